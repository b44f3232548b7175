CREATE TABLE "job_flag_due" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"number" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "platform_total" (
	"name" text PRIMARY KEY NOT NULL,
	"value" bigint NOT NULL,
	"counted_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "job_like_matched_at" ON "job_like" USING btree ("matched_at") WHERE matched_at is not null;--> statement-breakpoint
CREATE INDEX "mail_waiting" ON "mail" USING btree ("id") WHERE sent_at is null;--> statement-breakpoint
CREATE INDEX "user_type_created_at" ON "user" USING btree ("type","created_at","id");--> statement-breakpoint
CREATE INDEX "user_banned" ON "user" USING btree ("created_at","id") WHERE banned;--> statement-breakpoint
CREATE INDEX "user_unverified" ON "user" USING btree ("created_at","id") WHERE not email_verified;--> statement-breakpoint
-- What is looked at for flags before the day's round comes to it. A job is noted as often as it changes: whoever notes it
-- waits for nobody who notes the same one.
CREATE FUNCTION note_inserted_flags_due() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO job_flag_due (number) SELECT number FROM inserted WHERE status = 'Published';
	RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER job_flag_inserted AFTER INSERT ON "job" REFERENCING NEW TABLE AS inserted
	FOR EACH STATEMENT EXECUTE FUNCTION note_inserted_flags_due();--> statement-breakpoint
CREATE FUNCTION note_updated_flags_due() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO job_flag_due (number) VALUES (NEW.number);
	RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER job_flag_updated AFTER UPDATE ON "job"
	FOR EACH ROW WHEN ((OLD.status = 'Published' OR NEW.status = 'Published')
		AND (OLD.status, OLD.title, OLD.description, OLD.min_salary, OLD.max_salary, OLD.reply_pledge_days, OLD.published_at)
		IS DISTINCT FROM (NEW.status, NEW.title, NEW.description, NEW.min_salary, NEW.max_salary, NEW.reply_pledge_days,
			NEW.published_at)) EXECUTE FUNCTION note_updated_flags_due();--> statement-breakpoint
-- An answer can take a flag away at once; that none came is a matter of days, and the day's round sees it.
CREATE FUNCTION note_answered_flags_due() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO job_flag_due (number) SELECT job.number FROM job WHERE job.id = NEW.job_id
		AND EXISTS (SELECT FROM job_flag WHERE job_flag.number = job.number AND flag IN ('stale', 'lowResponse'));
	RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER job_like_flag_answered AFTER UPDATE ON "job_like"
	FOR EACH ROW WHEN ((OLD.matched_at, OLD.passed_at) IS DISTINCT FROM (NEW.matched_at, NEW.passed_at))
	EXECUTE FUNCTION note_answered_flags_due();
--> statement-breakpoint
-- What stands in an index of an expression is unknown until its table is analysed, and these may not be for months: without
-- it a word that every other job says is looked up as one that hardly any does.
ANALYZE "contact_message";--> statement-breakpoint
ANALYZE "job";--> statement-breakpoint
ANALYZE "organization";--> statement-breakpoint
ANALYZE "user";

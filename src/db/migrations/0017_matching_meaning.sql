CREATE TABLE "job_meaning" (
	"number" bigint PRIMARY KEY NOT NULL,
	"keys" integer[] NOT NULL,
	"must_ids" integer[] NOT NULL,
	"nice_ids" integer[] NOT NULL,
	"title_ids" integer[] NOT NULL,
	"sector" text,
	"job_type" text,
	"job_duration" text,
	"work_location" text,
	"countries" text[] NOT NULL,
	"lat" real,
	"lng" real,
	"pay_most" integer,
	"currency" text,
	"experience_years" integer,
	"education" smallint,
	"education_required" boolean NOT NULL,
	"languages" integer[] NOT NULL,
	"start_date" date,
	"meaning_version" integer NOT NULL,
	"written_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "profile_meaning" (
	"user_id" text PRIMARY KEY NOT NULL,
	"keys" integer[] NOT NULL,
	"skill_ids" integer[] NOT NULL,
	"role_ids" integer[] NOT NULL,
	"past_role_ids" integer[] NOT NULL,
	"wish_ids" integer[] NOT NULL,
	"sectors" text[] NOT NULL,
	"job_types" text[] NOT NULL,
	"job_durations" text[] NOT NULL,
	"work_locations" text[] NOT NULL,
	"countries" text[] NOT NULL,
	"lats" real[] NOT NULL,
	"lngs" real[] NOT NULL,
	"radius_km" integer,
	"floor_cell" integer,
	"currency" text,
	"experience_months" integer,
	"education" smallint,
	"languages" integer[] NOT NULL,
	"notice_weeks" integer,
	"meaning_version" integer NOT NULL,
	"written_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "stale_job" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"number" bigint NOT NULL,
	"again_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "stale_profile" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"again_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
-- Whoever is here already is written in the background; a company with a million jobs waits for none of it.
INSERT INTO "stale_job" ("number") SELECT number FROM "job" WHERE status = 'Published' ORDER BY number DESC;--> statement-breakpoint
INSERT INTO "stale_profile" ("user_id") SELECT user_id FROM "profile"
	WHERE visibility IN ('Public', 'SignedIn') AND availability <> 'NotLooking';--> statement-breakpoint
ALTER TABLE "job_meaning" ADD CONSTRAINT "job_meaning_number_job_number_fk" FOREIGN KEY ("number") REFERENCES "public"."job"("number") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profile_meaning" ADD CONSTRAINT "profile_meaning_user_id_profile_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."profile"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stale_job" ADD CONSTRAINT "stale_job_number_job_number_fk" FOREIGN KEY ("number") REFERENCES "public"."job"("number") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stale_profile" ADD CONSTRAINT "stale_profile_user_id_profile_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."profile"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
-- Ten times as many common keys as usual are known by how common they are: by that a search chooses.
ALTER TABLE "job_meaning" ALTER COLUMN "keys" SET STATISTICS 500;--> statement-breakpoint
ALTER TABLE "profile_meaning" ALTER COLUMN "keys" SET STATISTICS 500;--> statement-breakpoint
CREATE INDEX "job_meaning_keys" ON "job_meaning" USING gin ("keys") WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "job_meaning_version" ON "job_meaning" USING btree ("meaning_version");--> statement-breakpoint
CREATE INDEX "profile_meaning_keys" ON "profile_meaning" USING gin ("keys") WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "profile_meaning_version" ON "profile_meaning" USING btree ("meaning_version");--> statement-breakpoint
CREATE INDEX "stale_job_number" ON "stale_job" USING btree ("number");--> statement-breakpoint
CREATE INDEX "stale_profile_user_id" ON "stale_profile" USING btree ("user_id");--> statement-breakpoint
-- Somebody listens: what is noted is written within seconds.
CREATE FUNCTION tell_stale_meaning() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM pg_notify('stale_meaning', '');
	RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER stale_job_tell AFTER INSERT ON "stale_job" FOR EACH STATEMENT EXECUTE FUNCTION tell_stale_meaning();--> statement-breakpoint
CREATE TRIGGER stale_profile_tell AFTER INSERT ON "stale_profile" FOR EACH STATEMENT EXECUTE FUNCTION tell_stale_meaning();--> statement-breakpoint
-- Who writes the meaning along with the rows, as a generator of a million does, says so for its transaction.
CREATE FUNCTION is_meaning_given() RETURNS boolean LANGUAGE sql STABLE
RETURN coalesce(current_setting('flightpath.meaning', true), '') = 'given';--> statement-breakpoint
CREATE FUNCTION note_inserted_jobs() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF is_meaning_given() OR NOT EXISTS (SELECT FROM inserted WHERE status = 'Published') THEN RETURN NULL; END IF;
	INSERT INTO stale_job (number) SELECT number FROM inserted WHERE status = 'Published';
	RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER job_note_inserted AFTER INSERT ON "job" REFERENCING NEW TABLE AS inserted
	FOR EACH STATEMENT EXECUTE FUNCTION note_inserted_jobs();--> statement-breakpoint
-- What is no longer open is gone at once, and noted for the case that its meaning is just being written; what changed stays as
-- it was until it is written anew.
CREATE FUNCTION note_updated_job() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF NEW.status <> 'Published' THEN DELETE FROM job_meaning WHERE number = NEW.number; END IF;
	INSERT INTO stale_job (number) VALUES (NEW.number);
	RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER job_note_updated AFTER UPDATE ON "job"
	FOR EACH ROW WHEN ((OLD.status = 'Published' OR NEW.status = 'Published')
		AND (OLD.status, OLD.title, OLD.sector, OLD.job_type, OLD.job_duration, OLD.work_location, OLD.lat, OLD.lng, OLD.countries,
			OLD.must_have_skills, OLD.nice_to_have_skills, OLD.experience_years, OLD.education_level, OLD.education_requirement,
			OLD.languages, OLD.min_salary, OLD.max_salary, OLD.currency, OLD.salary_period, OLD.start_date)
		IS DISTINCT FROM (NEW.status, NEW.title, NEW.sector, NEW.job_type, NEW.job_duration, NEW.work_location, NEW.lat, NEW.lng,
			NEW.countries, NEW.must_have_skills, NEW.nice_to_have_skills, NEW.experience_years, NEW.education_level,
			NEW.education_requirement, NEW.languages, NEW.min_salary, NEW.max_salary, NEW.currency, NEW.salary_period,
			NEW.start_date)) EXECUTE FUNCTION note_updated_job();--> statement-breakpoint
CREATE FUNCTION may_be_suggested(visibility text, availability text) RETURNS boolean LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN visibility IN ('Public', 'SignedIn') AND availability <> 'NotLooking';--> statement-breakpoint
CREATE FUNCTION note_inserted_profiles() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF is_meaning_given() THEN RETURN NULL; END IF;
	INSERT INTO stale_profile (user_id) SELECT user_id FROM inserted WHERE may_be_suggested(visibility, availability);
	RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER profile_note_inserted AFTER INSERT ON "profile" REFERENCING NEW TABLE AS inserted
	FOR EACH STATEMENT EXECUTE FUNCTION note_inserted_profiles();--> statement-breakpoint
CREATE FUNCTION note_updated_profile() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF NOT may_be_suggested(NEW.visibility, NEW.availability) THEN DELETE FROM profile_meaning WHERE user_id = NEW.user_id; END IF;
	INSERT INTO stale_profile (user_id) VALUES (NEW.user_id);
	RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER profile_note_updated AFTER UPDATE ON "profile"
	FOR EACH ROW WHEN ((may_be_suggested(OLD.visibility, OLD.availability) OR may_be_suggested(NEW.visibility, NEW.availability))
		AND (may_be_suggested(OLD.visibility, OLD.availability), OLD.country_code, OLD.lat, OLD.lng, OLD.work, OLD.education,
			OLD.languages, OLD.skills, OLD.sectors, OLD.experience_years_override, OLD.education_level_override, OLD.desired_titles,
			OLD.job_types, OLD.job_durations, OLD.work_locations, OLD.places, OLD.radius_km, OLD.min_salary, OLD.currency,
			OLD.salary_period, OLD.notice_period_weeks)
		IS DISTINCT FROM (may_be_suggested(NEW.visibility, NEW.availability), NEW.country_code, NEW.lat, NEW.lng, NEW.work,
			NEW.education, NEW.languages, NEW.skills, NEW.sectors, NEW.experience_years_override, NEW.education_level_override,
			NEW.desired_titles, NEW.job_types, NEW.job_durations, NEW.work_locations, NEW.places, NEW.radius_km, NEW.min_salary,
			NEW.currency, NEW.salary_period, NEW.notice_period_weeks)) EXECUTE FUNCTION note_updated_profile();--> statement-breakpoint
-- Whoever is banned, or turns from a job seeker into an employer, leaves at once; whoever comes back is written anew.
CREATE FUNCTION note_updated_user() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF NEW.banned OR NEW.type <> 'Individual' THEN DELETE FROM profile_meaning WHERE user_id = NEW.id; END IF;
	INSERT INTO stale_profile (user_id) SELECT user_id FROM profile WHERE user_id = NEW.id;
	RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER user_note_updated AFTER UPDATE ON "user"
	FOR EACH ROW WHEN ((OLD.banned, OLD.type) IS DISTINCT FROM (NEW.banned, NEW.type)) EXECUTE FUNCTION note_updated_user();--> statement-breakpoint
-- The look-ups of matching. Always by the index: with a hundred keys to look for, PostgreSQL takes reading all rows for cheap,
-- and comparing each with a hundred keys is not.
CREATE FUNCTION jobs_by_keys(wanted integer[], most integer) RETURNS SETOF bigint LANGUAGE sql STABLE ROWS 1000
	SET enable_seqscan = off
	AS 'SELECT number FROM job_meaning WHERE keys && wanted LIMIT most';--> statement-breakpoint
CREATE FUNCTION jobs_by_key(common integer, one_half integer[], other_half integer[], most integer) RETURNS SETOF bigint
	LANGUAGE sql STABLE ROWS 500 SET enable_seqscan = off
	AS 'SELECT number FROM job_meaning WHERE keys @> ARRAY[common] AND keys && one_half AND keys && other_half LIMIT most';--> statement-breakpoint
CREATE FUNCTION people_by_keys(wanted integer[], most integer) RETURNS SETOF text LANGUAGE sql STABLE ROWS 1000
	SET enable_seqscan = off
	AS 'SELECT user_id FROM profile_meaning WHERE keys && wanted LIMIT most';--> statement-breakpoint
CREATE FUNCTION people_by_key(common integer, one_half integer[], other_half integer[], most integer) RETURNS SETOF text
	LANGUAGE sql STABLE ROWS 500 SET enable_seqscan = off
	AS 'SELECT user_id FROM profile_meaning WHERE keys @> ARRAY[common] AND keys && one_half AND keys && other_half LIMIT most';

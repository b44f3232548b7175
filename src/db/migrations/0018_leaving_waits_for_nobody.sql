-- Whoever hides, is banned or closes a job waits for nobody who is just writing what it means: a row that is being written is
-- passed by, and the note has it taken away. Until then every reader asks the tables themselves.
CREATE OR REPLACE FUNCTION note_updated_job() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF NEW.status <> 'Published' THEN
		DELETE FROM job_meaning WHERE number IN
			(SELECT number FROM job_meaning WHERE number = NEW.number FOR UPDATE SKIP LOCKED);
	END IF;
	INSERT INTO stale_job (number) VALUES (NEW.number);
	RETURN NULL;
END
$$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION note_updated_profile() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF NOT may_be_suggested(NEW.visibility, NEW.availability) THEN
		DELETE FROM profile_meaning WHERE user_id IN
			(SELECT user_id FROM profile_meaning WHERE user_id = NEW.user_id FOR UPDATE SKIP LOCKED);
	END IF;
	INSERT INTO stale_profile (user_id) VALUES (NEW.user_id);
	RETURN NULL;
END
$$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION note_updated_user() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF NEW.banned OR NEW.type <> 'Individual' THEN
		DELETE FROM profile_meaning WHERE user_id IN
			(SELECT user_id FROM profile_meaning WHERE user_id = NEW.id FOR UPDATE SKIP LOCKED);
	END IF;
	INSERT INTO stale_profile (user_id) SELECT user_id FROM profile WHERE user_id = NEW.id;
	RETURN NULL;
END
$$;--> statement-breakpoint
-- A queue keeps the policy it was made with: of the tasks that write meaning one waits at most, also where they were queued before.
DO $$
BEGIN
	IF to_regclass('pgboss.queue') IS NOT NULL THEN
		UPDATE pgboss.queue SET policy = 'short' WHERE name = 'write-meaning';
	END IF;
END
$$;

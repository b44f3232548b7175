-- Nobody looks for work and hires at once: whoever joins or founds a company is an employer from that moment. The
-- product makes them one before; this stands where they choose otherwise in between. The row is held until the place
-- in the company is there to be seen by `changeAccountType`. Primary keys of "user" and job_like. FP002 is known to
-- src/platform/errors/to-app-error.ts.
CREATE FUNCTION make_member_employer() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	account_type text;
BEGIN
	-- Likes hold the row as well: one that is being made is seen.
	SELECT type INTO account_type FROM "user" WHERE id = NEW.user_id FOR UPDATE;
	IF account_type = 'Individual' THEN
		IF EXISTS (
			SELECT 1 FROM job_like WHERE user_id = NEW.user_id AND state IN ('liked', 'approached', 'matched')
		) THEN
			RAISE EXCEPTION 'who stands somewhere with a job joins no company' USING ERRCODE = 'FP002';
		END IF;
		UPDATE "user" SET type = 'Employer' WHERE id = NEW.user_id;
	END IF;
	RETURN NEW;
END
$$;--> statement-breakpoint
CREATE TRIGGER member_make_employer BEFORE INSERT ON "member"
	FOR EACH ROW EXECUTE FUNCTION make_member_employer();

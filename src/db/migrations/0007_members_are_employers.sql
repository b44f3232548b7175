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
	FOR EACH ROW EXECUTE FUNCTION make_member_employer();--> statement-breakpoint
-- Nor does whoever stands in a company become a job seeker, by whatever hand.
CREATE FUNCTION keep_member_employer() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF EXISTS (SELECT 1 FROM "member" WHERE user_id = NEW.id) THEN
		NEW.type := 'Employer';
	END IF;
	RETURN NEW;
END
$$;--> statement-breakpoint
CREATE TRIGGER user_keep_member_employer BEFORE UPDATE OF type ON "user"
	FOR EACH ROW WHEN (NEW.type = 'Individual') EXECUTE FUNCTION keep_member_employer();--> statement-breakpoint
UPDATE "user" SET type = 'Employer' WHERE type = 'Individual'
	AND EXISTS (SELECT 1 FROM "member" WHERE user_id = "user".id)
	AND NOT EXISTS (SELECT 1 FROM job_like WHERE user_id = "user".id AND state IN ('liked', 'approached', 'matched'));

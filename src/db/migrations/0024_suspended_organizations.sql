ALTER TABLE "organization" ADD COLUMN "suspended_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "organization" ADD COLUMN "suspension_reason" text;--> statement-breakpoint
CREATE INDEX "organization_created_at" ON "organization" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "organization_suspended" ON "organization" USING btree ("created_at","id") WHERE suspended_at is not null;--> statement-breakpoint
ALTER TABLE "organization" ADD CONSTRAINT "organization_suspension_has_reason" CHECK (("organization"."suspended_at" is null) = ("organization"."suspension_reason" is null));--> statement-breakpoint
CREATE INDEX "organization_folded_name" ON "organization" USING btree (fold_text("name") COLLATE "und-x-icu", "id");--> statement-breakpoint
-- Nothing of a suspended company comes before the public, and what its suspension took down comes back however long it took.
-- Whoever publishes waits for whoever is just suspending the company.
CREATE OR REPLACE FUNCTION check_job_move() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	today CONSTANT date := (now() AT TIME ZONE 'utc')::date;
	may_move boolean := CASE OLD.status || ' to ' || NEW.status
		WHEN 'Draft to Published' THEN NEW.closing_date > today AND NEW.closing_date <= today + 90
		WHEN 'Published to Draft' THEN NOT EXISTS (SELECT FROM job_like WHERE job_id = NEW.id)
		WHEN 'Published to Archived' THEN NEW.archived_at IS NOT NULL AND NEW.archive_reason IS NOT NULL
		WHEN 'Archived to Published' THEN NEW.closing_date >= today
			AND (OLD.archive_reason = 'Suspended' OR today - (OLD.archived_at AT TIME ZONE 'utc')::date <= 7)
		ELSE false END;
BEGIN
	IF may_move AND NEW.status = 'Published' THEN
		PERFORM FROM organization WHERE id = NEW.organization_id AND suspended_at IS NULL FOR SHARE;
		may_move := FOUND;
	END IF;
	IF may_move IS NOT TRUE THEN
		RAISE EXCEPTION 'a job may not go from % to % like this', OLD.status, NEW.status USING ERRCODE = 'FP003';
	END IF;
	RETURN NEW;
END
$$;

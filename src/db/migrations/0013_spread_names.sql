CREATE TABLE "renamed_organization" (
	"organization_id" text PRIMARY KEY NOT NULL,
	"below" bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "renamed_organization" ADD CONSTRAINT "renamed_organization_organization_id_organization_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organization"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
DROP INDEX "job_organization_id";--> statement-breakpoint
CREATE INDEX "job_organization_id" ON "job" USING btree ("organization_id","status","number");--> statement-breakpoint
CREATE FUNCTION write_searchable(numbers bigint[]) RETURNS void LANGUAGE sql
	SET enable_seqscan = off AS $$
	INSERT INTO searchable_job (number, published_at, currency, salary_most, salary_least, experience_years, lat, lng, facets,
			search_vector, filler)
		SELECT number, published_at, currency, salary_most, salary_least, experience_years, lat, lng, facets, search_vector, filler
		FROM searchable_form WHERE number = ANY (numbers)
$$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION keep_inserted_searchable() RETURNS trigger LANGUAGE plpgsql SET enable_seqscan = off AS $$
BEGIN
	PERFORM FROM organization WHERE id IN (SELECT organization_id FROM inserted WHERE status = 'Published') ORDER BY id FOR SHARE;
	PERFORM write_searchable(array_agg(number)) FROM inserted WHERE status = 'Published' HAVING count(*) > 0;
	RETURN NULL;
END
$$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION keep_updated_searchable() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM FROM organization WHERE id = NEW.organization_id FOR SHARE;
	DELETE FROM searchable_job WHERE number = NEW.number;
	PERFORM write_searchable(ARRAY[NEW.number]);
	RETURN NULL;
END
$$;--> statement-breakpoint
DROP TRIGGER job_keep_updated_searchable ON "job";--> statement-breakpoint
-- The editor writes every column: what counts is whether one is another than before. These are those of searchable_form.
CREATE TRIGGER job_keep_updated_searchable AFTER UPDATE ON "job"
	FOR EACH ROW WHEN ((OLD.status = 'Published' OR NEW.status = 'Published')
		AND (OLD.status, OLD.organization_id, OLD.title, OLD.sector, OLD.job_type, OLD.job_duration, OLD.work_location,
			OLD.location, OLD.lat, OLD.lng, OLD.description, OLD.must_have_skills, OLD.nice_to_have_skills, OLD.experience_years,
			OLD.education_level, OLD.min_salary, OLD.max_salary, OLD.currency, OLD.salary_period, OLD.published_at)
		IS DISTINCT FROM (NEW.status, NEW.organization_id, NEW.title, NEW.sector, NEW.job_type, NEW.job_duration,
			NEW.work_location, NEW.location, NEW.lat, NEW.lng, NEW.description, NEW.must_have_skills, NEW.nice_to_have_skills,
			NEW.experience_years, NEW.education_level, NEW.min_salary, NEW.max_salary, NEW.currency, NEW.salary_period,
			NEW.published_at)) EXECUTE FUNCTION keep_updated_searchable();--> statement-breakpoint
-- Tells the company's name to its hundred newest open jobs below a number, and answers the number from which to go on; null
-- when there are no more. Of twenty thousand letters each, the longest there are, a hundred take a second on a busy machine.
-- Which ones is a range of the index job_organization_id: one company and status, read from the end. Asked for by the
-- number alone they could also be met along all numbers, past every newer job of others. Planned each time, for less than
-- a millisecond: a plan that a connection keeps from when there were few jobs may read all of them.
CREATE FUNCTION spread_name(company text, below bigint) RETURNS bigint LANGUAGE plpgsql
	SET enable_seqscan = off SET enable_bitmapscan = off SET plan_cache_mode = force_custom_plan AS $$
DECLARE
	numbers bigint[] := ARRAY(SELECT number FROM job
		WHERE (organization_id, status, number) < (company, 'Published', below) AND (organization_id, status) >= (company, 'Published')
		ORDER BY organization_id DESC, status DESC, number DESC LIMIT 100);
BEGIN
	UPDATE searchable_job SET search_vector = form.search_vector FROM searchable_form AS form
		WHERE form.number = searchable_job.number AND form.number = ANY (numbers);
	RETURN numbers[100];
END
$$;--> statement-breakpoint
-- Nobody waits for more than the first ones when they rename a company; the task spread-names does the others.
CREATE OR REPLACE FUNCTION keep_company_searchable() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO renamed_organization (organization_id, below)
		SELECT NEW.id, number FROM spread_name(NEW.id, 9223372036854775807) AS rest (number) WHERE number IS NOT NULL
		ON CONFLICT (organization_id) DO UPDATE SET below = EXCLUDED.below;
	RETURN NULL;
END
$$;--> statement-breakpoint
-- Pages that were kept while some jobs still had the old name.
CREATE TRIGGER renamed_organization_tell_public_change AFTER DELETE ON "renamed_organization"
	FOR EACH STATEMENT EXECUTE FUNCTION tell_public_change();

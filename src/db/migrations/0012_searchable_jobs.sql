-- Whatever is searched stands in a narrow row of its own: of a wide one, ten thousand cannot be looked at in passing. The
-- view says what must stand there; the triggers below keep it so.
-- PostgreSQL's parser, which counted the words before, knew better about some of them: 694e7a67 was two numbers to it.
CREATE FUNCTION words_vector(words text) RETURNS tsvector LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN (SELECT coalesce(string_agg(word || ':' || least(place, 16383), ' '), '')::tsvector
	FROM unnest(string_to_array(words, ' ')) WITH ORDINALITY AS said (word, place)
	WHERE word <> '' AND octet_length(word) <= 2046);--> statement-breakpoint
CREATE FUNCTION job_words(title text, location text, company text, must_have_skills text[], nice_to_have_skills text[],
	description text, sector text) RETURNS tsvector LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN words_vector(search_words(title || ' xfieldx ' || location || ' xfieldx ' || company || ' xfieldx '
	|| array_to_string(must_have_skills || nice_to_have_skills, ' xfieldx ') || ' xfieldx ' || left(description, 100000)))
	|| array_to_tsvector(array_remove(ARRAY['=' || sector], NULL));--> statement-breakpoint
CREATE TABLE "searchable_job" (
	"number" bigint PRIMARY KEY NOT NULL,
	"published_at" timestamp (3) with time zone NOT NULL,
	"currency" text,
	"salary_most" bigint,
	"salary_least" bigint,
	"experience_years" integer NOT NULL,
	"lat" double precision,
	"lng" double precision,
	"facets" text[] NOT NULL,
	"search_vector" "tsvector" NOT NULL,
	"filler" text NOT NULL
);
--> statement-breakpoint
-- Words go beside the table, and as they are: taking them apart again costs more than reading them. Codes stay in the row.
-- PostgreSQL puts nothing beside a row that is shorter than two kilobytes: the filler makes each so long, and is packed
-- into thirty bytes.
ALTER TABLE "searchable_job" ALTER COLUMN "search_vector" SET STORAGE EXTERNAL, ALTER COLUMN "facets" SET STORAGE MAIN,
	SET (toast_tuple_target = 256);--> statement-breakpoint
CREATE VIEW searchable_form AS SELECT job.number, job.published_at, job.currency,
		yearly_salary(coalesce(job.max_salary, job.min_salary), job.salary_period) AS salary_most,
		yearly_salary(coalesce(job.min_salary, job.max_salary), job.salary_period) AS salary_least,
		job.experience_years, CASE WHEN is_placed THEN job.lat END AS lat, CASE WHEN is_placed THEN job.lng END AS lng,
		job_facets(job.job_type, job.job_duration, job.sector, job.work_location, job.education_level) AS facets,
		job_words(job.title, job.location, organization.name, job.must_have_skills, job.nice_to_have_skills, job.description,
			job.sector) AS search_vector,
		repeat(' ', 2048) AS filler
	FROM job JOIN organization ON organization.id = job.organization_id,
		LATERAL (SELECT job.work_location <> 'Remote' AND job.lat BETWEEN -90 AND 90 AND job.lng BETWEEN -180 AND 180) AS place (is_placed)
	WHERE job.status = 'Published';--> statement-breakpoint
INSERT INTO searchable_job SELECT * FROM searchable_form;--> statement-breakpoint
ANALYZE searchable_job;--> statement-breakpoint
CREATE INDEX "searchable_job_words" ON "searchable_job" USING gin ("search_vector","facets") WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "searchable_job_newest" ON "searchable_job" USING btree ("published_at" DESC NULLS FIRST,"number" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "searchable_job_salary" ON "searchable_job" USING btree ("currency","salary_most" DESC NULLS FIRST,"number" DESC NULLS FIRST,"published_at");--> statement-breakpoint
ALTER TABLE "searchable_job" ADD CONSTRAINT "searchable_job_number_job_number_fk" FOREIGN KEY ("number") REFERENCES "public"."job"("number") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
-- Whoever publishes or archives waits for whoever renames the company, and the other way round: each would see the other's old text.
-- However few jobs there were when the plan was made, what was written is looked up and not searched among all.
CREATE FUNCTION keep_inserted_searchable() RETURNS trigger LANGUAGE plpgsql SET enable_seqscan = off AS $$
BEGIN
	PERFORM FROM organization WHERE id IN (SELECT organization_id FROM inserted WHERE status = 'Published') ORDER BY id FOR SHARE;
	INSERT INTO searchable_job SELECT * FROM searchable_form
		WHERE number IN (SELECT number FROM inserted WHERE status = 'Published');
	RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER job_keep_inserted_searchable AFTER INSERT ON "job" REFERENCING NEW TABLE AS inserted
	FOR EACH STATEMENT EXECUTE FUNCTION keep_inserted_searchable();--> statement-breakpoint
CREATE FUNCTION keep_updated_searchable() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM FROM organization WHERE id = NEW.organization_id FOR SHARE;
	DELETE FROM searchable_job WHERE number = NEW.number;
	INSERT INTO searchable_job SELECT * FROM searchable_form WHERE number = NEW.number;
	RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER job_keep_updated_searchable AFTER UPDATE OF status, organization_id, title, sector, job_type, job_duration,
	work_location, location, lat, lng, description, must_have_skills, nice_to_have_skills, experience_years, education_level,
	min_salary, max_salary, currency, salary_period, published_at ON "job"
	FOR EACH ROW WHEN (OLD.status = 'Published' OR NEW.status = 'Published') EXECUTE FUNCTION keep_updated_searchable();--> statement-breakpoint
CREATE FUNCTION keep_company_searchable() RETURNS trigger LANGUAGE plpgsql SET enable_seqscan = off AS $$
BEGIN
	UPDATE searchable_job SET search_vector = form.search_vector FROM searchable_form AS form
		WHERE form.number = searchable_job.number AND form.number IN (
			SELECT number FROM job WHERE organization_id = NEW.id AND status = 'Published');
	RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER organization_keep_searchable AFTER UPDATE OF name ON "organization"
	FOR EACH ROW WHEN (OLD.name IS DISTINCT FROM NEW.name) EXECUTE FUNCTION keep_company_searchable();--> statement-breakpoint
DROP INDEX "job_search";--> statement-breakpoint
DROP INDEX "job_published_point";--> statement-breakpoint
DROP INDEX "job_published_salary";--> statement-breakpoint
DROP INDEX "organization_name_search";--> statement-breakpoint
-- The last statement on the table of the old columns; what they were made with goes after them.
ALTER TABLE "job" DROP COLUMN "salary_most", DROP COLUMN "salary_least", DROP COLUMN "search_vector", DROP COLUMN "facets";--> statement-breakpoint
DROP FUNCTION job_search_vector(text, text, text[], text[], text, text, text);--> statement-breakpoint
UPDATE "job" SET team_id = NULL WHERE team_id IS NOT NULL AND NOT EXISTS (SELECT FROM team WHERE team.id = job.team_id);--> statement-breakpoint
ALTER TABLE "job" ADD CONSTRAINT "job_team_id_team_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."team"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "job_team_id" ON "job" USING btree ("team_id") WHERE team_id is not null;

-- A search is found by its words. `search_words` is the SQL twin of src/domain/text/search-words.ts; a test holds the two
-- together. A word is a run of letters and digits by the rules named beside it, not by those of the database, whose own
-- parser of texts would know another word in every country and no "C++" in any.
CREATE FUNCTION name_symbols(folded text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
RETURN replace(replace(replace(CASE WHEN strpos(folded, '.net') = 0 THEN folded
	ELSE regexp_replace(folded COLLATE "und-x-icu", '(^|[^[:alnum:]])\.net', '\1dotnet', 'g') END,
	'c++', 'cplusplus'), 'c#', 'csharp'), 'f#', 'fsharp');--> statement-breakpoint
CREATE FUNCTION search_words(given text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
RETURN regexp_replace(name_symbols(fold_text(given)) COLLATE "und-x-icu", '[^[:alnum:]]+', ' ', 'g');--> statement-breakpoint
-- Between two fields stands a word that nobody types, so that a phrase is never found across them; the sector and the
-- company are marks beside the words, because what they are called is shared by many jobs and changes without them. A
-- vector has room for a megabyte: of a longer description the first hundred thousand letters are searched. PostgreSQL's
-- parser gets nothing but words here, which it only counts.
CREATE FUNCTION job_search_vector(title text, location text, must_have_skills text[], nice_to_have_skills text[],
	description text, sector text, organization_id text) RETURNS tsvector LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN to_tsvector('pg_catalog.simple', search_words(title || ' xfieldx ' || location || ' xfieldx '
	|| array_to_string(must_have_skills || nice_to_have_skills, ' xfieldx ') || ' xfieldx ' || left(description, 100000)))
	|| array_to_tsvector(array_remove(ARRAY['=' || sector, '@' || organization_id], NULL));--> statement-breakpoint
CREATE FUNCTION job_facets(job_type text, job_duration text, sector text, work_location text, education_level text)
RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN array_remove(ARRAY['jobType:' || job_type, 'jobDuration:' || job_duration, 'sector:' || sector,
	'workLocation:' || work_location, 'educationLevel:' || education_level], NULL);--> statement-breakpoint
-- The twin of `yearlyAmount` in src/domain/money/salary.ts. 2,147,483,647 an hour does not fit an integer.
CREATE FUNCTION yearly_salary(amount integer, period text) RETURNS bigint LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
RETURN amount::bigint * CASE period WHEN 'Hour' THEN 1720 WHEN 'Day' THEN 220 WHEN 'Month' THEN 12 WHEN 'Year' THEN 1 END;--> statement-breakpoint
-- Text without the spaces around it, and its length as forms count it: a letter beyond the first 65,536 is two.
CREATE FUNCTION trimmed(given text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN btrim(given, E' \t\n\r\f\v\u00a0\u1680\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200a\u2028\u2029\u202f\u205f\u3000\ufeff');--> statement-breakpoint
CREATE FUNCTION typed_length(given text) RETURNS integer LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
RETURN char_length(given) + CASE WHEN octet_length(given) = char_length(given) THEN 0
	ELSE char_length(regexp_replace(given, '[^\U00010000-\U0010FFFF]', '', 'g')) END;--> statement-breakpoint
-- The twin of `publishProblems` in src/domain/job/publish-rules.ts, but for today's date and for the exact shape of
-- addresses; a test holds the two together.
CREATE FUNCTION job_is_complete(title text, sector text, job_type text, job_duration text, work_location text, location text,
	countries text[], openings integer, description text, must_have_skills text[], nice_to_have_skills text[],
	experience_years integer, education_level text, min_salary integer, max_salary integer, currency text,
	salary_period text, closing_date date, apply_mode text, apply_url text, apply_email text,
	reply_pledge_days integer, published_at timestamptz) RETURNS boolean LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN coalesce(typed_length(trimmed(title)) BETWEEN 2 AND 120 AND sector IS NOT NULL AND job_type IS NOT NULL
	AND job_duration IS NOT NULL AND work_location IS NOT NULL
	AND CASE work_location WHEN 'Remote' THEN cardinality(countries) > 0 ELSE trimmed(location) <> '' END
	AND openings >= 1 AND typed_length(left(trimmed(description), 50)) >= 50
	AND cardinality(must_have_skills) BETWEEN 1 AND 10 AND cardinality(nice_to_have_skills) <= 10
	AND experience_years BETWEEN 0 AND 50 AND education_level IS NOT NULL
	AND (job_type = 'Volunteer' OR (min_salary IS NOT NULL AND max_salary IS NOT NULL AND currency IS NOT NULL
		AND salary_period IS NOT NULL))
	AND closing_date IS NOT NULL
	AND CASE apply_mode WHEN 'Here' THEN true WHEN 'Url' THEN apply_url ~* '^https?://.' WHEN 'Email' THEN apply_email ~ '.@.' END
	AND reply_pledge_days IN (7, 14, 21) AND published_at IS NOT NULL, false);--> statement-breakpoint
CREATE TABLE "title_word" (
	"word" text PRIMARY KEY NOT NULL
);
--> statement-breakpoint
ALTER TABLE "job" DROP CONSTRAINT "job_published_is_complete";--> statement-breakpoint
DROP INDEX "job_search_trigrams";--> statement-breakpoint
DROP INDEX "job_published_sector";--> statement-breakpoint
DROP INDEX "organization_name_search";--> statement-breakpoint
-- One rewrite of the table for all of them.
ALTER TABLE "job" ADD COLUMN "salary_most" bigint GENERATED ALWAYS AS (yearly_salary(coalesce(max_salary, min_salary), salary_period)) STORED,
	ADD COLUMN "salary_least" bigint GENERATED ALWAYS AS (yearly_salary(coalesce(min_salary, max_salary), salary_period)) STORED,
	ADD COLUMN "search_vector" "tsvector" GENERATED ALWAYS AS (job_search_vector(title, location, must_have_skills, nice_to_have_skills, description, sector, organization_id)) STORED NOT NULL,
	ADD COLUMN "facets" text[] GENERATED ALWAYS AS (job_facets(job_type, job_duration, sector, work_location, education_level)) STORED NOT NULL,
	DROP COLUMN "search_text";--> statement-breakpoint
CREATE INDEX "title_word_trigrams" ON "title_word" USING gist (word COLLATE "und-x-icu" gist_trgm_ops);--> statement-breakpoint
CREATE INDEX "job_search" ON "job" USING gin ("search_vector","facets") WITH (fastupdate=false) WHERE status = 'Published';--> statement-breakpoint
CREATE INDEX "job_published_point" ON "job" USING gist (point(lng, lat)) WHERE status = 'Published' and lat is not null and lng is not null;--> statement-breakpoint
CREATE INDEX "job_published_closing" ON "job" USING btree ("closing_date") WHERE status = 'Published';--> statement-breakpoint
CREATE INDEX "job_published_salary" ON "job" USING btree ("currency","salary_most" DESC NULLS FIRST,"number" DESC NULLS FIRST,"published_at") WHERE status = 'Published';--> statement-breakpoint
CREATE INDEX "organization_name_search" ON "organization" USING gin (search_words("name") COLLATE "und-x-icu" gin_trgm_ops);--> statement-breakpoint
DROP FUNCTION job_search_text(text, text, text[], text[], text);--> statement-breakpoint
ALTER TABLE "job" ADD CONSTRAINT "job_published_is_complete" CHECK ("job"."status" <> 'Published' or job_is_complete("job"."title", "job"."sector", "job"."job_type", "job"."job_duration",
        "job"."work_location", "job"."location", "job"."countries", "job"."openings", "job"."description", "job"."must_have_skills",
        "job"."nice_to_have_skills", "job"."experience_years", "job"."education_level", "job"."min_salary", "job"."max_salary",
        "job"."currency", "job"."salary_period", "job"."closing_date", "job"."apply_mode", "job"."apply_url", "job"."apply_email",
        "job"."reply_pledge_days", "job"."published_at"));--> statement-breakpoint
-- Lists read many rows and few of their texts: what is long goes beside the table sooner than PostgreSQL would.
ALTER TABLE "job" SET (toast_tuple_target = 512);--> statement-breakpoint
-- The table of src/domain/job/transitions.ts as the database knows it: who may do it and why not is said before it comes
-- here. FP003 is known to src/platform/errors/to-app-error.ts.
CREATE FUNCTION check_job_move() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	today CONSTANT date := (now() AT TIME ZONE 'utc')::date;
	may_move CONSTANT boolean := CASE OLD.status || ' to ' || NEW.status
		WHEN 'Draft to Published' THEN NEW.closing_date > today AND NEW.closing_date <= today + 90
		WHEN 'Published to Draft' THEN NOT EXISTS (SELECT FROM job_like WHERE job_id = NEW.id)
		WHEN 'Published to Archived' THEN NEW.archived_at IS NOT NULL AND NEW.archive_reason IS NOT NULL
		WHEN 'Archived to Published' THEN NEW.closing_date >= today
			AND today - (OLD.archived_at AT TIME ZONE 'utc')::date <= 7
		ELSE false END;
BEGIN
	IF may_move IS NOT TRUE THEN
		RAISE EXCEPTION 'a job may not go from % to % like this', OLD.status, NEW.status USING ERRCODE = 'FP003';
	END IF;
	RETURN NEW;
END
$$;--> statement-breakpoint
CREATE TRIGGER job_check_move BEFORE UPDATE OF status ON "job"
	FOR EACH ROW WHEN (OLD.status IS DISTINCT FROM NEW.status) EXECUTE FUNCTION check_job_move();--> statement-breakpoint
-- Words in their order, so that two who publish at once wait for each other at most. Of many rows together each title is
-- looked at once.
CREATE FUNCTION keep_words_of_titles(titles text[]) RETURNS void LANGUAGE sql AS $$
	INSERT INTO title_word SELECT DISTINCT word
	FROM (SELECT DISTINCT unnest(titles)) AS given (title), unnest(string_to_array(search_words(title), ' ')) AS found (word)
	WHERE char_length(word) BETWEEN 3 AND 40 ORDER BY word ON CONFLICT DO NOTHING
$$;--> statement-breakpoint
CREATE FUNCTION keep_title_words() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'UPDATE' THEN
		PERFORM keep_words_of_titles(ARRAY[NEW.title]);
	ELSE
		PERFORM keep_words_of_titles(array_agg(DISTINCT title)) FROM inserted WHERE status = 'Published' HAVING count(*) > 0;
	END IF;
	RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER job_keep_inserted_title_words AFTER INSERT ON "job" REFERENCING NEW TABLE AS inserted
	FOR EACH STATEMENT EXECUTE FUNCTION keep_title_words();--> statement-breakpoint
CREATE TRIGGER job_keep_updated_title_words AFTER UPDATE OF title, status ON "job"
	FOR EACH ROW WHEN (NEW.status = 'Published') EXECUTE FUNCTION keep_title_words();--> statement-breakpoint
SELECT keep_words_of_titles(array_agg(DISTINCT title)) FROM job WHERE status = 'Published';--> statement-breakpoint
-- Pages that everybody may see are kept for a while: every server hears of a change when it is committed.
CREATE FUNCTION tell_public_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM pg_notify('public_pages', '');
	RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER job_tell_public_change AFTER INSERT OR UPDATE OR DELETE ON "job"
	FOR EACH STATEMENT EXECUTE FUNCTION tell_public_change();--> statement-breakpoint
CREATE TRIGGER organization_tell_public_change AFTER INSERT OR UPDATE OR DELETE ON "organization"
	FOR EACH STATEMENT EXECUTE FUNCTION tell_public_change();

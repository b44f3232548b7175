-- Search text is kept folded and found by its trigrams. pg_trgm is a trusted extension: the owner of the database may add it.
CREATE EXTENSION IF NOT EXISTS pg_trgm;--> statement-breakpoint
-- The SQL twin of `foldText` in src/domain/text/fold-text.ts; a test holds the two together. Its rules of letter case are
-- named, because the database's own may be of any country: Turkish makes 'IT' another word, and C knows A to Z alone.
-- Plain ASCII, most of what there is in English, has nothing to fold but its case: that makes it ten times as fast.
CREATE FUNCTION fold_text(given text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
RETURN CASE WHEN octet_length(given) = char_length(given) THEN lower(given COLLATE "C") COLLATE "und-x-icu" ELSE
	replace(replace(replace(replace(replace(replace(
		lower(regexp_replace(normalize(given, NFKD), '[\u0300-\u036f]', '', 'g') COLLATE "und-x-icu"),
		'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'ø', 'o'), 'ł', 'l'), 'ς', 'σ') END;--> statement-breakpoint
-- Between two fields stands ' | ', so that a phrase is never found across them. The company's name and the sector are
-- searched beside it: they are shared by many jobs and change without them.
CREATE FUNCTION job_search_text(title text, location text, must_have_skills text[], nice_to_have_skills text[], description text)
RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN fold_text(title || ' | ' || location || ' | ' || array_to_string(must_have_skills, ' | ') || ' | '
	|| array_to_string(nice_to_have_skills, ' | ') || ' | ' || description);--> statement-breakpoint
-- Writing the column also fills it for every job there is.
ALTER TABLE "job" ADD COLUMN "search_text" text GENERATED ALWAYS AS (job_search_text(title, location, must_have_skills, nice_to_have_skills, description)) STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "job_search_trigrams" ON "job" USING gin ("search_text" COLLATE "und-x-icu" gin_trgm_ops) WHERE status = 'Published';--> statement-breakpoint
CREATE INDEX "job_published_sector" ON "job" USING btree ("sector") WHERE status = 'Published';--> statement-breakpoint
CREATE INDEX "organization_name_search" ON "organization" USING gin (fold_text("name") COLLATE "und-x-icu" gin_trgm_ops);
-- Tells the company's name to its newest open jobs below a number, and answers the number from which to go on; null when
-- there are no more. So many at a time as have 20,000 bytes of description together, at least one and at most a hundred:
-- the longest text has as many, and its words take some thirty milliseconds to index, more on a busy machine. Whoever
-- renames the company waits for them and holds it meanwhile. How long a text is is known without reading it.
-- Which ones is a range of the index job_organization_id: one company and status, read from the end. Asked for by the
-- number alone they could also be met along all numbers, past every newer job of others. Planned each time, for less than
-- a millisecond: a plan that a connection keeps from when there were few jobs may read all of them.
CREATE OR REPLACE FUNCTION spread_name(company text, below bigint) RETURNS bigint LANGUAGE plpgsql
	SET enable_seqscan = off SET enable_bitmapscan = off SET plan_cache_mode = force_custom_plan AS $$
DECLARE
	newest bigint[];
	told bigint[];
BEGIN
	SELECT array_agg(number ORDER BY number DESC),
			array_agg(number ORDER BY number DESC) FILTER (WHERE earlier_bytes < 20000)
		INTO newest, told
		FROM (SELECT number, sum(bytes) OVER (ORDER BY number DESC) - bytes AS earlier_bytes
			FROM (SELECT number, octet_length(description) AS bytes FROM job
				WHERE (organization_id, status, number) < (company, 'Published', below)
					AND (organization_id, status) >= (company, 'Published')
				ORDER BY organization_id DESC, status DESC, number DESC LIMIT 101) AS open) AS weighed;
	told := told[:100];
	UPDATE searchable_job SET search_vector = form.search_vector FROM searchable_form AS form
		WHERE form.number = searchable_job.number AND form.number = ANY (told);
	RETURN CASE WHEN cardinality(newest) > cardinality(told) THEN told[cardinality(told)] END;
END
$$;

import { sql, type SQL } from 'drizzle-orm'
import { searchableJob } from '#/db/schema/index.ts'
import type { Actor } from '#/domain/access/actor.ts'
import type { JobPosition } from '#/domain/job/job-position.ts'
import { allOf, NEWEST_FIRST } from '#/platform/job-search/job-conditions.server.ts'
import { scoreJobs } from '#/platform/job-search/job-scorer.server.ts'
import { countOf } from './count-jobs.server.ts'
import type { FoundPage } from './found-page.server.ts'
import { JOBS_RANKED_MAX } from './jobs-search.ts'

/** Behind all that has a score. */
const NO_SCORE = -1

const isBehind = (row: { key: number; number: number }, after: JobPosition | null) =>
  !after || row.key < after.key || (row.key === after.key && row.number < after.number)

/**
 * The newest jobs that meet the conditions, as many as are ranked, in the form of `jobPage`. Walks the index
 * searchable_job_newest or looks into searchable_job_words.
 */
export function jobsToRank(conditions: readonly SQL[]): SQL {
  const newest = sql`select ${searchableJob.number} as job_number, ${searchableJob.publishedAt} from ${searchableJob}
    where ${allOf(conditions)} order by ${NEWEST_FIRST} limit ${JOBS_RANKED_MAX}::int`
  return sql`select ${countOf(conditions)} as found, null::int as fresh, job_number, 0 as order_key
    from (select) as always left join (${newest}) as newest on true`
}

/** A page of those, the ones that fit the actor best first, equals newest first. */
export async function rankByFit(
  { actor, request }: { actor: Actor; request: Request | undefined },
  found: FoundPage,
  { after, limit }: { after: JobPosition | null; limit: number },
): Promise<FoundPage> {
  const scores = await scoreJobs(
    actor,
    found.rows.flatMap(({ scored }) => scored ?? []),
    request,
  )
  const rows = found.rows
    .map((row) => ({ ...row, key: scores.get(row.id) ?? NO_SCORE }))
    .toSorted((a, b) => b.key - a.key || b.number - a.number)
    .filter((row) => isBehind(row, after))
  return { ...found, rows: rows.slice(0, limit + 1) }
}

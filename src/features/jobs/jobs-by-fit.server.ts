import { sql, type SQL } from 'drizzle-orm'
import { searchableJob } from '#/db/schema/index.ts'
import type { Actor } from '#/domain/access/actor.ts'
import type { JobPosition } from '#/domain/job/job-position.ts'
import { allOf, NEWEST_FIRST } from '#/platform/job-search/job-conditions.server.ts'
import { rememberJobs } from '#/platform/job-reading/scored-jobs.server.ts'
import { jobScorer } from '#/platform/job-search/job-scorer.server.ts'
import { countOf } from './count-jobs.server.ts'
import { findPage, type FoundPage } from './found-page.server.ts'
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

type Ranking = { actor: Actor; userId: string; request: Request | undefined; conditions: readonly SQL[] }

/** Jobs that are older than those, and likely to fit: asked for where there are more than are ranked. */
async function findLikely({ actor, userId, request, conditions }: Ranking, { found, rows }: FoundPage) {
  if (found !== null && found <= JOBS_RANKED_MAX) return []
  const likely = await jobScorer().findLikely(actor, conditions, request)
  if (!likely) return []
  const numbers = sql`select null::int as found, null::int as fresh, number as job_number, 0 as order_key
    from (${likely}) as likely`
  const page = await findPage(numbers, { without: null, reading: { userId, request: undefined } })
  if (request)
    rememberJobs(
      request,
      page.rows.flatMap(({ scored }) => scored ?? []),
    )
  const known = new Set(rows.map(({ id }) => id))
  return page.rows.filter(({ id }) => !known.has(id))
}

/** A page of those and of older ones that are likely to fit, best first, equals newest first. */
export async function rankByFit(
  ranking: Ranking,
  found: FoundPage,
  { after, limit }: { after: JobPosition | null; limit: number },
): Promise<FoundPage> {
  const all = [...found.rows, ...(await findLikely(ranking, found))]
  const scores = await jobScorer().score(
    ranking.actor,
    all.flatMap(({ scored }) => scored ?? []),
    ranking.request,
  )
  const rows = all
    .map((row) => ({ ...row, key: scores.get(row.id) ?? NO_SCORE }))
    .toSorted((a, b) => b.key - a.key || b.number - a.number)
    .filter((row) => isBehind(row, after))
  return { ...found, rows: rows.slice(0, limit + 1) }
}

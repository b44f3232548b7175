import { eq, type SQL } from 'drizzle-orm'
import { db } from '#/db/client.server.ts'
import { listedCompanyColumns, scoredColumns } from '#/db/listed-columns.ts'
import { job, organization, searchableJob } from '#/db/schema/index.ts'
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
 * A page of the newest jobs that meet the conditions, those that fit the actor best first; jobs beyond the newest
 * `JOBS_RANKED_MAX` are not looked at. Walks the index searchable_job_newest or looks into searchable_job_words.
 */
export async function findPageByFit(
  actor: Actor,
  { conditions, after, limit }: { conditions: readonly SQL[]; after: JobPosition | null; limit: number },
): Promise<FoundPage> {
  const candidates = await db()
    .select({ job: scoredColumns, organization: listedCompanyColumns, found: countOf(conditions) })
    .from(searchableJob)
    .innerJoin(job, eq(job.number, searchableJob.number))
    .innerJoin(organization, eq(organization.id, job.organizationId))
    .where(allOf(conditions))
    .orderBy(NEWEST_FIRST)
    .limit(JOBS_RANKED_MAX)
  const scores = await scoreJobs(
    actor,
    candidates.map((candidate) => candidate.job),
  )
  const rows = candidates
    .map((candidate) => ({
      ...{ ...candidate.job, organization: candidate.organization, scored: candidate.job },
      key: scores.get(candidate.job.id) ?? NO_SCORE,
    }))
    .toSorted((a, b) => b.key - a.key || b.number - a.number)
    .filter((row) => isBehind(row, after))
  return { rows: rows.slice(0, limit + 1), found: candidates[0]?.found ?? 0, fresh: null }
}

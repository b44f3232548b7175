import { eq, sql } from 'drizzle-orm'
import { db } from '#/db/client.server.ts'
import { listedCompanyColumns, scoredColumns } from '#/db/listed-columns.ts'
import { job, organization } from '#/db/schema/index.ts'
import { computeFit } from '#/domain/matching/fit.ts'
import type { Matchers } from '#/domain/matching/score.ts'
import type { Fit, MatchPerson } from '#/domain/matching/types.ts'
import { isWorthALook } from '#/domain/matching/worth-a-look.ts'
import type { ScoredJob } from '#/platform/job-search/job-scorer.server.ts'
import { matchJobOf } from '../matching-inputs.server.ts'
import { jobsFor, type JobSearch } from './jobs-for.server.ts'

/** So many are the best; beyond them the look-up has not looked far enough. */
export const BEST_MAX = 50

/** Whether somebody is told of a fit: of any that no gate stands before, or only of what is worth a look. */
export const isTold = (fit: Fit, onlyWorthALook = false): boolean =>
  fit.gates.length === 0 && fit.fit !== null && (!onlyWorthALook || isWorthALook(fit))

/** A job with its company, and how it fits. */
export type BestJob = {
  job: ScoredJob
  organization: { id: string; name: string; logo: string | null }
  fit: Fit
}

/**
 * The jobs that fit a person best, best first, equals newest first: what the keys of their meaning find, weighed coarsely in
 * the database and exactly here. None that a gate stands before, and none they have answered.
 */
export async function findBestJobs(
  person: MatchPerson,
  { matchers = {}, ...search }: JobSearch & { matchers?: Matchers },
): Promise<BestJob[]> {
  const rows = await db()
    .select({ job: scoredColumns, organization: listedCompanyColumns })
    .from(sql`(${await jobsFor(person, search)}) as best`)
    .innerJoin(job, eq(job.number, sql`best.number`))
    .innerJoin(organization, eq(organization.id, job.organizationId))
  return rows
    .map((row) => {
      const matched = matchJobOf({ ...row.job, description: '' })
      return {
        ...row,
        fit: computeFit(person, matched, { ...matchers, profileOpened: true, detail: 'score' }),
      }
    })
    .filter(({ fit }) => isTold(fit, search.onlyWorthALook))
    .toSorted((a, b) => (b.fit.fit ?? 0) - (a.fit.fit ?? 0) || b.job.number - a.job.number)
    .slice(0, BEST_MAX)
}

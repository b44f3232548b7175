import type { Actor } from '#/domain/access/actor.ts'
import { computeFit } from '#/domain/matching/fit.ts'
import type { WorkLocation } from '#/domain/job/vocabulary.ts'
import type { Fit, MatchPerson } from '#/domain/matching/types.ts'
import type { job } from '#/db/schema/index.ts'
import { findJob } from '#/platform/job-reading/find-job.server.ts'
import { listScoredJobs } from '#/platform/job-reading/scored-jobs.server.ts'
import type { JobScorer, ScoredJob } from '#/platform/job-search/job-scorer.server.ts'
import { loadMatchers } from './matchers.server.ts'
import { findMatchPerson, matchJobOf } from './matching-inputs.server.ts'
import { findBestJobs, type BestJob } from './retrieval/best-jobs.server.ts'
import { jobsFor } from './retrieval/jobs-for.server.ts'
import { findSeeker } from './seeker.server.ts'

/** How many jobs are recommended at most. */
const RECOMMENDED = 10

function fitsOf(person: MatchPerson, jobs: readonly ScoredJob[]): [id: string, fit: Fit][] {
  const options = { ...loadMatchers(), profileOpened: true, detail: 'score' } as const
  return jobs.map((scored) => [
    scored.id,
    computeFit(person, matchJobOf({ ...scored, description: '' }), options),
  ])
}

/** The fit of the signed-in job seeker with each of these jobs; nothing for anybody else. */
export async function listJobFits(
  actor: Actor | null,
  jobIds: readonly string[],
  request?: Request,
): Promise<Record<string, Fit>> {
  const seeker = await findSeeker(actor, request)
  if (!seeker?.person) return {}
  const { person } = seeker
  const jobs = await listScoredJobs(jobIds, request)
  return Object.fromEntries(fitsOf(person, jobs))
}

/** What a list is ordered by for a job seeker with a profile. */
export const fitScorer: JobScorer = {
  async score(actor, jobs, request) {
    const seeker = await findSeeker(actor, request)
    if (!seeker?.person) return new Map()
    const fits = fitsOf(seeker.person, jobs)
    return new Map(fits.flatMap(([id, { fit }]) => (fit === null ? [] : [[id, fit] as const])))
  },
  async findLikely(actor, conditions, request) {
    const seeker = await findSeeker(actor, request)
    // A list shows what one has answered too.
    return seeker?.person ? jobsFor(seeker.person, { userId: null, conditions }) : null
  },
}

/** The whole explained fit with one job, with what would raise it; null for anybody but a job seeker with a profile. */
export async function findJobFit(actor: Actor | null, jobId: string, request?: Request): Promise<Fit | null> {
  if (actor?.accountType !== 'Individual') return null
  const [person, found] = await Promise.all([findMatchPerson(actor.userId), findJob(actor, jobId, request)])
  if (!person || found?.job.status !== 'Published') return null
  return computeFit(person, matchJobOf(found.job), { ...loadMatchers(), profileOpened: true })
}

/** A job worth a look, with the reasons. */
export type RecommendedJob = {
  id: string
  title: string
  location: string
  workLocation: WorkLocation | null
  countries: string[]
  organization: { id: string; name: string; logo: string | null }
  pay: Pick<typeof job.$inferSelect, 'minSalary' | 'maxSalary' | 'currency' | 'salaryPeriod'>
  closingDate: string | null
  fit: Fit
}

/** The open jobs that fit best and that the person has not answered yet, best first; only those worth a look. */
export async function listRecommendedJobs(actor: Actor): Promise<RecommendedJob[]> {
  const person = await findMatchPerson(actor.userId)
  if (!person) return []
  const matchers = loadMatchers()
  const best = await findBestJobs(person, { userId: actor.userId, matchers, onlyWorthALook: true })
  return best.slice(0, RECOMMENDED).map(toRecommendedJob)
}

function toRecommendedJob(row: BestJob): RecommendedJob {
  const { id, title, location, workLocation, countries, closingDate } = row.job
  const { minSalary, maxSalary, currency, salaryPeriod } = row.job
  return {
    id,
    title,
    location,
    workLocation,
    countries,
    closingDate,
    organization: row.organization,
    pay: { minSalary, maxSalary, currency, salaryPeriod },
    fit: row.fit,
  }
}

import { and, desc, eq, notExists, sql } from 'drizzle-orm'
import type { Actor } from '#/domain/access/actor.ts'
import { computeFit } from '#/domain/matching/fit.ts'
import type { WorkLocation } from '#/domain/job/vocabulary.ts'
import type { Fit, MatchPerson } from '#/domain/matching/types.ts'
import { isWorthALook } from '#/domain/matching/worth-a-look.ts'
import { db } from '#/db/client.server.ts'
import { job, jobLike, type JobRow, organization } from '#/db/schema/index.ts'
import { findJob } from '#/platform/job-reading/find-job.server.ts'
import { listScoredJobs } from '#/platform/job-reading/scored-jobs.server.ts'
import type { ScoredJob } from '#/platform/job-search/job-scorer.server.ts'
import { findMatchPerson, matchJobOf } from './matching-inputs.server.ts'
import { findSeeker } from './seeker.server.ts'

/** How many of the newest jobs recommendations are chosen from, and how many are shown. */
const RECOMMENDED_FROM = 500
const RECOMMENDED = 10

function fitOf(person: MatchPerson, scored: ScoredJob): Fit {
  return computeFit(person, matchJobOf({ ...scored, description: '' }), {
    profileOpened: true,
    detail: 'score',
  })
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
  return Object.fromEntries(jobs.map((scored) => [scored.id, fitOf(person, scored)]))
}

/** The scores of these jobs for a job seeker with a profile, by which a list is ordered. */
export async function scoreJobsFor(
  actor: Actor,
  jobs: readonly ScoredJob[],
  request?: Request,
): Promise<ReadonlyMap<string, number>> {
  const seeker = await findSeeker(actor, request)
  if (!seeker?.person) return new Map()
  const { person } = seeker
  const scores = jobs.flatMap((scored) => {
    const { fit } = fitOf(person, scored)
    return fit === null ? [] : [[scored.id, fit] as const]
  })
  return new Map(scores)
}

/** The whole explained fit with one job, with what would raise it; null for anybody but a job seeker with a profile. */
export async function findJobFit(actor: Actor | null, jobId: string, request?: Request): Promise<Fit | null> {
  if (actor?.accountType !== 'Individual') return null
  const [person, found] = await Promise.all([findMatchPerson(actor.userId), findJob(actor, jobId, request)])
  if (!person || found?.job.status !== 'Published') return null
  return computeFit(person, matchJobOf(found.job), { profileOpened: true })
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

/**
 * The jobs that fit best among the newest that the person has not answered yet, best first; only those worth a look.
 * Walks index job_published_newest and stops after `RECOMMENDED_FROM` rows.
 */
export async function listRecommendedJobs(actor: Actor): Promise<RecommendedJob[]> {
  const person = await findMatchPerson(actor.userId)
  if (!person) return []
  const answered = db()
    .select({ one: sql`1` })
    .from(jobLike)
    .where(and(eq(jobLike.jobId, job.id), eq(jobLike.userId, actor.userId)))
  const rows = await db()
    .select({
      job,
      organization: { id: organization.id, name: organization.name, logo: organization.logo },
    })
    .from(job)
    .innerJoin(organization, eq(organization.id, job.organizationId))
    .where(and(eq(job.status, 'Published'), notExists(answered)))
    .orderBy(desc(job.publishedAt), desc(job.number))
    .limit(RECOMMENDED_FROM)
  return rows
    .map((row) => ({
      ...row,
      fit: computeFit(person, matchJobOf(row.job), { profileOpened: true, detail: 'score' }),
    }))
    .filter(({ fit }) => isWorthALook(fit))
    .toSorted((a, b) => (b.fit.fit ?? 0) - (a.fit.fit ?? 0))
    .slice(0, RECOMMENDED)
    .map(toRecommendedJob)
}

function toRecommendedJob(row: {
  job: JobRow
  organization: RecommendedJob['organization']
  fit: Fit
}): RecommendedJob {
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

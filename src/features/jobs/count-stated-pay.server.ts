import { and, eq } from 'drizzle-orm'
import type { Actor } from '#/domain/access/actor.ts'
import { AppError } from '#/domain/app-error.ts'
import type { Transaction } from '#/db/client.server.ts'
import { jobTransition, type JobRow } from '#/db/schema/index.ts'
import { countUse, countUses, LONGEST_WINDOW_S, type Limit } from '#/platform/rate-limit/rate-limit.server.ts'

/**
 * How often a day one job, all jobs of a company, and one person in all companies may say another pay in public. Honest
 * work needs less; more would be a search for what candidates ask for.
 */
const STATED_A_DAY = { job: 3, organization: 100, person: 100 } as const

/** The job that says its pay, and who makes it say so. */
type Stated = { job: Pick<JobRow, 'id' | 'organizationId'>; by: Actor }

const limitOf = (key: string, max: number): Limit => ({ key, max, windowSeconds: LONGEST_WINDOW_S })

/** Counts for the job. */
async function isAllowed(tx: Transaction, { job }: Stated): Promise<boolean> {
  return (await countUse(tx, limitOf(`job-pay:${job.id}`, STATED_A_DAY.job))).allowed
}

/** Counts for the company and the person; throws rate-limited when either has said pay too often today. */
async function countForAll(tx: Transaction, { job, by }: Stated): Promise<void> {
  const { allowed, retryAfterSeconds, max } = await countUses(tx, [
    limitOf(`organization-pay:${job.organizationId}`, STATED_A_DAY.organization),
    limitOf(`person-pay:${by.userId}`, STATED_A_DAY.person),
  ])
  if (allowed) return
  throw new AppError('RATE_LIMITED', 'error.dailyQuota.pay', { retryAfterSeconds, values: { max } })
}

/** Whether a job was open before, however it stands now. Index job_transition_job_id. */
async function wasOpen(tx: Transaction, { job }: Stated): Promise<boolean> {
  const found = await tx
    .select({ id: jobTransition.id })
    .from(jobTransition)
    .where(and(eq(jobTransition.jobId, job.id), eq(jobTransition.toStatus, 'Published')))
    .limit(1)
  return found.length > 0
}

/**
 * Counts a change of the pay of an open job, in the transaction that saves it. Throws a conflict when the job, and
 * rate-limited when its company or the person, has said another pay too often today.
 */
export async function countPayChange(tx: Transaction, stated: Stated): Promise<void> {
  if (!(await isAllowed(tx, stated))) {
    throw new AppError('CONFLICT', 'job.editor.payChangedOften', { field: 'maxSalary' })
  }
  await countForAll(tx, stated)
}

/**
 * Counts that a draft goes before the public with its pay, in the transaction that publishes it. A job that was open
 * before counts as if its pay had changed: as a draft it may have been written anew. Throws as `countPayChange` does.
 */
export async function countPublishedPay(tx: Transaction, stated: Stated): Promise<void> {
  if ((await wasOpen(tx, stated)) && !(await isAllowed(tx, stated))) {
    throw new AppError('CONFLICT', 'job.transition.publishedOften')
  }
  await countForAll(tx, stated)
}

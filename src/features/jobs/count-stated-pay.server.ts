import { and, eq } from 'drizzle-orm'
import { AppError } from '#/domain/app-error.ts'
import type { Transaction } from '#/db/client.server.ts'
import { jobTransition, type JobRow } from '#/db/schema/index.ts'
import { countUse, LONGEST_WINDOW_S } from '#/platform/rate-limit/rate-limit.server.ts'

/**
 * How often a day one job, and all jobs of a company, may say another pay in public. Honest work needs less; more would
 * be a search for what candidates ask for.
 */
const STATED_A_DAY = { job: 3, organization: 100 } as const

type Stated = Pick<JobRow, 'id' | 'organizationId'>

async function isAllowed(tx: Transaction, key: string, max: number): Promise<boolean> {
  return (await countUse(tx, { key, max, windowSeconds: LONGEST_WINDOW_S })).allowed
}

/** Counts for the company; throws rate-limited when its jobs have said their pay too often today. */
async function countForOrganization(tx: Transaction, { organizationId }: Stated): Promise<void> {
  const limit = { key: `organization-pay:${organizationId}`, max: STATED_A_DAY.organization }
  const { allowed, retryAfterSeconds, max } = await countUse(tx, {
    ...limit,
    windowSeconds: LONGEST_WINDOW_S,
  })
  if (allowed) return
  throw new AppError('RATE_LIMITED', 'error.dailyQuota.pay', { retryAfterSeconds, values: { max } })
}

/** Whether a job was open before, however it stands now. Index job_transition_job_id. */
async function wasOpen(tx: Transaction, { id }: Stated): Promise<boolean> {
  const found = await tx
    .select({ id: jobTransition.id })
    .from(jobTransition)
    .where(and(eq(jobTransition.jobId, id), eq(jobTransition.toStatus, 'Published')))
    .limit(1)
  return found.length > 0
}

/**
 * Counts a change of the pay of an open job, in the transaction that saves it. Throws a conflict when the job, and
 * rate-limited when its company, has said another pay too often today.
 */
export async function countPayChange(tx: Transaction, stated: Stated): Promise<void> {
  if (!(await isAllowed(tx, `job-pay:${stated.id}`, STATED_A_DAY.job))) {
    throw new AppError('CONFLICT', 'job.editor.payChangedOften', { field: 'maxSalary' })
  }
  await countForOrganization(tx, stated)
}

/**
 * Counts that a draft goes before the public with its pay, in the transaction that publishes it. A job that was open
 * before counts as if its pay had changed: as a draft it may have been written anew. Throws as `countPayChange` does.
 */
export async function countPublishedPay(tx: Transaction, stated: Stated): Promise<void> {
  if ((await wasOpen(tx, stated)) && !(await isAllowed(tx, `job-pay:${stated.id}`, STATED_A_DAY.job))) {
    throw new AppError('CONFLICT', 'job.transition.publishedOften')
  }
  await countForOrganization(tx, stated)
}

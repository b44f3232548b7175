import { eq, sql } from 'drizzle-orm'
import type { Actor } from '#/domain/access/actor.ts'
import { AppError } from '#/domain/app-error.ts'
import { findTransitionProblem } from '#/domain/job/transitions.ts'
import { db } from '#/db/client.server.ts'
import { job } from '#/db/schema/index.ts'
import { countPublishedPay } from './count-stated-pay.server.ts'
import { canDeleteJob } from './job-editor.policy.ts'
import { draftId, insertDraft } from './job-editor.server.ts'
import type { ArchiveJobInput, RepostJobInput } from './job-status.schema.ts'
import { holdTeam } from './job-teams.server.ts'
import { lockOwnJob } from './lock-own-job.server.ts'
import { gatherFacts, moveJob, NOT_ARCHIVED, refusal, type JobStatusView } from './move-job.server.ts'
import { requireMeantPay, type PayConfirmation } from './require-meant-pay.ts'
import { toJobDetails } from '#/domain/job/to-job-details.ts'
import { utcToday } from '#/platform/clock/utc-today.ts'

/**
 * Puts a draft before the public. Throws not-found, forbidden (role, unverified email), invalid with every rule of
 * publishing that is broken, a conflict that asks about unlikely pay, or a refusal because the job or its company has
 * said another pay too often today. A job that is already open stays as it is.
 */
export function publishDraft(
  actor: Actor,
  jobId: string,
  confirmation: PayConfirmation = {},
): Promise<JobStatusView> {
  return moveJob(actor, {
    jobId,
    transition: 'publish',
    changes: { publishedAt: sql`now()` },
    ask: async (tx, row) => {
      requireMeantPay(row, confirmation)
      await countPublishedPay(tx, { job: row, by: actor })
    },
  })
}

/** Takes an open job back into a draft, while nobody has liked it. Throws not-found, forbidden or conflict. */
export function unpublishOpenJob(actor: Actor, jobId: string): Promise<JobStatusView> {
  return moveJob(actor, { jobId, transition: 'unpublish', changes: { publishedAt: null } })
}

/** Closes an open job and its open likes, with the reason. Throws not-found, forbidden or conflict. */
export function archiveOpenJob(actor: Actor, { id, reason }: ArchiveJobInput): Promise<JobStatusView> {
  return moveJob(actor, {
    jobId: id,
    transition: 'archive',
    changes: { archivedAt: sql`now()`, archiveReason: reason },
  })
}

/** Opens a job again that was archived at most a week ago, and the likes that its end had closed. */
export function restoreArchivedJob(actor: Actor, jobId: string): Promise<JobStatusView> {
  return moveJob(actor, {
    jobId,
    transition: 'restore',
    changes: NOT_ARCHIVED,
  })
}

/**
 * A new draft from an archived job, with its own id and date; dates that have passed are left for the employer to
 * say anew. The same visit key makes one draft. Throws not-found, forbidden or conflict.
 */
export async function repostArchivedJob(actor: Actor, input: RepostJobInput): Promise<{ id: string }> {
  const id = draftId(actor, `repost ${input.id}`, input.visitKey)
  await db().transaction(async (tx) => {
    await holdTeam(tx, input.id, job.teamId)
    const own = await lockOwnJob(tx, actor, input.id)
    const problem = findTransitionProblem('repost', own.organizationRole, await gatherFacts(tx, actor, own))
    if (problem) throw refusal(problem, own)
    const today = utcToday()
    const details = toJobDetails(own.row)
    const stillToCome = (date: string | null) => (date !== null && date > today ? date : null)
    await insertDraft(tx, {
      id,
      organizationId: own.row.organizationId,
      createdBy: actor.userId,
      details: {
        ...details,
        startDate: stillToCome(details.startDate),
        closingDate: stillToCome(details.closingDate),
      },
      reason: `repost:${own.row.id}`,
    })
  })
  return { id }
}

/** Throws a draft away for good. Throws not-found, forbidden, or conflict when it is not a draft. */
export async function discardDraft(actor: Actor, jobId: string): Promise<{ id: string }> {
  await db().transaction(async (tx) => {
    const { row, organizationRole } = await lockOwnJob(tx, actor, jobId)
    if (!canDeleteJob({ organizationRole })) throw new AppError('FORBIDDEN', 'job.transition.notAllowed')
    if (row.status !== 'Draft') throw new AppError('CONFLICT', 'job.status.onlyDrafts')
    await tx.delete(job).where(eq(job.id, row.id))
  })
  return { id: jobId }
}

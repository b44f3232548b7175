import { and, eq, inArray, isNotNull, sql } from 'drizzle-orm'
import type { Actor } from '#/domain/access/actor.ts'
import { AppError, notFoundError } from '#/domain/app-error.ts'
import { db, type Transaction } from '#/db/client.server.ts'
import { job, jobLike, organization, type JobRow } from '#/db/schema/index.ts'
import { isNamedByChance, storedFileName } from '#/platform/storage/storage.server.ts'
import { enqueue } from '#/platform/tasks/tasks.server.ts'
import { canModerateJobs } from './moderation.policy.ts'
import type { ArchiveAnyJobInput, DeleteAnyJobInput } from './moderation.schema.ts'
import {
  moveHeldJob,
  NOT_ARCHIVED,
  refusal,
  type HeldJob,
  type JobStatusView,
  type Move,
} from './move-job.server.ts'
import { noteModeration, type Moderation, type ModeratedState } from './note-moderation.server.ts'

/** The job, held until the transaction ends; null when it is gone. Throws forbidden. */
async function holdAnyJob(tx: Transaction, actor: Actor, jobId: string): Promise<JobRow | null> {
  if (!canModerateJobs(actor)) throw new AppError('FORBIDDEN', 'error.notAllowed')
  const [row] = await tx.select().from(job).where(eq(job.id, jobId)).for('update')
  return row ?? null
}

const stateOf = ({ status, archiveReason, archiveNote }: JobRow): ModeratedState => ({
  status,
  archiveReason,
  archiveNote,
})

type AdminMove = Pick<Moderation, 'action'> & { move: Move; ask?: (held: HeldJob) => void }

/** Of one that its own company had ended nobody there has to be told that it is open again. */
async function tellOwners(tx: Transaction, action: Moderation['action'], before: JobRow): Promise<void> {
  const { id: jobId, archiveReason, archivedAt } = before
  if (action === 'job.archive') await enqueue(tx, 'job-taken-down', { jobId })
  if (action === 'job.restore' && archiveReason === 'Moderation' && archivedAt)
    await enqueue(tx, 'job-restored', { jobId, archivedAt: archivedAt.toISOString() })
}

async function moveAnyJob(actor: Actor, jobId: string, { action, move, ask }: AdminMove) {
  return db().transaction(async (tx) => {
    const row = await holdAnyJob(tx, actor, jobId)
    if (!row) throw notFoundError()
    const held: HeldJob = { row, mover: 'platformAdmin' }
    ask?.(held)
    const isMoved = await moveHeldJob(tx, actor, held, move)
    const [after = row] = await tx.select().from(job).where(eq(job.id, jobId))
    if (isMoved) {
      await noteModeration(tx, actor, { action, jobId, before: stateOf(row), after: stateOf(after) })
      await tellOwners(tx, action, row)
    }
    return { id: jobId, status: after.status }
  })
}

/** A job that ended otherwise is not taken down as well: its people would read words about something else. */
function requireNoOtherEnd(held: HeldJob): void {
  const { status, archiveReason } = held.row
  if (status === 'Archived' && archiveReason !== 'Moderation') throw refusal('wrongStatus', held)
}

/**
 * Takes an open job down, whatever company's it is, with words to its people; its owners are mailed, and whoever waits for
 * an answer is told. Its
 * company cannot restore it. A job that is taken down already stays as it is. Throws not-found, forbidden or conflict.
 */
export function archiveAnyJob(actor: Actor, { id, note }: ArchiveAnyJobInput): Promise<JobStatusView> {
  return moveAnyJob(actor, id, {
    action: 'job.archive',
    move: {
      transition: 'archive',
      changes: { archivedAt: sql`now()`, archiveReason: 'Moderation', archiveNote: note },
    },
    ask: requireNoOtherEnd,
  })
}

/**
 * Opens an archived job again, within the days in which that is possible; owners who were told that it was taken down are
 * mailed. Throws not-found, forbidden or conflict.
 */
export function restoreAnyJob(actor: Actor, jobId: string): Promise<JobStatusView> {
  return moveAnyJob(actor, jobId, {
    action: 'job.restore',
    move: { transition: 'restore', changes: NOT_ARCHIVED },
  })
}

/** Each of those who wait for an answer, and so learn that there will be none. Index job_like_job_state. */
async function tellWaiting(tx: Transaction, { id, title, organizationId }: JobRow): Promise<void> {
  const [company] = await tx
    .select({ name: organization.name })
    .from(organization)
    .where(eq(organization.id, organizationId))
  const waiting = await tx
    .select({ userId: jobLike.userId })
    .from(jobLike)
    .where(
      and(eq(jobLike.jobId, id), inArray(jobLike.state, ['liked', 'approached']), isNotNull(jobLike.likedAt)),
    )
  const told = { jobId: id, title, organization: company?.name ?? '', closedAt: new Date().toISOString() }
  for (const { userId } of waiting) await enqueue(tx, 'liked-job-deleted', { ...told, userId })
}

/**
 * Deletes a job of whatever company and status with all that hangs on it, in one transaction; whoever waits for an answer
 * is told, and its video goes by a task. Repeating it does nothing. Throws forbidden, or invalid for another title.
 */
export async function deleteAnyJob(actor: Actor, { id, title }: DeleteAnyJobInput): Promise<{ id: string }> {
  await db().transaction(async (tx) => {
    const row = await holdAnyJob(tx, actor, id)
    if (!row) return
    if (title.trim() !== row.title.trim()) throw new AppError('INVALID', 'job.moderation.titleDiffers')
    await tellWaiting(tx, row)
    const video = storedFileName(row.video, 'job-videos')
    if (video && isNamedByChance(video)) await enqueue(tx, 'delete-files', { names: [video] })
    await tx.delete(job).where(eq(job.id, id))
    await noteModeration(tx, actor, { action: 'job.delete', jobId: id, before: stateOf(row), after: null })
  })
  return { id }
}

import { and, asc, eq, exists, inArray, like, notExists, sql } from 'drizzle-orm'
import type { ArchiveReason } from '#/domain/job/vocabulary.ts'
import type { Transaction } from '#/db/client.server.ts'
import { job, jobLike, profile, user } from '#/db/schema/index.ts'
import { holdLikes } from '#/platform/row-order/hold-likes.server.ts'
import { queueClosedLikes, queueReopenedLikes } from '#/platform/tasks/queue-closed-likes.server.ts'

/**
 * Ends what still waited for an answer when a job ends, and says why (`job:Filled`); the mails follow. Matches stay.
 * Index job_like_job_state.
 */
export async function closeOpenLikes(
  tx: Transaction,
  jobIds: readonly string[],
  reason: ArchiveReason,
): Promise<void> {
  const isOpen = and(inArray(jobLike.jobId, [...jobIds]), inArray(jobLike.state, ['liked', 'approached']))
  await holdLikes(tx, isOpen)
  const closed = await tx
    .update(jobLike)
    .set({ state: 'closed', closedAt: sql`now()`, closeReason: `job:${reason}` })
    .where(isOpen)
    .returning({ jobId: jobLike.jobId, closedAt: jobLike.closedAt })
  await queueClosedLikes(tx, closed)
}

const ONE = { one: sql`1` }

/** Who looks for work no more, or wants nothing of this company since, is not made to wait. Primary keys of all three. */
function stillWaits(tx: Transaction) {
  const seeker = and(eq(user.id, jobLike.userId), eq(user.type, 'Individual'))
  const excludes = sql`${job.organizationId} = any(${profile.excludedEmployers})`
  const excluder = tx
    .select(ONE)
    .from(profile)
    .innerJoin(job, eq(job.id, jobLike.jobId))
    .where(and(eq(profile.userId, jobLike.userId), excludes))
  return and(exists(tx.select(ONE).from(user).where(seeker)), notExists(excluder))
}

/** The closed likes that come back with their jobs, held, with the moment at which they had been closed. */
const listEnded = (tx: Transaction, jobIds: readonly string[]) =>
  tx
    .select({ userId: jobLike.userId, jobId: jobLike.jobId, closedAt: jobLike.closedAt })
    .from(jobLike)
    .where(
      and(
        inArray(jobLike.jobId, [...jobIds]),
        eq(jobLike.state, 'closed'),
        like(jobLike.closeReason, 'job:%'),
        stillWaits(tx),
      ),
    )
    .orderBy(asc(jobLike.userId), asc(jobLike.jobId))
    .for('update')

/**
 * Takes that back when jobs are open again: who waited for an answer waits again, from the day of their like; the mails
 * follow. Index job_like_job_state.
 */
export async function reopenClosedLikes(tx: Transaction, jobIds: readonly string[]): Promise<void> {
  const waited = sql`case when ${jobLike.likedAt} is null then 'approached' else 'liked' end`
  const ended = tx.$with('ended').as(listEnded(tx, jobIds))
  const reopened = await tx
    .with(ended)
    .update(jobLike)
    .set({ state: waited, closedAt: null, closeReason: null })
    .from(ended)
    .where(and(eq(jobLike.userId, ended.userId), eq(jobLike.jobId, ended.jobId)))
    .returning({ jobId: jobLike.jobId, closedAt: ended.closedAt })
  await queueReopenedLikes(tx, reopened)
}

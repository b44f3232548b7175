import { and, eq, inArray, like, sql } from 'drizzle-orm'
import type { ArchiveReason } from '#/domain/job/vocabulary.ts'
import type { Transaction } from '#/db/client.server.ts'
import { jobLike } from '#/db/schema/index.ts'
import { queueClosedLikes } from '#/platform/tasks/queue-closed-likes.server.ts'

/**
 * Ends what still waited for an answer when a job ends, and says why (`job:Filled`); the mails follow. Matches stay.
 * Index job_like_job_state.
 */
export async function closeOpenLikes(
  tx: Transaction,
  jobIds: readonly string[],
  reason: ArchiveReason,
): Promise<void> {
  const closed = await tx
    .update(jobLike)
    .set({ state: 'closed', closedAt: sql`now()`, closeReason: `job:${reason}` })
    .where(and(inArray(jobLike.jobId, [...jobIds]), inArray(jobLike.state, ['liked', 'approached'])))
    .returning({ jobId: jobLike.jobId, closedAt: jobLike.closedAt })
  await queueClosedLikes(tx, closed)
}

/**
 * Takes that back when jobs are open again: who waited for an answer waits again, from the day of their like.
 * Index job_like_job_state.
 */
export async function reopenClosedLikes(tx: Transaction, jobIds: readonly string[]): Promise<void> {
  const waited = sql`case when ${jobLike.likedAt} is null then 'approached' else 'liked' end`
  await tx
    .update(jobLike)
    .set({ state: waited, closedAt: null, closeReason: null })
    .where(
      and(
        inArray(jobLike.jobId, [...jobIds]),
        eq(jobLike.state, 'closed'),
        like(jobLike.closeReason, 'job:%'),
      ),
    )
}

import { and, eq, exists, inArray, like, notExists, sql } from 'drizzle-orm'
import type { ArchiveReason } from '#/domain/job/vocabulary.ts'
import type { Transaction } from '#/db/client.server.ts'
import { job, jobLike, profile, user } from '#/db/schema/index.ts'
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
        stillWaits(tx),
      ),
    )
}

import { and, inArray, sql } from 'drizzle-orm'
import type { ArchiveReason } from '#/domain/job/vocabulary.ts'
import type { Transaction } from '#/db/client.server.ts'
import { jobLike } from '#/db/schema/index.ts'

/**
 * Ends what still waited for an answer when a job ends, and says why (`job:Filled`). Matches stay.
 * Index job_like_job_state.
 */
export async function closeOpenLikes(
  tx: Transaction,
  jobIds: readonly string[],
  reason: ArchiveReason,
): Promise<void> {
  await tx
    .update(jobLike)
    .set({ state: 'closed', closedAt: sql`now()`, closeReason: `job:${reason}` })
    .where(and(inArray(jobLike.jobId, [...jobIds]), inArray(jobLike.state, ['liked', 'approached'])))
}

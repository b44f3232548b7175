import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import { OPEN_LIKE_STATES, type LikeState } from '#/domain/job/like-state.ts'
import { db } from '#/db/client.server.ts'
import { job, jobLike, profile } from '#/db/schema/index.ts'
import { moveLike, type LikeMove, type Pair } from './move-like.server.ts'

/** Where somebody still stands with employers they exclude. Primary keys of `profile`, `job_like` and `job`. */
function listExcluded(userId: string) {
  return db()
    .select({ userId: jobLike.userId, jobId: jobLike.jobId })
    .from(jobLike)
    .innerJoin(profile, eq(profile.userId, jobLike.userId))
    .innerJoin(job, eq(job.id, jobLike.jobId))
    .where(
      and(
        eq(jobLike.userId, userId),
        inArray(jobLike.state, OPEN_LIKE_STATES),
        sql`${job.organizationId} = any(${profile.excludedEmployers})`,
      ),
    )
    .orderBy(asc(job.id))
}

/** How somebody leaves, by how they stand with a job; null where they stand nowhere. */
function wayOut(from: LikeState): LikeMove | null {
  if (!OPEN_LIKE_STATES.some((open) => open === from)) return null
  return from === 'approached' ? 'decline' : 'unlike'
}

async function leave(pair: Pair): Promise<void> {
  await db().transaction(async (tx) => {
    // Jobs are held before pairs, as everywhere.
    await tx.select({ id: job.id }).from(job).where(eq(job.id, pair.jobId)).for('share')
    await moveLike(tx, pair, { move: wayOut })
  })
}

/**
 * Takes somebody's likes and matches back where they exclude the employer, and declines its invitations: neither side
 * waits for an answer that cannot come. Runs again without harm.
 */
export async function leaveExcluded({ userId }: Pick<Pair, 'userId'>): Promise<void> {
  for (const pair of await listExcluded(userId)) await leave(pair)
}

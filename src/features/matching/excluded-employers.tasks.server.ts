import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import { OPEN_LIKE_STATES } from '#/domain/job/like-state.ts'
import { db } from '#/db/client.server.ts'
import { job, jobLike, profile } from '#/db/schema/index.ts'
import { holdPair, moveLike, type Pair } from './move-like.server.ts'

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

async function leave(pair: Pair): Promise<void> {
  await db().transaction(async (tx) => {
    // Jobs are held before pairs, as everywhere.
    await tx.select({ id: job.id }).from(job).where(eq(job.id, pair.jobId)).for('share')
    const row = await holdPair(tx, pair)
    if (!row || !OPEN_LIKE_STATES.some((open) => open === row.state)) return
    await moveLike(tx, pair, { move: row.state === 'approached' ? 'decline' : 'unlike' })
  })
}

/**
 * Takes somebody's likes and matches back where they exclude the employer, and declines its invitations: neither side
 * waits for an answer that cannot come. Runs again without harm.
 */
export async function leaveExcluded({ userId }: Pick<Pair, 'userId'>): Promise<void> {
  for (const pair of await listExcluded(userId)) await leave(pair)
}

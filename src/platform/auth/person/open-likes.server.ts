import { and, eq, inArray } from 'drizzle-orm'
import { OPEN_LIKE_STATES } from '#/domain/job/like-state.ts'
import type { Connection } from '#/db/client.server.ts'
import { jobLike } from '#/db/schema/index.ts'

/**
 * Whether somebody still stands somewhere with a job: such a person looks for work and does not hire. Who must
 * be sure holds the row of `user` for update first, so that a like made at the same moment is seen or comes too late. Primary key of `job_like`.
 */
export async function hasOpenLikes(connection: Connection, userId: string): Promise<boolean> {
  const [open] = await connection
    .select({ state: jobLike.state })
    .from(jobLike)
    .where(and(eq(jobLike.userId, userId), inArray(jobLike.state, [...OPEN_LIKE_STATES])))
    .limit(1)
  return open !== undefined
}

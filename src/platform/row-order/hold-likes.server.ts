import { asc, type SQL } from 'drizzle-orm'
import type { Transaction } from '#/db/client.server.ts'
import { jobLike } from '#/db/schema/index.ts'

/**
 * Holds several likes until the transaction ends, in the one order in which everybody holds them: a job that ends takes
 * the likes of many people, and a person who goes takes those of many jobs.
 */
export async function holdLikes(tx: Transaction, which: SQL | undefined): Promise<void> {
  await tx
    .select({ userId: jobLike.userId })
    .from(jobLike)
    .where(which)
    .orderBy(asc(jobLike.userId), asc(jobLike.jobId))
    .for('update')
}

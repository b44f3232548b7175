import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import { TRANSITION_TABLE } from '#/domain/job/transitions.ts'
import { db } from '#/db/client.server.ts'
import { job, jobTransition } from '#/db/schema/index.ts'
import { closeOpenLikes } from './close-likes.server.ts'

/** Jobs moved in one transaction; the rest wait for the next minute. */
const BATCH_MAX = 500

/**
 * Archives open jobs whose closing day is over (in UTC), closes their open likes and logs each. Several servers may
 * run it at once: a row is moved by whoever gets it first.
 */
export async function expireJobs(): Promise<void> {
  const { from, to } = TRANSITION_TABLE.expire
  await db().transaction(async (tx) => {
    const expired = await tx
      .select({ id: job.id })
      .from(job)
      .where(and(eq(job.status, from), sql`${job.closingDate} < (now() at time zone 'utc')::date`))
      .orderBy(asc(job.number))
      .limit(BATCH_MAX)
      .for('update', { skipLocked: true })
    const ids = expired.map(({ id }) => id)
    if (ids.length === 0) return
    await tx
      .update(job)
      .set({ status: to, archiveReason: 'Expired', archivedAt: sql`now()` })
      .where(inArray(job.id, ids))
    await closeOpenLikes(tx, ids, 'Expired')
    await tx
      .insert(jobTransition)
      .values(ids.map((jobId) => ({ jobId, fromStatus: from, toStatus: to, reason: 'Expired' })))
  })
}

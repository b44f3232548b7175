import { and, asc, inArray, sql } from 'drizzle-orm'
import { TRANSITION_TABLE } from '#/domain/job/transitions.ts'
import { db } from '#/db/client.server.ts'
import { job, jobTransition } from '#/db/schema/index.ts'
import { requireTimeLeft } from '#/platform/tasks/tasks.server.ts'
import { closeOpenLikes } from './close-likes.server.ts'

/** Jobs moved in one transaction: short ones, because who edits such a job waits for it. */
const BATCH_MAX = 500

/** Moves some jobs whose closing day is over (in UTC) and answers how many. Index job_published_closing. */
async function expireSome(): Promise<number> {
  const { from, to } = TRANSITION_TABLE.expire
  return db().transaction(async (tx) => {
    const expired = await tx
      .select({ id: job.id })
      .from(job)
      .where(
        and(sql`${job.status} = 'Published'`, sql`${job.closingDate} < (now() at time zone 'utc')::date`),
      )
      .orderBy(asc(job.closingDate))
      .limit(BATCH_MAX)
      .for('update', { skipLocked: true })
    const ids = expired.map(({ id }) => id)
    if (ids.length === 0) return 0
    await tx
      .update(job)
      .set({ status: to, archiveReason: 'Expired', archivedAt: sql`now()` })
      .where(inArray(job.id, ids))
    await closeOpenLikes(tx, ids, 'Expired')
    await tx
      .insert(jobTransition)
      .values(ids.map((jobId) => ({ jobId, fromStatus: from, toStatus: to, reason: 'Expired' })))
    return ids.length
  })
}

/**
 * Archives open jobs whose closing day is over, closes their open likes and logs each. Several servers may run it at
 * once: a row is moved by whoever gets it first. A server that ends in the middle has moved whole batches, and the next
 * minute goes on.
 */
export async function expireJobs(): Promise<void> {
  while ((await expireSome()) > 0) requireTimeLeft()
}

import { and, asc, eq, gt, gte, isNotNull, sql } from 'drizzle-orm'
import { db, type Transaction } from '#/db/client.server.ts'
import { job, jobLike, organization, user } from '#/db/schema/index.ts'
import { baseUrl } from '#/platform/env/env.server.ts'
import { queueClosedLikes } from '#/platform/tasks/queue-closed-likes.server.ts'
import { requireTimeLeft, type TaskPayloads } from '#/platform/tasks/tasks.server.ts'
import {
  closedKey,
  holdJob,
  mayBeTold,
  PLEDGE_IS_OVER,
  queueLikeMail,
  tellInBatches,
  TOLD_AT_ONCE,
} from './like-mails.server.ts'
import { closeReasonOf } from './my-likes.view.ts'

/** Likes closed in one transaction: short ones, because who answers such a like waits for it. */
const BATCH_MAX = 200

/** Closes some likes that are due, and answers how many. Index job_like_passed. */
async function closeSomePassed(): Promise<number> {
  return db().transaction(async (tx) => {
    const due = tx.$with('due').as(
      tx
        .select({ userId: jobLike.userId, jobId: jobLike.jobId })
        .from(jobLike)
        .innerJoin(job, eq(job.id, jobLike.jobId))
        .where(and(eq(jobLike.state, 'liked'), isNotNull(jobLike.passedAt), PLEDGE_IS_OVER))
        .limit(BATCH_MAX)
        .for('update', { of: jobLike, skipLocked: true }),
    )
    const closed = await tx
      .with(due)
      .update(jobLike)
      .set({ state: 'closed', closedAt: sql`now()`, closeReason: 'passed' })
      .from(due)
      .where(and(eq(jobLike.userId, due.userId), eq(jobLike.jobId, due.jobId)))
      .returning({ jobId: jobLike.jobId, closedAt: jobLike.closedAt })
    await queueClosedLikes(tx, closed)
    return closed.length
  })
}

/**
 * Ends the likes an employer passed when the day it promised an answer for is over (in UTC): until then the person is
 * not told. Several servers may run it at once; running it again changes nothing.
 */
export async function closePassedLikes(): Promise<void> {
  while ((await closeSomePassed()) > 0) requireTimeLeft()
}

type Closed = TaskPayloads['likes-closed']

/** Some of a job's likes that were closed from then on, after a person. People are held against deletion. */
function listClosed(tx: Transaction, { jobId, since }: Closed, after: string) {
  return tx
    .select({
      like: jobLike,
      person: { email: user.email, firstName: user.firstName },
      title: job.title,
      organization: organization.name,
    })
    .from(jobLike)
    .innerJoin(user, eq(user.id, jobLike.userId))
    .innerJoin(job, eq(job.id, jobLike.jobId))
    .innerJoin(organization, eq(organization.id, job.organizationId))
    .where(
      and(
        eq(jobLike.jobId, jobId),
        eq(jobLike.state, 'closed'),
        gte(jobLike.closedAt, new Date(since)),
        // Whoever was only invited waits for nobody.
        isNotNull(jobLike.likedAt),
        gt(jobLike.userId, after),
        mayBeTold,
      ),
    )
    .orderBy(asc(jobLike.userId))
    .limit(TOLD_AT_ONCE)
    .for('key share', { of: user })
}

/** Queues some mails and answers the last person they went to, or null when nobody was left. */
async function mailSomeClosed(closed: Closed, after: string): Promise<string | null> {
  return db().transaction(async (tx) => {
    await holdJob(tx, closed.jobId)
    const found = await listClosed(tx, closed, after)
    for (const { like, person, title, organization: company } of found) {
      await queueLikeMail(tx, {
        kind: 'likeClosed',
        key: await closedKey(tx, like, like.closedAt ?? new Date(closed.since)),
        recipient: person.email,
        userId: like.userId,
        url: `${baseUrl()}/jobs`,
        values: {
          name: person.firstName,
          title,
          organization: company,
          reason: closeReasonOf(like) ?? 'none',
        },
      })
    }
    return found.at(-1)?.like.userId ?? null
  })
}

/**
 * Tells everybody who waited for an answer that their like of this job is closed, and why: once a day, however
 * often the job is opened and ended again, and once more where they were told meanwhile that it is open. Runs again
 * without harm; a like that is open again is not told of.
 */
export function mailClosedLikes(closed: Closed): Promise<void> {
  return tellInBatches((after) => mailSomeClosed(closed, after))
}

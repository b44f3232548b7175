import { and, asc, eq, gt, lte, sql } from 'drizzle-orm'
import { db, type Transaction } from '#/db/client.server.ts'
import { job, jobLike, organization, profile, user } from '#/db/schema/index.ts'
import { readPledgeClock } from '#/domain/job/pledge.ts'
import type { ReplyPledgeDays } from '#/domain/job/vocabulary.ts'
import { addDays, toIsoDate } from '#/domain/time/iso-date.ts'
import { utcToday } from '#/platform/clock/utc-today.ts'
import { baseUrl } from '#/platform/env/env.server.ts'
import { enqueue, type TaskPayloads } from '#/platform/tasks/tasks.server.ts'
import {
  holdJob,
  isClosingTold,
  isDayOver,
  mayBeTold,
  PLEDGE_IS_OVER,
  queueLikeMail,
  reopenedKey,
  tellInBatches,
  TOLD_AT_ONCE,
} from './like-mails.server.ts'

type Reopened = TaskPayloads['likes-reopened']

/** Who was passed is told within a minute that it was somebody else. */
const WAITS_ON = sql`(${jobLike.passedAt} is not null and ${PLEDGE_IS_OVER}) is not true`
const NOT_EXCLUDED = sql`(${job.organizationId} = any(${profile.excludedEmployers})) is not true`

/** Some of a job's likes that wait again since a closing, after a person. People are held against deletion. */
function listReopened(tx: Transaction, { jobId, closedAt }: Reopened, after: string) {
  return tx
    .select({
      like: jobLike,
      person: { email: user.email, firstName: user.firstName },
      ...{ title: job.title, replyPledgeDays: job.replyPledgeDays, organization: organization.name },
    })
    .from(jobLike)
    .innerJoin(user, eq(user.id, jobLike.userId))
    .leftJoin(profile, eq(profile.userId, user.id))
    .innerJoin(job, eq(job.id, jobLike.jobId))
    .innerJoin(organization, eq(organization.id, job.organizationId))
    .where(
      and(
        ...[eq(jobLike.jobId, jobId), eq(jobLike.state, 'liked'), eq(job.status, 'Published')],
        // A later like is a new one: whoever gave it knows.
        lte(jobLike.likedAt, new Date(closedAt)),
        gt(jobLike.userId, after),
        ...[WAITS_ON, NOT_EXCLUDED, mayBeTold],
      ),
    )
    .orderBy(asc(jobLike.userId))
    .limit(TOLD_AT_ONCE)
    .for('key share', { of: user })
}

/** The day by which an answer is due; null without a pledge, or when that day has passed meanwhile. */
function dueOnOf(likedAt: Date | null, replyPledgeDays: ReplyPledgeDays | null): string | null {
  if (!likedAt || replyPledgeDays === null) return null
  const clock = readPledgeClock({ likedOn: toIsoDate(likedAt), replyPledgeDays, today: utcToday() })
  return clock.state === 'overdue' ? null : clock.dueOn
}

/** Queues some mails and answers the last person of those looked at, or null when nobody was left. */
async function mailSomeReopened(reopened: Reopened, after: string): Promise<string | null> {
  const closedAt = new Date(reopened.closedAt)
  return db().transaction(async (tx) => {
    await holdJob(tx, reopened.jobId)
    const found = await listReopened(tx, reopened, after)
    for (const { like, person, title, replyPledgeDays, organization: company } of found) {
      if (!(await isClosingTold(tx, like, closedAt))) continue
      await queueLikeMail(tx, {
        kind: 'likeReopened',
        key: await reopenedKey(tx, like, closedAt),
        ...{ recipient: person.email, userId: like.userId, url: `${baseUrl()}/job/${like.jobId}` },
        values: { name: person.firstName, title, organization: company },
        dueOn: dueOnOf(like.likedAt, replyPledgeDays),
      })
    }
    return found.at(-1)?.like.userId ?? null
  })
}

/** In the morning of the next day, in UTC. */
const tomorrowMorning = () => new Date(`${addDays(utcToday(), 1)}T07:00Z`)

/**
 * Tells everybody who was told that their like of this job is closed that it is open again, and by when an answer is due.
 * Runs again without harm; a like that was taken back or ended meanwhile is not told of. A job that comes back twice on
 * one day is told of once more when it has stayed until the next.
 */
export async function mailReopenedLikes(reopened: Reopened): Promise<void> {
  await tellInBatches((after) => mailSomeReopened(reopened, after))
  if (!isDayOver(new Date(reopened.closedAt)))
    await enqueue(db(), 'likes-reopened', reopened, { startAfter: tomorrowMorning() })
}

import { and, gte, isNotNull, isNull, sql } from 'drizzle-orm'
import { ANSWER_RECORD_DAYS } from '#/domain/job/answer-record.ts'
import { addDays } from '#/domain/time/iso-date.ts'
import { job, jobLike } from '#/db/schema/index.ts'
import { utcToday } from '#/platform/clock/utc-today.ts'

type Moment = typeof jobLike.likedAt | typeof jobLike.closedAt

/** Days of the calendar in UTC from the like to a moment; null when there is no such moment. */
const daysUntil = (moment: Moment | ReturnType<typeof sql>) =>
  sql<number | null>`(${moment} at time zone 'utc')::date - (${jobLike.likedAt} at time zone 'utc')::date`

/** Likes that went alike, put together: for a statement over jobs and their likes that is grouped by all but the count. */
export const likesAlike = {
  count: sql<number>`count(*)::int`,
  pledgeDays: sql<number>`${job.replyPledgeDays}`,
  ageDays: sql<number>`(now() at time zone 'utc')::date - (${jobLike.likedAt} at time zone 'utc')::date`,
  answeredAfterDays: daysUntil(sql`coalesce(${jobLike.matchedAt}, ${jobLike.passedAt})`),
  closedAfterDays: daysUntil(jobLike.closedAt),
}

/** The day (`YYYY-MM-DD`) from which likes are looked at. */
export const answersSince = (): string => addDays(utcToday(), -ANSWER_RECORD_DAYS)

/**
 * The likes that a record of answers is read from. A like that was taken back before an answer has no row; where the
 * company asked first nobody waited.
 */
export function isRecorded(since: string) {
  return and(
    isNotNull(job.replyPledgeDays),
    gte(jobLike.likedAt, new Date(`${since}T00:00:00Z`)),
    isNull(jobLike.approachedAt),
  )
}

import { and, eq, gte, isNotNull, isNull, sql } from 'drizzle-orm'
import { ANSWER_RECORD_DAYS, readAnswerRecord, type AnswerRecord } from '#/domain/job/answer-record.ts'
import { addDays } from '#/domain/time/iso-date.ts'
import { db } from '#/db/client.server.ts'
import { job, jobLike } from '#/db/schema/index.ts'
import { utcToday } from '#/platform/clock/utc-today.ts'

/** A company's record and the day (`YYYY-MM-DD`) from which its likes are looked at. */
export type AnswerRecordSince = AnswerRecord & { since: string }

type Moment = typeof jobLike.likedAt | typeof jobLike.closedAt

/** Days of the calendar in UTC from the like to a moment; null when there is no such moment. */
const daysUntil = (moment: Moment | ReturnType<typeof sql>) =>
  sql<number | null>`(${moment} at time zone 'utc')::date - (${jobLike.likedAt} at time zone 'utc')::date`

/**
 * How a company answered the likes of the last year, on all its jobs, closed ones too; the definition is
 * `readAnswerRecord`'s. One statement, which puts likes that went alike together. A like that was taken back before an
 * answer has no row; where the company asked first nobody waited. Indexes job_organization_id and job_like_job_state.
 */
export async function readAnswersOf(organizationId: string): Promise<AnswerRecordSince> {
  const since = addDays(utcToday(), -ANSWER_RECORD_DAYS)
  const likes = await db()
    .select({
      count: sql<number>`count(*)::int`,
      pledgeDays: sql<number>`${job.replyPledgeDays}`,
      ageDays: sql<number>`(now() at time zone 'utc')::date - (${jobLike.likedAt} at time zone 'utc')::date`,
      answeredAfterDays: daysUntil(sql`coalesce(${jobLike.matchedAt}, ${jobLike.passedAt})`),
      closedAfterDays: daysUntil(jobLike.closedAt),
    })
    .from(job)
    .innerJoin(jobLike, eq(jobLike.jobId, job.id))
    .where(
      and(
        eq(job.organizationId, organizationId),
        isNotNull(job.replyPledgeDays),
        gte(jobLike.likedAt, new Date(`${since}T00:00:00Z`)),
        isNull(jobLike.approachedAt),
      ),
    )
    .groupBy(sql`2, 3, 4, 5`)
  return { ...readAnswerRecord(likes), since }
}

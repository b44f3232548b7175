import { and, eq, sql } from 'drizzle-orm'
import { readAnswerRecord, type AnswerRecord } from '#/domain/job/answer-record.ts'
import { db } from '#/db/client.server.ts'
import { job, jobLike } from '#/db/schema/index.ts'
import { answersSince, isRecorded, likesAlike } from '#/platform/job-reading/likes-alike.server.ts'

/** A company's record and the day (`YYYY-MM-DD`) from which its likes are looked at. */
export type AnswerRecordSince = AnswerRecord & { since: string }

/**
 * How a company answered the likes of the last year, on all its jobs, closed ones too; the definition is
 * `readAnswerRecord`'s. One statement, which puts likes that went alike together. Indexes job_organization_id and
 * job_like_job_state.
 */
export async function readAnswersOf(organizationId: string): Promise<AnswerRecordSince> {
  const since = answersSince()
  const likes = await db()
    .select(likesAlike)
    .from(job)
    .innerJoin(jobLike, eq(jobLike.jobId, job.id))
    .where(and(eq(job.organizationId, organizationId), isRecorded(since)))
    .groupBy(sql`2, 3, 4, 5`)
  return { ...readAnswerRecord(likes), since }
}

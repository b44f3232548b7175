import { and, eq, min, sql } from 'drizzle-orm'
import { db, type Transaction } from '#/db/client.server.ts'
import { jobLike, jobTold } from '#/db/schema/index.ts'
import { addDays, toIsoDate } from '#/domain/time/iso-date.ts'
import { baseUrl } from '#/platform/env/env.server.ts'
import { findPair } from './find-pair.server.ts'
import { holdJob, listMembersToTell, queueLikeMail } from './like-mails.server.ts'
import type { Pair } from './move-like.server.ts'

/**
 * Notes that the earliest like of a job is told, and answers its moment; null when one was told before. Those after it
 * are gathered for the morning, whichever of them this task is about. Primary key, and index job_like_job_state.
 */
async function noteFirstTold(tx: Transaction, jobId: string): Promise<Date | null> {
  const earliest = tx
    .select({ at: min(jobLike.likedAt) })
    .from(jobLike)
    .where(and(eq(jobLike.jobId, jobId), eq(jobLike.state, 'liked')))
  const [noted] = await tx
    .insert(jobTold)
    .values({ jobId, likesUntil: sql`(${earliest})` })
    .onConflictDoNothing()
    .returning({ likedAt: jobTold.likesUntil })
  return noted?.likedAt ?? null
}

/** The day by which a like is promised an answer. Only a job that was never published promises nothing. */
const promisedDay = (likedAt: Date, replyPledgeDays: number | null) =>
  replyPledgeDays === null ? null : addDays(toIsoDate(likedAt), replyPledgeDays)

/**
 * Tells the members of a company at once that somebody likes a job, once for each job; further likes are gathered for the
 * morning (`mailMemberNews`). Nobody is named: who it is stands on the page of candidates. Runs again
 * without harm; a like that was taken back meanwhile, or a job that is over, is not told of.
 */
export async function mailFirstLike(pair: Pair): Promise<void> {
  await db().transaction(async (tx) => {
    // People before the job, as everybody holds them.
    const company = (await findPair(tx, pair, 'liked'))?.company
    const members = company ? await listMembersToTell(tx, company.id) : []
    await holdJob(tx, pair.jobId)
    const found = await findPair(tx, pair, 'liked')
    if (found?.job.status !== 'Published') return
    const likedAt = await noteFirstTold(tx, pair.jobId)
    if (likedAt === null) return
    for (const { id, email, firstName } of members) {
      await queueLikeMail(tx, {
        kind: 'firstLike',
        key: `first-like:${pair.jobId}:${id}`,
        recipient: email,
        userId: id,
        url: `${baseUrl()}/app/employer/jobs/match/${pair.jobId}`,
        dueOn: promisedDay(likedAt, found.job.replyPledgeDays),
        values: { name: firstName, title: found.job.title, organization: found.company.name },
      })
    }
  })
}

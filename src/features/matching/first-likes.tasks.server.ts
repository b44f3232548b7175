import { and, eq, min, sql } from 'drizzle-orm'
import { db, type Transaction } from '#/db/client.server.ts'
import { jobLike, jobTold } from '#/db/schema/index.ts'
import { baseUrl } from '#/platform/env/env.server.ts'
import { findPair } from './find-pair.server.ts'
import { holdJob, listMembersToTell, queueLikeMail } from './like-mails.server.ts'
import type { Pair } from './move-like.server.ts'

/**
 * Notes that the earliest like of a job is told; false when one was before. Those after it are gathered for the morning,
 * whichever of them this task is about. Primary key, and index job_like_job_state.
 */
async function isFirstTold(tx: Transaction, jobId: string): Promise<boolean> {
  const earliest = tx
    .select({ at: min(jobLike.likedAt) })
    .from(jobLike)
    .where(and(eq(jobLike.jobId, jobId), eq(jobLike.state, 'liked')))
  const noted = await tx
    .insert(jobTold)
    .values({ jobId, likesUntil: sql`(${earliest})` })
    .onConflictDoNothing()
    .returning({ jobId: jobTold.jobId })
  return noted.length > 0
}

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
    if (found?.job.status !== 'Published' || !(await isFirstTold(tx, pair.jobId))) return
    for (const { id, email, firstName } of members) {
      await queueLikeMail(tx, {
        kind: 'firstLike',
        key: `first-like:${pair.jobId}:${id}`,
        recipient: email,
        userId: id,
        url: `${baseUrl()}/app/employer/jobs/match/${pair.jobId}`,
        values: { name: firstName, title: found.job.title, organization: found.company.name },
      })
    }
  })
}

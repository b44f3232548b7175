import { sql } from 'drizzle-orm'
import { db, type Transaction } from '#/db/client.server.ts'
import { jobTold } from '#/db/schema/index.ts'
import { baseUrl } from '#/platform/env/env.server.ts'
import { findPair } from './find-pair.server.ts'
import { holdJob, listMembersToTell, queueLikeMail } from './like-mails.server.ts'
import type { Pair } from './move-like.server.ts'

/** Notes that the job's likes are told from now on; false when an earlier one was. Primary key. */
async function isFirstTold(tx: Transaction, jobId: string): Promise<boolean> {
  const noted = await tx
    .insert(jobTold)
    .values({ jobId, likesUntil: sql`now()` })
    .onConflictDoNothing()
    .returning({ jobId: jobTold.jobId })
  return noted.length > 0
}

/**
 * Tells the members of a company at once that somebody likes a job, when it is the first like of that job; the others are
 * gathered for the morning (`mailMemberNews`). Nobody is named: who it is stands on the page of candidates. Runs again
 * without harm; a like that was taken back meanwhile, or a job that is over, is not told of.
 */
export async function mailFirstLike(pair: Pair): Promise<void> {
  await db().transaction(async (tx) => {
    await holdJob(tx, pair.jobId)
    const found = await findPair(tx, pair, 'liked')
    if (found?.job.status !== 'Published' || !(await isFirstTold(tx, pair.jobId))) return
    const { job, company } = found
    for (const { id, email, firstName } of await listMembersToTell(tx, company.id)) {
      await queueLikeMail(tx, {
        kind: 'firstLike',
        key: `first-like:${pair.jobId}:${id}`,
        recipient: email,
        userId: id,
        url: `${baseUrl()}/app/employer/jobs/match/${pair.jobId}`,
        values: { name: firstName, title: job.title, organization: company.name },
      })
    }
  })
}

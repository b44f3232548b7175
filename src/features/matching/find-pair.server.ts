import { and, eq } from 'drizzle-orm'
import type { Transaction } from '#/db/client.server.ts'
import { job, jobLike, organization, profile, user } from '#/db/schema/index.ts'
import type { Pair } from './move-like.server.ts'

/**
 * A pair that is still in this state, with the person, their profile, the job and its company; null too when the account
 * is banned. The person is held: whoever deletes their account at this moment is not told about, and leaves no mail.
 */
export async function findPair(
  tx: Transaction,
  { userId, jobId }: Pair,
  state: typeof jobLike.$inferSelect.state,
) {
  const [found] = await tx
    .select({
      like: { approachedAt: jobLike.approachedAt, matchedAt: jobLike.matchedAt },
      person: user,
      profile,
      job: { title: job.title, status: job.status, replyPledgeDays: job.replyPledgeDays },
      company: { id: organization.id, name: organization.name },
    })
    .from(jobLike)
    .innerJoin(user, eq(user.id, jobLike.userId))
    .leftJoin(profile, eq(profile.userId, user.id))
    .innerJoin(job, eq(job.id, jobLike.jobId))
    .innerJoin(organization, eq(organization.id, job.organizationId))
    .where(
      and(
        eq(jobLike.userId, userId),
        eq(jobLike.jobId, jobId),
        eq(jobLike.state, state),
        eq(user.banned, false),
      ),
    )
    .for('key share', { of: user })
  return found ?? null
}

export type FoundPair = NonNullable<Awaited<ReturnType<typeof findPair>>>

import { and, eq } from 'drizzle-orm'
import { db, type Transaction } from '#/db/client.server.ts'
import { job, jobLike, organization, user } from '#/db/schema/index.ts'
import { sealCandidateId } from '#/platform/candidate-id/candidate-id.server.ts'
import { baseUrl } from '#/platform/env/env.server.ts'
import { likeMailKey, listMembersToTell, queueLikeMail, type LikeMail } from './like-mails.server.ts'
import type { Pair } from './move-like.server.ts'

async function findMatch(tx: Transaction, { userId, jobId }: Pair) {
  const { name, firstName, email, banned, emailVerified } = user
  const [found] = await tx
    .select({
      matchedAt: jobLike.matchedAt,
      candidate: { name, firstName, email, banned, emailVerified },
      title: job.title,
      organization: { id: organization.id, name: organization.name },
    })
    .from(jobLike)
    .innerJoin(user, eq(user.id, jobLike.userId))
    .innerJoin(job, eq(job.id, jobLike.jobId))
    .innerJoin(organization, eq(organization.id, job.organizationId))
    .where(and(eq(jobLike.userId, userId), eq(jobLike.jobId, jobId), eq(jobLike.state, 'matched')))
    // Somebody who deletes their account at this moment is not told about, and leaves no mail behind.
    .for('key share', { of: user })
  return found?.candidate.banned === false ? found : null
}

type Match = NonNullable<Awaited<ReturnType<typeof findMatch>>>

function mailsOf(
  pair: Pair,
  match: Match,
  members: Awaited<ReturnType<typeof listMembersToTell>>,
): LikeMail[] {
  const { candidate, organization: company, title } = match
  const key = likeMailKey('match', pair, match.matchedAt)
  const values = { title, organization: company.name, candidate: candidate.name }
  const chosen = new URLSearchParams({ tab: 'matched', candidate: sealCandidateId(pair) })
  const forCandidate: LikeMail = {
    kind: 'match',
    key: `${key}:candidate`,
    recipient: candidate.email,
    userId: pair.userId,
    body: 'bodyForCandidate',
    url: `${baseUrl()}/app/individual`,
    values: { ...values, name: candidate.firstName },
  }
  const forMembers = members.map(({ id, email, firstName }): LikeMail => ({
    kind: 'match',
    key: `${key}:${id}`,
    recipient: email,
    userId: id,
    body: 'bodyForEmployer',
    url: `${baseUrl()}/app/employer/jobs/match/${pair.jobId}?${chosen}`,
    values: { ...values, name: firstName },
  }))
  return candidate.emailVerified ? [forCandidate, ...forMembers] : forMembers
}

/**
 * Tells both sides of a match: the candidate, and the members of the company. Runs again without harm, because a mail's
 * key is sent once; a match withdrawn in the meantime is not told. All mails are queued, or none.
 */
export async function mailMatch(pair: Pair): Promise<void> {
  await db().transaction(async (tx) => {
    const match = await findMatch(tx, pair)
    if (!match) return
    const members = await listMembersToTell(tx, match.organization.id)
    for (const mail of mailsOf(pair, match, members)) await queueLikeMail(tx, mail)
  })
}

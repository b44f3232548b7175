import { db } from '#/db/client.server.ts'
import { EMPTY_PREFERENCES } from '#/domain/profile/profile-document.ts'
import { sealCandidateId } from '#/platform/candidate-id/candidate-id.server.ts'
import { baseUrl } from '#/platform/env/env.server.ts'
import { findPair, type FoundPair } from './find-pair.server.ts'
import { isExcluded } from './matches.policy.ts'
import { likeMailKey, listMembersToTell, queueLikeMail, type LikeMail } from './like-mails.server.ts'
import type { Pair } from './move-like.server.ts'

function mailsOf(
  pair: Pair,
  { like, person, job: { title }, company }: FoundPair,
  members: Awaited<ReturnType<typeof listMembersToTell>>,
): LikeMail[] {
  const key = likeMailKey('match', pair, like.matchedAt)
  const values = { title, organization: company.name, candidate: person.name }
  const chosen = new URLSearchParams({ tab: 'matched', candidate: sealCandidateId(pair) })
  const forCandidate: LikeMail = {
    kind: 'match',
    key: `${key}:candidate`,
    recipient: person.email,
    userId: pair.userId,
    body: 'bodyForCandidate',
    url: `${baseUrl()}/app/individual`,
    values: { ...values, name: person.firstName },
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
  return person.emailVerified ? [forCandidate, ...forMembers] : forMembers
}

/**
 * Tells both sides of a match: the candidate, and the members of the company. Runs again without harm, because a mail's
 * key is sent once; a match that was withdrawn in the meantime, or whose company the candidate excluded, is not told. All mails are queued, or none.
 */
export async function mailMatch(pair: Pair): Promise<void> {
  await db().transaction(async (tx) => {
    const match = await findPair(tx, pair, 'matched')
    if (!match || isExcluded(match.profile ?? EMPTY_PREFERENCES, match.company.id)) return
    const members = await listMembersToTell(tx, match.company.id)
    for (const mail of mailsOf(pair, match, members)) await queueLikeMail(tx, mail)
  })
}

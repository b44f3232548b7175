import { EMPTY_PREFERENCES } from '#/domain/profile/profile-document.ts'
import { profileAccess } from '#/domain/profile/visibility.ts'
import { db, type Transaction } from '#/db/client.server.ts'
import type { Speech } from '#/i18n/speech.ts'
import { candidateLabel, sealCandidateId } from '#/platform/candidate-id/candidate-id.server.ts'
import { baseUrl } from '#/platform/env/env.server.ts'
import { recipientSpeech } from '#/platform/mailer/recipient-speech.server.ts'
import { claimOnce, LONGEST_WINDOW_S } from '#/platform/rate-limit/rate-limit.server.ts'
import { findPair, type FoundPair } from './find-pair.server.ts'
import { isExcluded } from './matches.policy.ts'
import { likeMailKey, listMembersToTell, queueLikeMail } from './like-mails.server.ts'
import type { Pair } from './move-like.server.ts'

/** Of several invitations by one company in a day the first is mailed; all stand on the person's dashboard. */
const isFirstToday = (tx: Transaction, organizationId: string, userId: string) =>
  claimOnce(tx, { key: `approach-mail:${organizationId}:${userId}`, windowSeconds: LONGEST_WINDOW_S })

/**
 * Tells somebody that an employer would like to meet them, once a day for each company. Runs again without harm; whoever
 * has answered, or excluded the company since, is not told.
 */
export async function mailApproach(pair: Pair): Promise<void> {
  await db().transaction(async (tx) => {
    const found = await findPair(tx, pair, 'approached')
    if (!found?.person.emailVerified || found.job.status !== 'Published') return
    const { like, person, profile, job, company } = found
    if (isExcluded(profile ?? EMPTY_PREFERENCES, company.id)) return
    if (!(await isFirstToday(tx, company.id, pair.userId))) return
    await queueLikeMail(tx, {
      kind: 'approach',
      key: likeMailKey('approach', pair, like.approachedAt),
      recipient: person.email,
      userId: pair.userId,
      url: `${baseUrl()}/job/${pair.jobId}`,
      values: { name: person.firstName, title: job.title, organization: company.name },
    })
  })
}

/** What a member calls somebody who made no match: by name only whom the page of candidates names. */
function nameFor(memberId: string, pair: Pair, found: FoundPair, { say }: Speech): string {
  const access = profileAccess(
    {
      userId: memberId,
      accountType: 'Employer',
      organizationIds: [found.company.id],
      likeStates: ['declined'],
    },
    { ...(found.profile ?? EMPTY_PREFERENCES), userId: pair.userId, accountType: found.person.type },
  )
  if (access === 'profile') return found.person.name
  return say('match.candidate', { label: candidateLabel(pair) })
}

/** Tells the members of a company that somebody declined its invitation. Runs again without harm. */
export async function mailDeclined(pair: Pair): Promise<void> {
  await db().transaction(async (tx) => {
    const found = await findPair(tx, pair, 'declined')
    if (!found) return
    const { like, job, company } = found
    const chosen = new URLSearchParams({ tab: 'suggested', candidate: sealCandidateId(pair) })
    for (const { id, email, firstName } of await listMembersToTell(tx, company.id)) {
      const speech = await recipientSpeech(tx, { recipient: email, userId: id })
      await queueLikeMail(tx, {
        kind: 'approachDeclined',
        key: `${likeMailKey('declined', pair, like.approachedAt)}:${id}`,
        recipient: email,
        userId: id,
        url: `${baseUrl()}/app/employer/jobs/match/${pair.jobId}?${chosen}`,
        values: {
          name: firstName,
          candidate: nameFor(id, pair, found, speech),
          title: job.title,
          organization: company.name,
        },
      })
    }
  })
}

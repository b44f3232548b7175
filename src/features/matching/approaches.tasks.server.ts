import { and, eq } from 'drizzle-orm'
import { candidateLabel } from '#/domain/matching/candidate-label.ts'
import { EMPTY_PREFERENCES } from '#/domain/profile/profile-document.ts'
import { profileAccess } from '#/domain/profile/visibility.ts'
import { db, type Transaction } from '#/db/client.server.ts'
import { job, jobLike, organization, profile, user } from '#/db/schema/index.ts'
import { DEFAULT_LANGUAGE } from '#/i18n/languages.ts'
import { loadMessages } from '#/i18n/messages.ts'
import { translateText } from '#/i18n/translate.ts'
import { sealCandidateId } from '#/platform/candidate-id/candidate-id.server.ts'
import { baseUrl } from '#/platform/env/env.server.ts'
import { isExcluded } from './matches.policy.ts'
import { likeMailKey, listMembersToTell, queueLikeMail } from './like-mails.server.ts'
import type { Pair } from './move-like.server.ts'

/** An approach that is still in this state, of an open job. The person is held against deletion. */
async function findApproach(tx: Transaction, pair: Pair, state: 'approached' | 'declined') {
  const [found] = await tx
    .select({
      at: jobLike.approachedAt,
      user,
      profile,
      title: job.title,
      organization: { id: organization.id, name: organization.name },
    })
    .from(jobLike)
    .innerJoin(user, eq(user.id, jobLike.userId))
    .leftJoin(profile, eq(profile.userId, user.id))
    .innerJoin(job, eq(job.id, jobLike.jobId))
    .innerJoin(organization, eq(organization.id, job.organizationId))
    .where(
      and(
        eq(jobLike.userId, pair.userId),
        eq(jobLike.jobId, pair.jobId),
        eq(jobLike.state, state),
        eq(job.status, 'Published'),
        eq(user.banned, false),
      ),
    )
    .for('key share', { of: user })
  return found ?? null
}

type Approach = NonNullable<Awaited<ReturnType<typeof findApproach>>>

/**
 * Tells somebody that an employer would like to meet them. Runs again without harm; whoever has answered, or excluded
 * the company since, is not told.
 */
export async function mailApproach(pair: Pair): Promise<void> {
  await db().transaction(async (tx) => {
    const found = await findApproach(tx, pair, 'approached')
    if (!found?.user.emailVerified) return
    const { at, user: person, profile: preferences, title, organization: company } = found
    if (isExcluded(preferences ?? EMPTY_PREFERENCES, company.id)) return
    await queueLikeMail(tx, {
      kind: 'approach',
      key: likeMailKey('approach', pair, at),
      recipient: person.email,
      userId: pair.userId,
      url: `${baseUrl()}/app/individual`,
      values: { name: person.firstName, title, organization: company.name },
    })
  })
}

/** What a member calls somebody who made no match: by name only whom the page of candidates names. */
async function nameFor(memberId: string, pair: Pair, found: Approach): Promise<string> {
  const access = profileAccess(
    {
      userId: memberId,
      accountType: 'Employer',
      organizationIds: [found.organization.id],
      likeStates: ['declined'],
    },
    { ...(found.profile ?? EMPTY_PREFERENCES), userId: pair.userId, accountType: found.user.type },
  )
  if (access === 'profile') return found.user.name
  const label = candidateLabel(pair.userId, pair.jobId)
  return translateText(DEFAULT_LANGUAGE, await loadMessages(DEFAULT_LANGUAGE), 'match.candidate', { label })
}

/** Tells the members of a company that somebody declined its invitation. Runs again without harm. */
export async function mailDeclined(pair: Pair): Promise<void> {
  await db().transaction(async (tx) => {
    const found = await findApproach(tx, pair, 'declined')
    if (!found) return
    const { at, title, organization: company } = found
    const chosen = new URLSearchParams({ tab: 'suggested', candidate: sealCandidateId(pair) })
    for (const { id, email, firstName } of await listMembersToTell(tx, company.id)) {
      await queueLikeMail(tx, {
        kind: 'approachDeclined',
        key: `${likeMailKey('declined', pair, at)}:${id}`,
        recipient: email,
        userId: id,
        url: `${baseUrl()}/app/employer/jobs/match/${pair.jobId}?${chosen}`,
        values: {
          name: firstName,
          candidate: await nameFor(id, pair, found),
          title,
          organization: company.name,
        },
      })
    }
  })
}

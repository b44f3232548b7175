import { and, eq, isNotNull, sql } from 'drizzle-orm'
import { db, type Transaction } from '#/db/client.server.ts'
import { job, jobLike, member, organization, user } from '#/db/schema/index.ts'
import { DEFAULT_LANGUAGE } from '#/i18n/languages.ts'
import { loadMessages } from '#/i18n/messages.ts'
import { translateText, type TextValues } from '#/i18n/translate.ts'
import { sealCandidateId } from '#/platform/candidate-id/candidate-id.server.ts'
import { baseUrl } from '#/platform/env/env.server.ts'
import { queueActionMail } from '#/platform/mailer/action-mail.server.ts'
import type { Pair } from './move-like.server.ts'

async function findMatch(tx: Transaction, { userId, jobId }: Pair) {
  const [found] = await tx
    .select({
      matchedAt: jobLike.matchedAt,
      candidate: { name: user.name, firstName: user.firstName, email: user.email },
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
  return found ?? null
}

type MatchMail = {
  key: string
  recipient: string
  userId: string
  body: 'bodyForCandidate' | 'bodyForEmployer'
  url: string
  values: TextValues
}

async function queueMatchMail(
  tx: Transaction,
  { key, recipient, userId, body, url, values }: MatchMail,
): Promise<void> {
  const messages = await loadMessages(DEFAULT_LANGUAGE)
  const text = (part: string) => translateText(DEFAULT_LANGUAGE, messages, `mail.match.${part}`, values)
  await queueActionMail(tx, {
    key,
    recipient,
    userId,
    subject: text('subject'),
    texts: { greeting: text('greeting'), body: text(body), action: text('action'), note: text('note') },
    url,
  })
}

type Match = NonNullable<Awaited<ReturnType<typeof findMatch>>>

/** The members of a company. Index member_organization_user. */
function listMembers(tx: Transaction, organizationId: string) {
  return tx
    .select({ id: user.id, email: user.email, firstName: user.firstName })
    .from(member)
    .innerJoin(user, eq(user.id, member.userId))
    .where(eq(member.organizationId, organizationId))
}

function mailsOf(pair: Pair, match: Match, members: Awaited<ReturnType<typeof listMembers>>): MatchMail[] {
  const { candidate, organization: company, title } = match
  const key = `match:${pair.jobId}:${pair.userId}:${match.matchedAt?.getTime() ?? 0}`
  const values = { title, organization: company.name, candidate: candidate.name }
  const chosen = new URLSearchParams({ tab: 'matched', candidate: sealCandidateId(pair) })
  return [
    {
      key: `${key}:candidate`,
      recipient: candidate.email,
      userId: pair.userId,
      body: 'bodyForCandidate',
      url: `${baseUrl()}/app/individual`,
      values: { ...values, name: candidate.firstName },
    },
    ...members.map(({ id, email, firstName }) => ({
      key: `${key}:${id}`,
      recipient: email,
      userId: id,
      body: 'bodyForEmployer' as const,
      url: `${baseUrl()}/app/employer/jobs/match/${pair.jobId}?${chosen}`,
      values: { ...values, name: firstName },
    })),
  ]
}

/**
 * Tells both sides of a match: the candidate, and the members of the company. Runs again without harm, because a mail's
 * key is sent once; a match withdrawn in the meantime is not told. All mails are queued, or none.
 */
export async function mailMatch(pair: Pair): Promise<void> {
  await db().transaction(async (tx) => {
    const match = await findMatch(tx, pair)
    if (!match) return
    const members = await listMembers(tx, match.organization.id)
    for (const mail of mailsOf(pair, match, members)) await queueMatchMail(tx, mail)
  })
}

/**
 * Ends the likes an employer passed when the day it promised an answer for is over (in UTC): until then the person is
 * not told. Running it again changes nothing. Index job_like_job_state.
 */
export async function closePassedLikes(): Promise<void> {
  const promisedDay = sql`(${jobLike.likedAt} at time zone 'utc')::date + ${job.replyPledgeDays}`
  await db()
    .update(jobLike)
    .set({ state: 'closed', closedAt: sql`now()`, closeReason: 'passed' })
    .from(job)
    .where(
      and(
        eq(job.id, jobLike.jobId),
        eq(jobLike.state, 'liked'),
        isNotNull(jobLike.passedAt),
        sql`${promisedDay} < (now() at time zone 'utc')::date`,
      ),
    )
}

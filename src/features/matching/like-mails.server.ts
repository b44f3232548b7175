import { and, asc, eq, not } from 'drizzle-orm'
import type { Transaction } from '#/db/client.server.ts'
import { member, user } from '#/db/schema/index.ts'
import type { TextValues } from '#/i18n/translate.ts'
import { IS_BANNED } from '#/platform/auth/is-banned.server.ts'
import { queueActionMail } from '#/platform/mailer/action-mail.server.ts'
import { recipientSpeech } from '#/platform/mailer/recipient-speech.server.ts'
import type { Pair } from './move-like.server.ts'

export type LikeMail = {
  kind: 'match' | 'approach' | 'approachDeclined' | 'likeClosed'
  /** Mailed once per key. */
  key: string
  recipient: string
  userId: string
  body?: 'bodyForCandidate' | 'bodyForEmployer'
  /** Absolute. */
  url: string
  values: TextValues
}

/**
 * Whom mails about likes go to: not to accounts that are banned, and not to an address that nobody confirmed, which may
 * be somebody else's.
 */
export const mayBeTold = and(not(IS_BANNED), eq(user.emailVerified, true))

/** The key of a mail about two: one for each time that it happens. Their own data is deleted by it. */
export function likeMailKey(kind: string, { jobId, userId }: Pair, at: Date | null): string {
  return `${kind}:${jobId}:${userId}:${at?.getTime() ?? 0}`
}

/** Puts a mail about a like into the outbox, in the caller's transaction. */
export async function queueLikeMail(tx: Transaction, mail: LikeMail): Promise<void> {
  const { kind, body = 'body', values, key, recipient, userId, url } = mail
  const { locale, say } = await recipientSpeech(tx, { recipient, userId })
  const text = (part: string) => say(`mail.${kind}.${part}`, values)
  await queueActionMail(tx, {
    key,
    recipient,
    userId,
    locale,
    subject: text('subject'),
    texts: { greeting: text('greeting'), body: text(body), action: text('action'), note: text('note') },
    url,
  })
}

/** The members of a company who may be told. Held against deletion. Index member_organization_user. */
export function listMembersToTell(tx: Transaction, organizationId: string) {
  return tx
    .select({ id: user.id, email: user.email, firstName: user.firstName })
    .from(member)
    .innerJoin(user, eq(user.id, member.userId))
    .where(and(eq(member.organizationId, organizationId), mayBeTold))
    .orderBy(asc(user.id))
    .for('key share', { of: user })
}

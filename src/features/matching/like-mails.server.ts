import { and, asc, eq, not, sql } from 'drizzle-orm'
import type { Transaction } from '#/db/client.server.ts'
import { job, jobLike, mail, member, user } from '#/db/schema/index.ts'
import { daysBetween, toIsoDate } from '#/domain/time/iso-date.ts'
import type { TextValues } from '#/i18n/translate.ts'
import { IS_BANNED } from '#/platform/auth/is-banned.server.ts'
import { utcToday } from '#/platform/clock/utc-today.ts'
import { queueActionMail } from '#/platform/mailer/action-mail.server.ts'
import { SENT_MAIL_KEPT_DAYS } from '#/platform/mailer/outbox.server.ts'
import { recipientSpeech } from '#/platform/mailer/recipient-speech.server.ts'
import { requireTimeLeft } from '#/platform/tasks/tasks.server.ts'
import type { Pair } from './move-like.server.ts'

export type LikeMail = {
  kind:
    | 'firstLike'
    | 'newLikes'
    | 'answersDue'
    | 'match'
    | 'approach'
    | 'approachDeclined'
    | 'likeClosed'
    | 'likeReopened'
  /** Mailed once per key. */
  key: string
  recipient: string
  userId: string
  body?: 'bodyForCandidate' | 'bodyForEmployer'
  /** Absolute. */
  url: string
  values: TextValues
  /** A day that the texts name. */
  dueOn?: string | null
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

const isQueued = async (tx: Transaction, key: string) => (await tx.$count(mail, eq(mail.key, key))) > 0

/** The midnight before a moment, in UTC: what is told once a day has it in its key. */
const dayOf = (moment: Date) => new Date(toIsoDate(moment))

const firstReopenedKey = (pair: Pair, closedAt: Date) => likeMailKey('reopened', pair, dayOf(closedAt))
const firstClosedKey = (pair: Pair, closedAt: Date) => likeMailKey('closed', pair, dayOf(closedAt))
const again = (key: string) => `${key}:again`

export const isDayOver = (moment: Date) => toIsoDate(moment) < utcToday()

/**
 * The key of the mail that tells somebody who was told of a closing that their like is open again: once for its day, and
 * once more where its closing was, when that day is over and no other closing of it can follow.
 */
export async function reopenedKey(tx: Transaction, pair: Pair, closedAt: Date): Promise<string> {
  const key = firstReopenedKey(pair, closedAt)
  return isDayOver(closedAt) && (await isQueued(tx, again(firstClosedKey(pair, closedAt)))) ? again(key) : key
}

/** Whether this closing was told: the mails themselves say so as long as they are kept. Index mail_key_unique. */
export async function isClosingTold(tx: Transaction, pair: Pair, closedAt: Date): Promise<boolean> {
  if (daysBetween(toIsoDate(closedAt), utcToday()) >= SENT_MAIL_KEPT_DAYS) return true
  return isQueued(tx, firstClosedKey(pair, closedAt))
}

/**
 * The key of the mail about a closing: one a day, and another once somebody was told meanwhile that the like of that day
 * is open again, so that nobody is told last that a closed like is open.
 */
export async function closedKey(tx: Transaction, pair: Pair, closedAt: Date): Promise<string> {
  const key = firstClosedKey(pair, closedAt)
  return (await isQueued(tx, firstReopenedKey(pair, closedAt))) ? again(key) : key
}

/**
 * Holds a job as it is until the mails about that are in the outbox: who opens or ends it meanwhile waits, and the mails
 * about that know of these. Primary key of `job`.
 */
export async function holdJob(tx: Transaction, jobId: string): Promise<void> {
  await tx.select({ id: job.id }).from(job).where(eq(job.id, jobId)).for('share')
}

/** The promised day of a like is over, in UTC; null without a pledge. */
export const PLEDGE_IS_OVER = sql`(${jobLike.likedAt} at time zone 'utc')::date + ${job.replyPledgeDays} < (now() at time zone 'utc')::date`

/** People told in one transaction: few, because who opens or ends the job meanwhile waits for it. */
export const TOLD_AT_ONCE = 50

/** Tells many, some in each transaction: `tellSome` answers the last person of whom it told, or null when nobody was left. */
export async function tellInBatches(tellSome: (after: string) => Promise<string | null>): Promise<void> {
  let after: string | null = ''
  while (after !== null) {
    requireTimeLeft()
    after = await tellSome(after)
  }
}

/** Puts a mail about a like into the outbox, in the caller's transaction. */
export async function queueLikeMail(tx: Transaction, { dueOn, values, ...mailed }: LikeMail): Promise<void> {
  const speech = await recipientSpeech(tx, mailed)
  const day = new Intl.DateTimeFormat(speech.locale, { dateStyle: 'long', timeZone: 'UTC' })
  const told = { ...values, dueOn: dueOn ? day.format(new Date(dueOn)) : 'none' }
  await queueActionMail(tx, { ...mailed, speech, values: told })
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

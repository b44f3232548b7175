import { and, desc, eq, inArray, isNull, lt, sql } from 'drizzle-orm'
import { db, type Connection } from '#/db/client.server.ts'
import { mail } from '#/db/schema/index.ts'
import { enqueue } from '#/platform/tasks/tasks.server.ts'
import { deliverMail } from './smtp.server.ts'

export type OutgoingMail = {
  /** Mailed once per key, whatever is repeated: 'verify:<user>:<token>'. */
  key: string
  recipient: string
  /** Whom it goes with when they leave, if they have an account: addresses change. */
  userId?: string
  subject: string
  html: string
  text: string
  /** Somebody sits and waits for it, as for a link that lets them in: it goes before notices. */
  isAwaited?: boolean
}

/** Puts a mail into the outbox as part of the caller's transaction. A key that is there already changes nothing. */
export async function queueMail(
  connection: Connection,
  { isAwaited, ...outgoing }: OutgoingMail,
): Promise<void> {
  const [queued] = await connection
    .insert(mail)
    .values(outgoing)
    .onConflictDoNothing({ target: mail.key })
    .returning({ id: mail.id })
  if (queued) await enqueue(connection, 'send-mail', { mailId: queued.id }, { isAwaited })
}

/** Mails that the mail server took, while the database broke before this server could note that. */
const takenUnnoted = new Set<number>()

/**
 * Sends one mail of the outbox, unless it was sent. The row stays locked while it is sent, so that two servers do not
 * both send it. Throws when the mail server refuses; the task is then tried again later. One that this server handed over
 * and could not note is only noted then; another server, which cannot know, sends it again.
 */
export async function sendQueuedMail(mailId: number): Promise<void> {
  await db().transaction(async (tx) => {
    const [row] = await tx.select().from(mail).where(eq(mail.id, mailId)).for('update')
    if (!row || row.sentAt) return
    if (!takenUnnoted.has(mailId)) await deliverMail(row)
    takenUnnoted.add(mailId)
    await tx
      .update(mail)
      .set({ sentAt: sql`now()`, attempts: row.attempts + 1 })
      .where(eq(mail.id, mailId))
  })
  takenUnnoted.delete(mailId)
}

/** Notes that an attempt failed, for the operator to see. */
export async function noteMailFailure(mailId: number, reason: string): Promise<void> {
  await db()
    .update(mail)
    .set({ attempts: sql`${mail.attempts} + 1`, lastError: reason })
    .where(eq(mail.id, mailId))
}

/** The newest mails, for the trial's mailbox page. Reads along the index `mail_created_at`. */
export async function listMails({ limit }: { limit: number }) {
  return db().select().from(mail).orderBy(desc(mail.createdAt), desc(mail.id)).limit(limit)
}

/** How many mails wait to be sent. */
export async function countWaitingMails(): Promise<number> {
  return db().$count(mail, isNull(mail.sentAt))
}

/** How long the text of a mail is kept after it was sent, in days: long enough to answer a question about it. */
export const SENT_MAIL_KEPT_DAYS = 30

/**
 * Deletes mails that were sent more than thirty days ago, at most `max` of them, and tells how many. What was never sent
 * stays, however old: somebody still waits for it, or an operator has to know. A mail that somebody holds is left for
 * the next time. Reads along the index `mail_created_at`: no mail is sent before it is written.
 */
export async function deleteSentMails(max: number): Promise<number> {
  const before = sql`now() - make_interval(days => ${SENT_MAIL_KEPT_DAYS})`
  const old = db()
    .select({ id: mail.id })
    .from(mail)
    .where(and(lt(mail.createdAt, before), lt(mail.sentAt, before)))
    .limit(max)
  const { rowCount } = await db()
    .delete(mail)
    .where(inArray(mail.id, old.for('update', { skipLocked: true })))
  return rowCount ?? 0
}

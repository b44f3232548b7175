import { eq } from 'drizzle-orm'
import { notFoundError } from '#/domain/app-error.ts'
import { db } from '#/db/client.server.ts'
import { mail } from '#/db/schema/index.ts'
import { isTrial } from '#/platform/env/env.server.ts'
import { listMails } from '#/platform/mailer/outbox.server.ts'
import { toMailSummary, toMailView, type MailSummary, type MailView } from './mailbox.view.ts'

const NEWEST = 100

/** Mails hold secrets: outside the trial, which listens to its own machine alone, there is no mailbox. */
function requireTrial(): void {
  if (!isTrial()) throw notFoundError()
}

/** The newest mails. Throws not-found outside the trial. */
export async function listMailbox(): Promise<MailSummary[]> {
  requireTrial()
  return (await listMails({ limit: NEWEST })).map(toMailSummary)
}

/** One mail. Throws not-found when there is none, and outside the trial. */
export async function getMailFromMailbox(mailId: number): Promise<MailView> {
  requireTrial()
  const [row] = await db().select().from(mail).where(eq(mail.id, mailId))
  if (!row) throw notFoundError()
  return toMailView(row)
}

import type { Connection } from '#/db/client.server.ts'
import { ActionMail, actionMailText, type ActionMailTexts } from '#/emails/action-mail.tsx'
import { renderMail } from '#/emails/render-mail.ts'
import { queueMail } from './outbox.server.ts'

export type ActionMailRequest = {
  /** Mailed once per key. */
  key: string
  recipient: string
  /** Whose mail it is, if they have an account. */
  userId?: string
  /** That of its texts, as a BCP 47 tag. */
  locale: string
  subject: string
  texts: ActionMailTexts
  /** Absolute, made from `baseUrl()`. */
  url: string
  /** Somebody sits and waits for it: it goes before notices. */
  isAwaited?: boolean
}

/** Renders a mail that asks for one thing and puts it into the outbox, in the caller's transaction. */
export async function queueActionMail(connection: Connection, request: ActionMailRequest): Promise<void> {
  const { key, recipient, userId, locale, subject, texts, url, isAwaited } = request
  const html = renderMail(ActionMail, { locale, subject, texts, url })
  const text = actionMailText({ texts, url })
  await queueMail(connection, { key, recipient, userId, subject, html, text, isAwaited })
}

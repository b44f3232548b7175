import { renderToStaticMarkup } from 'react-dom/server'
import { createElement } from 'react'
import { ActionMail, actionMailText, type ActionMailTexts } from '#/emails/action-mail.tsx'
import type { Connection } from '#/db/client.server.ts'
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
}

/** Renders a mail that asks for one thing and puts it into the outbox, in the caller's transaction. */
export async function queueActionMail(connection: Connection, request: ActionMailRequest): Promise<void> {
  const { key, recipient, userId, locale, subject, texts, url } = request
  const html = `<!doctype html><html lang="${locale}"><body>${renderToStaticMarkup(createElement(ActionMail, { texts, url }))}</body></html>`
  await queueMail(connection, { key, recipient, userId, subject, html, text: actionMailText({ texts, url }) })
}

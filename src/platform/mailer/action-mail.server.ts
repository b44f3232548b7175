import type { Connection } from '#/db/client.server.ts'
import { unlinked } from '#/domain/text/unlinked.ts'
import { ActionMail, actionMailText } from '#/emails/action-mail.tsx'
import { renderMail } from '#/emails/render-mail.ts'
import type { Speech } from '#/i18n/speech.ts'
import type { TextValues } from '#/i18n/translate.ts'
import { queueMail } from './outbox.server.ts'

export type ActionMailRequest = {
  /** Mailed once per key. */
  key: string
  recipient: string
  /** Whose mail it is, if they have an account. */
  userId?: string
  speech: Speech
  /** Its texts are those under `mail.<kind>`. */
  kind: string
  body?: 'body' | 'bodyForCandidate' | 'bodyForEmployer'
  /** Instead of the one of its kind. */
  greeting?: string
  /** What its texts name, however it was typed: nothing of it becomes a link. */
  values: TextValues
  /** What this product or its admins wrote, as it is. */
  ownValues?: TextValues
  /** Absolute, made from `baseUrl()`. */
  url: string
  /** Somebody sits and waits for it: it goes before notices. */
  isAwaited?: boolean
}

const withoutLinks = (values: TextValues): TextValues =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'string' ? unlinked(value) : value,
    ]),
  )

/** Renders a mail that asks for one thing and puts it into the outbox, in the caller's transaction. */
export async function queueActionMail(connection: Connection, request: ActionMailRequest): Promise<void> {
  const { speech, kind, body = 'body', values, ownValues, url, greeting, ...about } = request
  const named = { ...withoutLinks(values), ...ownValues }
  const text = (part: string) => speech.say(`mail.${kind}.${part}`, named)
  const texts = {
    greeting: greeting ?? text('greeting'),
    ...{ body: text(body), action: text('action'), note: text('note') },
  }
  const subject = text('subject')
  await queueMail(connection, {
    ...about,
    subject,
    html: renderMail(ActionMail, { locale: speech.locale, subject, texts, url }),
    text: actionMailText({ texts, url }),
  })
}

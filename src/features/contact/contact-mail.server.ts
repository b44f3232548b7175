import type { Connection } from '#/db/client.server.ts'
import { LetterMail } from '#/emails/letter-mail.tsx'
import { renderMail } from '#/emails/render-mail.ts'
import { LOCALES } from '#/i18n/languages.ts'
import { PRODUCT_NAME } from '#/lib/product.ts'
import { env } from '#/platform/env/env.server.ts'
import { recipientSpeech } from '#/platform/mailer/recipient-speech.server.ts'
import { queueMail } from '#/platform/mailer/outbox.server.ts'
import type { ContactMessage } from './contact.schema.ts'

/**
 * Puts a message into the outbox for whoever runs the product, in their language, as part of the caller's transaction.
 * Without `CONTACT_EMAIL` nothing is mailed: the message is kept in the database all the same.
 */
export async function queueContactMail(
  connection: Connection,
  contact: ContactMessage & { id: number },
): Promise<void> {
  const { CONTACT_EMAIL } = env()
  if (!CONTACT_EMAIL) return
  const { language, say } = await recipientSpeech(connection, { recipient: CONTACT_EMAIL })
  const name = contact.name.replaceAll(/\s+/g, ' ')
  const text = `${contact.name} <${contact.email}>\n\n${contact.message}`
  const subject = say('mail.contactMessage.subject', { product: PRODUCT_NAME, name })
  await queueMail(connection, {
    key: `contact:${contact.id}`,
    recipient: CONTACT_EMAIL,
    subject,
    html: renderMail(LetterMail, { locale: LOCALES[language], subject, text }),
    text,
  })
}

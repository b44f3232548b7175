import type { Connection } from '#/db/client.server.ts'
import { escapeHtml } from '#/lib/escape-html.ts'
import { PRODUCT_NAME } from '#/lib/product.ts'
import { env } from '#/platform/env/env.server.ts'
import { queueMail } from '#/platform/mailer/outbox.server.ts'
import type { ContactMessage } from './contact.schema.ts'

/**
 * Puts a message into the outbox for whoever runs the product, as part of the caller's transaction. Without
 * `CONTACT_EMAIL` nothing is mailed: the message is kept in the database all the same.
 */
export async function queueContactMail(
  connection: Connection,
  contact: ContactMessage & { id: number },
): Promise<void> {
  const { CONTACT_EMAIL } = env()
  if (!CONTACT_EMAIL) return
  const text = `${contact.name} <${contact.email}>\n\n${contact.message}`
  await queueMail(connection, {
    key: `contact:${contact.id}`,
    recipient: CONTACT_EMAIL,
    subject: `${PRODUCT_NAME}: a message from ${contact.name.replaceAll(/\s+/g, ' ')}`,
    html: `<!doctype html><html lang="en"><body><pre style="font:inherit;white-space:pre-wrap">${escapeHtml(text)}</pre></body></html>`,
    text,
  })
}

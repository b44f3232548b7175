import { createHash } from 'node:crypto'
import type { Transporter } from 'nodemailer'
import { env } from '#/platform/env/env.server.ts'

/** The longest silence of a mail server. */
const SMTP_TIMEOUT_MS = 15_000

let transport: Transporter | undefined

async function smtp(url: string): Promise<Transporter> {
  const { createTransport } = await import('nodemailer')
  transport ??= createTransport({
    url,
    connectionTimeout: SMTP_TIMEOUT_MS,
    greetingTimeout: SMTP_TIMEOUT_MS,
    socketTimeout: SMTP_TIMEOUT_MS,
  })
  return transport
}

/** The same for each try of a mail, so that a mailbox which gets it twice can tell. */
function messageIdOf(key: string, sender: string): string {
  const name = createHash('sha256').update(key).digest('hex').slice(0, 32)
  return `<${name}@${sender.split('@')[1]}>`
}

/**
 * Hands one mail to the mail server. Without `SMTP_URL` (trial mode) nothing leaves the machine: the mailbox page
 * shows the outbox instead. Throws when the server cannot be reached or refuses.
 */
export async function deliverMail(message: {
  key: string
  recipient: string
  subject: string
  html: string
  text: string
}): Promise<void> {
  const { SMTP_URL, MAIL_FROM } = env()
  if (!SMTP_URL) return
  const transporter = await smtp(SMTP_URL)
  await transporter.sendMail({
    from: MAIL_FROM,
    to: message.recipient,
    messageId: messageIdOf(message.key, MAIL_FROM.address),
    subject: message.subject,
    html: message.html,
    text: message.text,
    headers: { 'X-Entity-Ref-ID': message.key },
  })
}

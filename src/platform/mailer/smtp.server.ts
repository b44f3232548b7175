import { createHash } from 'node:crypto'
import type { Transporter } from 'nodemailer'
import { env } from '#/platform/env/env.server.ts'

/** The longest silence of a mail server. */
const SMTP_TIMEOUT_MS = 15_000
/** The longest that one mail may take: a server that answers letter by letter is never silent. */
const MAIL_MAX_MS = 60_000

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
 * shows the outbox instead. Throws when the server cannot be reached, refuses, or is too slow.
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
  const { key, recipient, subject, html, text } = message
  const transporter = await smtp(SMTP_URL)
  const signal = AbortSignal.timeout(MAIL_MAX_MS)
  try {
    const messageId = messageIdOf(key, MAIL_FROM.address)
    const headers = { 'X-Entity-Ref-ID': key }
    await transporter.sendMail({
      from: MAIL_FROM,
      to: recipient,
      messageId,
      subject,
      html,
      text,
      headers,
      signal,
    })
  } catch (error) {
    const tooSlow = `The mail server took longer than ${MAIL_MAX_MS / 1_000} s for one mail`
    throw signal.aborted ? new Error(tooSlow, { cause: error }) : error
  }
}

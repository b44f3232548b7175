import { createHmac, randomBytes } from 'node:crypto'
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

/** Only tests run without a secret: then a mail has its name as long as the process. */
const PROCESS_SECRET = randomBytes(32).toString('hex')
const NAME_LETTERS = 32

/**
 * The same for each try, so that a mailbox which gets a mail twice can tell. Of its key nothing leaves, nor can it be
 * guessed: it holds accounts and moments of people who are anonymous to the reader.
 */
const nameOf = (key: string) =>
  createHmac('sha256', env().AUTH_SECRET ?? PROCESS_SECRET)
    .update(`mail:${key}`)
    .digest('hex')
    .slice(0, NAME_LETTERS)

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
    const name = nameOf(key)
    const messageId = `<${name}@${MAIL_FROM.address.split('@')[1]}>`
    // Mail programs put mails with the same subject together, unless each is about another thing.
    const headers = { 'X-Entity-Ref-ID': name }
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

import * as z from 'zod'
import { mailAddress } from './setting-kinds.ts'

/** A name in front, quoted or not, and an address; or the address alone. */
const MAILBOX = /^(?:(?<name>[^<>\p{Cc}]*)<)?(?<address>[^\s<>@,;:/"]+@[\p{L}\p{N}.-]+)(?<end>>?)$/u

type Mailbox = { name: string; address: string }

function readMailbox(text: string): Mailbox | null {
  const { name, address = '', end } = MAILBOX.exec(text)?.groups ?? {}
  if (!address || (name === undefined) !== (end === '')) return null
  return { name: (name ?? '').trim().replace(/^"(.*)"$/u, '$1'), address }
}

function isMailServer(text: string): boolean {
  if (!/^smtps?:\/\//i.test(text) || !URL.canParse(text)) return false
  const { hostname, username, password } = new URL(text)
  try {
    decodeURIComponent(username + password)
    return hostname !== ''
  } catch {
    return false
  }
}

/** By whom mails are sent, from which address, and where those of the contact form go. */
export const mailEnv = {
  SMTP_URL: z
    .string()
    .refine(isMailServer, 'must be an address, as in smtps://user:password@mail.example.com:465')
    .optional(),
  MAIL_FROM: z
    .string()
    .transform((text, context): Mailbox => {
      const mailbox = readMailbox(text)
      if (mailbox) return mailbox
      context.addIssue({ code: 'custom', message: 'must be one address, as in Jobs <no-reply@example.com>' })
      return z.NEVER
    })
    .default({ name: 'Flightpath', address: 'no-reply@example.com' }),
  /** Where messages of the contact form go. */
  CONTACT_EMAIL: mailAddress.optional(),
}

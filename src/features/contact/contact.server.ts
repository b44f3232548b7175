import { and, eq, gt, sql } from 'drizzle-orm'
import { lockNamed } from '#/db/advisory-locks.server.ts'
import { db, type Transaction } from '#/db/client.server.ts'
import { contactMessage } from '#/db/schema/index.ts'
import {
  countUses,
  networkLimits,
  rateLimitedError,
  type Limit,
} from '#/platform/rate-limit/rate-limit.server.ts'
import { queueContactMail } from './contact-mail.server.ts'
import type { ContactMessage } from './contact.schema.ts'

const PER_HOUR = 5

const keyOf = (network: string) => `contact:${network}`

/** How often one address may write, and the networks around it: five times an hour, and as many times more. */
function contactLimits(callerAddress: string): Limit[] {
  return networkLimits(callerAddress, { keyOf, max: PER_HOUR, windowSeconds: 3_600 })
}

type Written = Pick<ContactMessage, 'name' | 'email' | 'message'>

/**
 * Whether the same words came from the same person within the hour: sent twice by a press too many or by a connection
 * that tried again. Of two that come at once the second waits for the first. Index contact_message_email.
 */
async function isRepeated(tx: Transaction, { name, email, message }: Written): Promise<boolean> {
  await lockNamed(tx, 'contact', `${email} ${message}`)
  const same = and(
    eq(contactMessage.email, email),
    eq(contactMessage.name, name),
    eq(contactMessage.message, message),
    gt(contactMessage.createdAt, sql`now() - interval '1 hour'`),
  )
  return (await tx.$count(contactMessage, same)) > 0
}

/**
 * Stores a message and queues its mail, both or neither. A filled honeypot is answered like a success and stored
 * nowhere, and so is one that is here already. Throws rate-limited.
 */
export async function storeContactMessage(contact: ContactMessage, callerAddress: string): Promise<void> {
  const { website, ...message } = contact
  const use = await countUses(db(), contactLimits(callerAddress))
  if (!use.allowed) throw rateLimitedError(use)
  if (website !== '') return
  await db().transaction(async (tx) => {
    if (await isRepeated(tx, message)) return
    const [stored] = await tx.insert(contactMessage).values(message).returning({ id: contactMessage.id })
    if (stored) await queueContactMail(tx, { ...contact, id: stored.id })
  })
}

import { db } from '#/db/client.server.ts'
import { contactMessage } from '#/db/schema/index.ts'
import { countUse, rateLimitedError, type Limit } from '#/platform/rate-limit/rate-limit.server.ts'
import { queueContactMail } from './contact-mail.server.ts'
import type { ContactMessage } from './contact.schema.ts'

const PER_HOUR = 5

/** How often one address may write: five times an hour. */
export function contactLimit(callerAddress: string): Limit {
  return { key: `contact:${callerAddress}`, max: PER_HOUR, windowSeconds: 3_600 }
}

/**
 * Stores a message and queues its mail, both or neither. A filled honeypot is answered like a success and stored
 * nowhere. Throws rate-limited.
 */
export async function storeContactMessage(contact: ContactMessage, callerAddress: string): Promise<void> {
  const { website, ...message } = contact
  const use = await countUse(db(), contactLimit(callerAddress))
  if (!use.allowed) throw rateLimitedError(use)
  if (website !== '') return
  await db().transaction(async (tx) => {
    const [stored] = await tx.insert(contactMessage).values(message).returning({ id: contactMessage.id })
    if (stored) await queueContactMail(tx, { ...contact, id: stored.id })
  })
}

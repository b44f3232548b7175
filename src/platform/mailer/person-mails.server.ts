import { and, eq, inArray, like, or, sql } from 'drizzle-orm'
import type { Transaction } from '#/db/client.server.ts'
import { mail } from '#/db/schema/index.ts'

export type PersonInMails = {
  userId: string
  email: string
  /** Whoever has not confirmed an address may have named somebody else's. */
  emailVerified: boolean
  /** The invitations they sent, whose mails bear their name. */
  invitationIds: readonly string[]
  /** Their messages from the contact form, which were mailed to the operator. */
  contactMessageIds: readonly number[]
}

/**
 * Deletes every mail to a person and about a person, sent or waiting, whatever their address was then: a mail names the
 * account it is for, a match is told under a key with the candidate's id, an invitation links to its own. To an address
 * that was never confirmed only the mails that the account itself caused are theirs. Reads the table.
 */
export async function deletePersonMails(tx: Transaction, person: PersonInMails): Promise<void> {
  const { userId, email, emailVerified, invitationIds, contactMessageIds } = person
  const own = eq(sql`lower(${mail.recipient})`, email.toLowerCase())
  const caused = or(like(mail.key, 'verify:%'), like(mail.key, 'reset:%'))
  await tx
    .delete(mail)
    .where(
      or(
        eq(mail.userId, userId),
        emailVerified ? own : and(own, caused),
        sql`position(${userId} in ${mail.key}) > 0`,
        isOfInvitations(invitationIds),
        isOfContact(contactMessageIds),
      ),
    )
}

/** The operator's copies of these messages from the contact form. */
const isOfContact = (messageIds: readonly number[]) =>
  inArray(
    mail.key,
    messageIds.map((id) => `contact:${id}`),
  )

/** The mails that link to these invitations. An earlier version wrote the link with a query. */
function isOfInvitations(invitationIds: readonly string[]) {
  const linked = sql<string>`substring(${mail.text} from '/invitations?(?:[?]id=|/)([[:alnum:]_-]+)')`
  return and(like(mail.key, 'invitation:%'), inArray(linked, [...invitationIds]))
}

/** Deletes the mails, sent or waiting, of invitations that are gone. Reads the table. */
export async function deleteInvitationMails(
  tx: Transaction,
  invitationIds: readonly string[],
): Promise<void> {
  if (invitationIds.length > 0) await tx.delete(mail).where(isOfInvitations(invitationIds))
}

/** Deletes the operator's copies, sent or waiting, of messages from the contact form that are gone. By the unique key. */
export async function deleteContactMails(tx: Transaction, messageIds: readonly number[]): Promise<void> {
  if (messageIds.length > 0) await tx.delete(mail).where(isOfContact(messageIds))
}

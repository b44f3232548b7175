import { and, eq, ne, sql } from 'drizzle-orm'
import { db, type Connection } from '#/db/client.server.ts'
import { invitation } from '#/db/schema/index.ts'
import { findColleague } from './find-colleague.server.ts'

const isOpen = (organizationId: string) =>
  and(eq(invitation.organizationId, organizationId), eq(invitation.status, 'pending'))

const isFor = (email: string) => eq(sql`lower(${invitation.email})`, email.toLowerCase())

type Sent = { id: string; organizationId: string; email: string }

/**
 * Takes back every older open invitation of the same address into the same organisation: the last one counts. Of two at
 * the same moment the later stays. Index invitation_organization_id.
 */
export async function cancelOlderInvitations({ id, organizationId, email }: Sent): Promise<void> {
  const own = sql`(select mine.created_at, mine.id from invitation mine where mine.id = ${id})`
  const isOlder = sql`(${invitation.createdAt}, ${invitation.id}) < ${own}`
  await db()
    .update(invitation)
    .set({ status: 'canceled' })
    .where(and(isOpen(organizationId), isFor(email), isOlder))
  await cancelWhereJoined({ id, organizationId, email })
}

/**
 * Takes the new one back as well when the older one was accepted at the same moment. Whoever joins is a member before
 * their other invitations are taken back, so that one of the two sees the other.
 */
async function cancelWhereJoined({ id, organizationId, email }: Sent): Promise<void> {
  if (!(await findColleague({ organizationId }, email))) return
  await db()
    .update(invitation)
    .set({ status: 'canceled' })
    .where(and(isOpen(organizationId), eq(invitation.id, id)))
}

/** Takes back what else an address was invited to, once it belongs to the organisation. Index invitation_organization_id. */
export async function cancelOtherInvitations({ id, organizationId, email }: Sent): Promise<void> {
  await db()
    .update(invitation)
    .set({ status: 'canceled' })
    .where(and(isOpen(organizationId), isFor(email), ne(invitation.id, id)))
}

/**
 * Takes back what somebody invited to in the name of an organisation they can no longer speak for. Index
 * invitation_organization_id.
 */
export async function cancelInvitationsOf(
  { userId, organizationId }: { userId: string; organizationId: string },
  connection: Connection = db(),
): Promise<void> {
  await connection
    .update(invitation)
    .set({ status: 'canceled' })
    .where(and(isOpen(organizationId), eq(invitation.inviterId, userId)))
}

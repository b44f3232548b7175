import { and, desc, eq, ne, notInArray, sql } from 'drizzle-orm'
import { db, type Connection } from '#/db/client.server.ts'
import { invitation } from '#/db/schema/index.ts'
import { findColleague } from './find-colleague.server.ts'

const isOpen = (organizationId: string) =>
  and(eq(invitation.organizationId, organizationId), eq(invitation.status, 'pending'))

const isFor = (email: string) => eq(sql`lower(${invitation.email})`, email.toLowerCase())

type Sent = { id: string; organizationId: string; email: string }

/**
 * Leaves of all open invitations of one address into an organisation the newest: the last one counts. At the same moment
 * an older one may be written after a newer one has been here, so each looks at all of them. Index
 * invitation_organization_id.
 */
export async function cancelOlderInvitations({ id, organizationId, email }: Sent): Promise<void> {
  const isSame = and(isOpen(organizationId), isFor(email))
  const newest = db()
    .select({ id: invitation.id })
    .from(invitation)
    .where(isSame)
    .orderBy(desc(invitation.createdAt), desc(invitation.id))
    .limit(1)
  await db()
    .update(invitation)
    .set({ status: 'canceled' })
    .where(and(isSame, notInArray(invitation.id, newest)))
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

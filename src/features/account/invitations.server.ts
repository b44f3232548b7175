import { and, desc, eq, gt, sql } from 'drizzle-orm'
import { db } from '#/db/client.server.ts'
import { invitation, organization, user } from '#/db/schema/index.ts'
import { maskedAddress } from '#/domain/text/masked-address.ts'
import type { LinkedInvitationView, MyInvitationView } from './invitations.view.ts'

/** How long an invitation that ran out is still shown to whoever did not answer it, in days. */
const SHOWN_AFTER_DAYS = 30

const COLUMNS = {
  id: invitation.id,
  email: invitation.email,
  organizationName: organization.name,
  logo: organization.logo,
  inviterName: user.name,
  organizationRole: invitation.organizationRole,
  expiresAt: invitation.expiresAt,
  isExpired: sql<boolean>`${invitation.expiresAt} <= now()`,
}

const pending = () =>
  db()
    .select(COLUMNS)
    .from(invitation)
    .innerJoin(organization, eq(organization.id, invitation.organizationId))
    .innerJoin(user, eq(user.id, invitation.inviterId))
    .$dynamic()

/**
 * The unanswered invitations to somebody's address, newest first, with those that ran out lately; none while the address
 * is not confirmed, because it may be somebody else's. Index invitation_email.
 */
export async function listInvitationsTo(addressee: {
  email: string
  emailVerified: boolean
}): Promise<MyInvitationView[]> {
  if (!addressee.emailVerified) return []
  const rows = await pending()
    .where(
      and(
        eq(invitation.email, addressee.email.toLowerCase()),
        eq(invitation.status, 'pending'),
        gt(invitation.expiresAt, sql`now() - make_interval(days => ${SHOWN_AFTER_DAYS})`),
      ),
    )
    .orderBy(desc(invitation.createdAt), desc(invitation.id))
  return rows.map(({ email: _email, ...row }) => ({
    ...row,
    organizationRole: row.organizationRole ?? 'member',
    expiresAt: row.expiresAt.toISOString(),
  }))
}

/**
 * The invitation of a mailed link, for whoever holds it: its id is as hard to guess as a session. What is over looks like
 * what never was. It proves nothing about the reader's address, and tells nobody the invited one. Primary key of
 * `invitation`.
 */
export async function getLinkedInvitation(
  id: string,
  reader: { email: string } | null,
): Promise<LinkedInvitationView> {
  const [row] = await pending().where(and(eq(invitation.id, id), eq(invitation.status, 'pending')))
  if (!row || row.isExpired) return { state: 'over' }
  const { id: _id, isExpired: _isExpired, email, expiresAt, organizationRole, ...shown } = row
  return {
    ...shown,
    state: 'open',
    address: maskedAddress(email),
    isTheirs: reader?.email.toLowerCase() === email.toLowerCase(),
    organizationRole: organizationRole ?? 'member',
    expiresAt: expiresAt.toISOString(),
  }
}

import type { GenericEndpointContext } from 'better-auth'
import { and, eq, gt, inArray, isNotNull, sql } from 'drizzle-orm'
import { canInOrganization } from '#/domain/access/organization-roles.ts'
import { db } from '#/db/client.server.ts'
import { invitation, organization, team } from '#/db/schema/index.ts'
import { bodyFields } from '../body-fields.ts'
import type { Asking } from '../person/reauthentication.ts'
import { authRefusal } from '../refusal.ts'
import { findColleague } from './find-colleague.server.ts'
import { allowInviting, type Inviter } from './invitation-rules.server.ts'
import { findMembership, type Membership } from './membership.server.ts'
import { missing } from './organization-target.server.ts'

const OF_ADDRESSEE = new Set([
  '/organization/accept-invitation',
  '/organization/reject-invitation',
  '/organization/get-invitation',
])

async function findInvitation(id: unknown) {
  if (typeof id !== 'string') throw authRefusal('BAD_REQUEST', 'error.invalid', 'invitationId')
  const [found] = await db()
    .select({
      organizationId: invitation.organizationId,
      email: invitation.email,
      isPending: sql<boolean>`${eq(invitation.status, 'pending')}`,
      isInTime: sql<boolean>`${gt(invitation.expiresAt, sql`now()`)}`,
    })
    .from(invitation)
    .where(eq(invitation.id, id))
  return found
}

/** Whom an invitation is addressed to alone sees that it exists, and is told in words when it is over. */
async function protectAnswer(id: unknown, email: string): Promise<void> {
  const found = await findInvitation(id)
  if (found?.email.toLowerCase() !== email.toLowerCase()) throw missing('INVITATION')
  if (!found.isPending || !found.isInTime) throw authRefusal('CONFLICT', 'error.auth.invitationOver')
}

/** What is no longer open is refused by `endInvitation`, once for all that happens at the same moment. */
async function protectCancelling(id: unknown, userId: string): Promise<void> {
  const found = await findInvitation(id)
  const acting = found && (await findMembership(userId, found.organizationId))
  if (!acting) throw missing('INVITATION')
  if (!canInOrganization(acting.organizationRole, 'invitation', 'cancel')) {
    throw authRefusal('FORBIDDEN', 'error.notAllowed')
  }
}

/** Refuses teams that the company does not have. Primary key of `team`. */
async function requireOwnTeams(given: unknown, { organizationId }: Membership): Promise<void> {
  const ids = [given].flat().filter((id): id is string => typeof id === 'string' && id !== '')
  if (ids.length === 0) return
  const known = await db().$count(team, and(inArray(team.id, ids), eq(team.organizationId, organizationId)))
  if (known !== new Set(ids).size) throw authRefusal('BAD_REQUEST', 'error.invalid', 'teamId')
}

/** A company that strangers may not see writes to none of them either. Primary key of `organization`. */
async function requireNotSuspended({ organizationId }: Membership): Promise<void> {
  const company = and(eq(organization.id, organizationId), isNotNull(organization.suspendedAt))
  if (await db().$count(organization, company)) throw authRefusal('FORBIDDEN', 'error.auth.companySuspended')
}

/**
 * Guards the calls about all of a company's invitations. Whatever refuses an invitation does so here: the library takes
 * the open one of the same address back before it asks its own limits and hooks. Says in words, and as a conflict, that
 * somebody is a member already; the library's refusal is one of many.
 */
export async function protectInviting(
  context: GenericEndpointContext,
  acting: Membership,
  inviter: Inviter & { email: string },
): Promise<void> {
  const maySee = canInOrganization(acting.organizationRole, 'invitation', 'cancel')
  if (context.path === '/organization/list-invitations' && !maySee) {
    throw authRefusal('FORBIDDEN', 'error.notAllowed')
  }
  if (context.path !== '/organization/invite-member') return
  if (!canInOrganization(acting.organizationRole, 'invitation', 'create')) {
    throw authRefusal('FORBIDDEN', 'error.notAllowed')
  }
  await requireNotSuspended(acting)
  const { email, teamId } = bodyFields(context.body)
  if (typeof email !== 'string') throw authRefusal('BAD_REQUEST', 'error.invalid', 'email')
  const invited = email.trim().toLowerCase()
  if (invited === inviter.email.toLowerCase())
    throw authRefusal('CONFLICT', 'error.auth.inviteOneself', 'email')
  if (await findColleague(acting, invited)) throw authRefusal('CONFLICT', 'error.auth.alreadyMember', 'email')
  await requireOwnTeams(teamId, acting)
  await allowInviting(inviter, { organizationId: acting.organizationId, email: invited })
}

/** Guards the calls that name one invitation: to everybody else a foreign one looks like one that does not exist. */
export async function protectInvitations(
  { path, body, query }: GenericEndpointContext,
  user: Asking['user'] & { email: string },
): Promise<void> {
  if (path === '/organization/cancel-invitation') {
    await protectCancelling(bodyFields(body).invitationId, user.id)
  }
  if (!OF_ADDRESSEE.has(path)) return
  const id = path === '/organization/get-invitation' ? bodyFields(query).id : bodyFields(body).invitationId
  await protectAnswer(id, user.email)
}

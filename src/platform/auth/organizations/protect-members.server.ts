import type { GenericEndpointContext } from 'better-auth'
import { and, eq } from 'drizzle-orm'
import { canChangeRole, canRemoveMember } from '#/domain/access/member-changes.ts'
import { ORGANIZATION_ROLES } from '#/domain/access/organization-roles.ts'
import { db } from '#/db/client.server.ts'
import { member } from '#/db/schema/index.ts'
import { bodyFields } from '../body-fields.ts'
import { authRefusal } from '../refusal.ts'
import { findColleague, type Colleague } from './find-colleague.server.ts'
import type { Membership } from './membership.server.ts'
import { missing } from './organization-target.server.ts'

/** A member of this organisation by id or by address. Throws the refusal for what is missing. */
async function requireColleague(acting: Membership, named: unknown): Promise<Colleague> {
  if (typeof named !== 'string') throw authRefusal('BAD_REQUEST', 'error.invalid', 'memberId')
  const found = await findColleague(acting, named)
  if (!found) throw missing('MEMBER')
  return found
}

/** Said in words here; the trigger of `member` stands behind it, for owners who go at the same moment. */
async function requireOtherOwner(organizationId: string): Promise<void> {
  const isOwner = and(eq(member.organizationId, organizationId), eq(member.organizationRole, 'owner'))
  if ((await db().$count(member, isOwner)) <= 1) throw authRefusal('CONFLICT', 'error.lastOwner')
}

async function protectRole(acting: Membership, { memberId, role }: Readonly<Record<string, unknown>>) {
  const colleague = await requireColleague(acting, memberId)
  const to = ORGANIZATION_ROLES.find((known) => known === role)
  if (!to || !canChangeRole(acting.organizationRole, { from: colleague.organizationRole, to })) {
    throw authRefusal('FORBIDDEN', 'error.notAllowed')
  }
  if (colleague.organizationRole === 'owner' && to !== 'owner') await requireOtherOwner(acting.organizationId)
}

async function protectRemoval(acting: Membership, { memberIdOrEmail }: Readonly<Record<string, unknown>>) {
  const colleague = await requireColleague(acting, memberIdOrEmail)
  if (!canRemoveMember(acting.organizationRole, colleague.organizationRole)) {
    throw authRefusal('FORBIDDEN', 'error.notAllowed')
  }
  if (colleague.organizationRole === 'owner') await requireOtherOwner(acting.organizationId)
}

/**
 * Guards the calls that change who belongs to an organisation and as what. The library's own questions come after it:
 * they tell a stranger whether an id is that of an owner, refuse with the status of an ended session, and count at most
 * a hundred members.
 */
export async function protectMembers(context: GenericEndpointContext, acting: Membership): Promise<void> {
  const body = bodyFields(context.body)
  if (context.path === '/organization/update-member-role') await protectRole(acting, body)
  if (context.path === '/organization/remove-member') await protectRemoval(acting, body)
  if (context.path === '/organization/leave' && acting.organizationRole === 'owner') {
    await requireOtherOwner(acting.organizationId)
  }
}

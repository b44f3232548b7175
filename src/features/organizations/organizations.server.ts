import { asc, eq } from 'drizzle-orm'
import type { Actor } from '#/domain/access/actor.ts'
import { AppError } from '#/domain/app-error.ts'
import { db } from '#/db/client.server.ts'
import { member, organization } from '#/db/schema/index.ts'
import { findMembership } from '#/platform/auth/organizations/membership.server.ts'
import { canUpdateOrganization } from './organizations.policy.ts'
import { toMyOrganizationView, type MyOrganizationView } from './organizations.view.ts'

/** The companies a person belongs to, by name. Index member_user_id. */
export async function listOrganizationsOf(actor: Actor): Promise<MyOrganizationView[]> {
  const rows = await db()
    .select({ organization, organizationRole: member.organizationRole })
    .from(member)
    .innerJoin(organization, eq(organization.id, member.organizationId))
    .where(eq(member.userId, actor.userId))
    .orderBy(asc(organization.name), asc(organization.id))
  return rows.map((row) => toMyOrganizationView(row.organization, row.organizationRole))
}

/** Throws forbidden unless the caller's role in their active company allows to update it; answers its id. */
export async function requireOrganizationUpdate(actor: Actor): Promise<string> {
  const membership = await findMembership(actor.userId, actor.activeOrganizationId)
  if (!membership || !canUpdateOrganization(membership, actor.activeOrganizationId)) {
    throw new AppError('FORBIDDEN', 'error.unauthorizedResource', { values: { resource: 'organization' } })
  }
  return membership.organizationId
}

import { and, eq } from 'drizzle-orm'
import type { OrganizationRole } from '#/domain/access/organization-roles.ts'
import { db, type Connection } from '#/db/client.server.ts'
import { member } from '#/db/schema/index.ts'

export type Membership = { organizationId: string; organizationRole: OrganizationRole }

/** What a user is in an organisation, or null. Index member_organization_user. */
export async function findMembership(
  userId: string,
  organizationId: string | null,
  connection: Connection = db(),
): Promise<Membership | null> {
  if (!organizationId) return null
  const [found] = await connection
    .select({ organizationId: member.organizationId, organizationRole: member.organizationRole })
    .from(member)
    .where(and(eq(member.organizationId, organizationId), eq(member.userId, userId)))
  return found ?? null
}

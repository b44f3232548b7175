import { and, eq, sql } from 'drizzle-orm'
import type { OrganizationRole } from '#/domain/access/organization-roles.ts'
import { db } from '#/db/client.server.ts'
import { member, user } from '#/db/schema/index.ts'
import type { Membership } from './membership.server.ts'

/** A member as those who manage them need to know them; `id` is the member's and not the user's. */
export type Colleague = { id: string; organizationRole: OrganizationRole }

/** A member of the same organisation by their id as a member, or by their address; or null. Index member_organization_user. */
export async function findColleague(
  { organizationId }: Pick<Membership, 'organizationId'>,
  idOrEmail: string,
): Promise<Colleague | null> {
  const isNamed = idOrEmail.includes('@')
    ? eq(sql`lower(${user.email})`, idOrEmail.toLowerCase())
    : eq(member.id, idOrEmail)
  const [found] = await db()
    .select({ id: member.id, organizationRole: member.organizationRole })
    .from(member)
    .innerJoin(user, eq(user.id, member.userId))
    .where(and(eq(member.organizationId, organizationId), isNamed))
  return found ?? null
}

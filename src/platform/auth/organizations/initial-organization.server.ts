import { and, asc, desc, eq, isNotNull } from 'drizzle-orm'
import { member, session } from '#/db/schema/index.ts'
import { authConnection } from '../auth-connection.server.ts'

/**
 * The company a new session begins with: the one that was active last, if the person still belongs to it, else the one
 * they joined first; null when they have none. Indexes session_user_id and member_user_id.
 */
export async function findInitialOrganization(userId: string): Promise<string | null> {
  const [lastActive] = await authConnection()
    .select({ id: session.activeOrganizationId })
    .from(session)
    .innerJoin(
      member,
      and(eq(member.organizationId, session.activeOrganizationId), eq(member.userId, session.userId)),
    )
    .where(and(eq(session.userId, userId), isNotNull(session.activeOrganizationId)))
    .orderBy(desc(session.updatedAt))
    .limit(1)
  if (lastActive) return lastActive.id
  const [first] = await authConnection()
    .select({ id: member.organizationId })
    .from(member)
    .where(eq(member.userId, userId))
    .orderBy(asc(member.createdAt), asc(member.id))
    .limit(1)
  return first?.id ?? null
}

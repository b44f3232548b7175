import { and, eq, inArray, isNull, or, sql } from 'drizzle-orm'
import { db, type Connection } from '#/db/client.server.ts'
import { session } from '#/db/schema/index.ts'

type Gone = { organizationId: string; userIds: readonly string[] }

/**
 * Lets the sessions of people who no longer belong to a company act for another one of theirs, the one they joined
 * first, or for none. Whoever still belongs to it stays. Repeating it changes nothing. Index session_user_id.
 */
export async function moveSessionsOn(
  { organizationId, userIds }: Gone,
  connection: Connection = db(),
): Promise<void> {
  if (userIds.length === 0) return
  // Named in full: inside the other table's query a bare column would be that table's.
  const place = sql`from member place where place.user_id = session.user_id`
  const belongs = sql`exists (select 1 ${place} and place.organization_id = ${organizationId})`
  const first = sql`(select place.organization_id ${place} order by place.created_at, place.id limit 1)`
  await connection
    .update(session)
    .set({ activeOrganizationId: first, activeTeamId: null })
    .where(
      and(
        inArray(session.userId, [...userIds]),
        // The library has already taken it from the session that called.
        or(eq(session.activeOrganizationId, organizationId), isNull(session.activeOrganizationId)),
        sql`not ${belongs}`,
      ),
    )
}

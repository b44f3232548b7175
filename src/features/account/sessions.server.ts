import { and, desc, eq, gt, isNull, sql } from 'drizzle-orm'
import { notFoundError } from '#/domain/app-error.ts'
import { db } from '#/db/client.server.ts'
import { session } from '#/db/schema/index.ts'
import { describeDevice } from '#/platform/device/describe-device.server.ts'
import { findCountry } from '#/platform/ip-country/find-country.server.ts'
import { toSessionView, type SessionView } from './sessions.view.ts'

/** More are not shown: nobody reads further, and "sign out everywhere else" ends those too. */
const SHOWN_MAX = 50

/**
 * The devices that are signed in as somebody, the one that asks first and then by last use. An admin who looks through
 * their eyes is no device of theirs. Index session_user_id.
 */
export async function listSessions(userId: string, currentId: string): Promise<SessionView[]> {
  const rows = await db()
    .select({
      id: session.id,
      ipAddress: session.ipAddress,
      userAgent: session.userAgent,
      createdAt: session.createdAt,
      updatedAt: session.updatedAt,
    })
    .from(session)
    .where(and(eq(session.userId, userId), gt(session.expiresAt, sql`now()`), isNull(session.impersonatedBy)))
    .orderBy(desc(eq(session.id, currentId)), desc(session.updatedAt))
    .limit(SHOWN_MAX)
  return Promise.all(
    rows.map(async (row) => {
      const countryCode = await findCountry(row.ipAddress)
      return toSessionView({ row, device: describeDevice(row.userAgent), countryCode }, currentId)
    }),
  )
}

/** Signs one device out. Throws not-found for a session that is over already, and for anybody else's. Primary key of `session`. */
export async function endSession(userId: string, sessionId: string): Promise<void> {
  const ended = await db()
    .delete(session)
    .where(and(eq(session.id, sessionId), eq(session.userId, userId)))
    .returning({ id: session.id })
  if (ended.length === 0) throw notFoundError()
}

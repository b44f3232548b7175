import { inArray, lt, sql } from 'drizzle-orm'
import { db } from '#/db/client.server.ts'
import { session, verification } from '#/db/schema/index.ts'

const OVER = sql`now()`

/**
 * Forgets sessions that are over, and with them where they were used, at most `max` of them, and tells how many. What
 * somebody holds is left for the next time. Reads the table.
 */
export async function forgetExpiredSessions(max: number): Promise<number> {
  const expired = db().select({ id: session.id }).from(session).where(lt(session.expiresAt, OVER)).limit(max)
  const { rowCount } = await db()
    .delete(session)
    .where(inArray(session.id, expired.for('update', { skipLocked: true })))
  return rowCount ?? 0
}

/** The same for reset tokens, challenges and the like, which nobody can use any more. */
export async function forgetExpiredVerifications(max: number): Promise<number> {
  const expired = db()
    .select({ id: verification.id })
    .from(verification)
    .where(lt(verification.expiresAt, OVER))
    .limit(max)
  const { rowCount } = await db()
    .delete(verification)
    .where(inArray(verification.id, expired.for('update', { skipLocked: true })))
  return rowCount ?? 0
}

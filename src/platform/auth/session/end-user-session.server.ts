import { and, eq } from 'drizzle-orm'
import type { Actor } from '#/domain/access/actor.ts'
import { canOnPlatform } from '#/domain/access/platform-roles.ts'
import { AppError, notFoundError } from '#/domain/app-error.ts'
import { db } from '#/db/client.server.ts'
import { session } from '#/db/schema/index.ts'
import { recordAudit } from '#/platform/audit/audit.server.ts'

/**
 * Ends one session of somebody for an admin, by its id, so that no token need leave the server; the audit log keeps it
 * in the same transaction. Throws forbidden, or not-found for a session that is over already and for anybody else's.
 * Primary key of `session`.
 */
export async function endUserSession(actor: Actor, userId: string, sessionId: string): Promise<void> {
  if (!canOnPlatform(actor.platformRole, 'session', 'revoke')) {
    throw new AppError('FORBIDDEN', 'error.notAllowed')
  }
  await db().transaction(async (tx) => {
    const [ended] = await tx
      .delete(session)
      .where(and(eq(session.id, sessionId), eq(session.userId, userId)))
      .returning({ expiresAt: session.expiresAt })
    if (!ended) throw notFoundError()
    await recordAudit(tx, {
      ...{ actorId: actor.userId, action: 'user.end-session', outcome: 'done' },
      ...{ subjectType: 'user', subjectId: userId },
      ...{ before: { sessionId, expiresAt: ended.expiresAt }, after: null },
    })
  })
}

import type { GenericEndpointContext } from 'better-auth'
import { createAuthMiddleware } from 'better-auth/api'
import { and, eq, gt, isNull, ne, notExists, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { db } from '#/db/client.server.ts'
import { session } from '#/db/schema/index.ts'
import { recordAudit } from '#/platform/audit/audit.server.ts'
import { findAdminCaller, type AdminCaller } from './admin-caller.ts'

const EVERYWHERE = '/revoke-sessions'
const PATHS = new Set(['/sign-out', EVERYWHERE])

/** Which sessions of looking a call ends: the one it comes by, or all with the last in which an admin is themselves. */
function endedBy({ actorId, impersonatedId, session: own }: AdminCaller, path: string) {
  if (impersonatedId !== null) return eq(session.id, own.id)
  const now = sql`now()`
  const theirs = and(eq(session.impersonatedBy, actorId), gt(session.expiresAt, now))
  if (path === EVERYWHERE) return theirs
  const other = alias(session, 'other')
  const isOpen = and(isNull(other.impersonatedBy), gt(other.expiresAt, now))
  const isOther = and(eq(other.userId, actorId), ne(other.id, own.id), isOpen)
  return and(theirs, notExists(db().select({ id: other.id }).from(other).where(isOther)))
}

/** The admin's own session, to which their browser would go back from looking: nothing else ends it when they sign out. */
async function wayBackOf(context: GenericEndpointContext, { actorId, impersonatedId }: AdminCaller) {
  if (impersonatedId === null) return null
  const { createAuthCookie, secret } = context.context
  const kept = await context.getSignedCookie(createAuthCookie('admin_session').name, secret)
  const [token] = kept ? kept.split(':') : []
  return token ? and(eq(session.token, token), eq(session.userId, actorId)) : null
}

/**
 * An admin who signs out stops looking through somebody's eyes: ended here and kept in one transaction, once, whatever
 * the call does after it. Indexes session_impersonated_by and session_user_id.
 */
const endLooking = createAuthMiddleware(async (context) => {
  const caller = await findAdminCaller(context)
  if (!caller) return
  const { actorId } = caller
  const wayBack = await wayBackOf(context, caller)
  await db().transaction(async (tx) => {
    const ended = await tx
      .delete(session)
      .where(endedBy(caller, context.path))
      .returning({ userId: session.userId, sessionId: session.id, expiresAt: session.expiresAt })
    if (wayBack) await tx.delete(session).where(wayBack)
    for (const { userId, ...before } of ended) {
      await recordAudit(tx, {
        ...{ actorId, impersonatedId: userId, action: 'user.stop-impersonating', outcome: 'done' },
        ...{ subjectType: 'user', subjectId: userId, before, after: null },
      })
    }
  })
})

export const whereLookingEnds = [
  { matcher: ({ path }: { path?: string }) => PATHS.has(path ?? ''), handler: endLooking },
]

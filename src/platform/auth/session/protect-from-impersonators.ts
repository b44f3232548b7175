import { createAuthMiddleware, getSessionFromCtx } from 'better-auth/api'
import { authRefusal } from '../refusal.ts'

/** Calls that change the ways into an account, end it or a company, or end what its owner is signed in with. */
const OWNERS_ALONE = new Set([
  ...['/change-email', '/change-password', '/delete-user'],
  ...['/link-social', '/unlink-account'],
  ...['/revoke-session', '/revoke-sessions', '/revoke-other-sessions'],
  '/organization/delete',
])

const isOwnersAlone = (path: string) => OWNERS_ALONE.has(path) || path.startsWith('/two-factor/')

/** An admin who looks through somebody's eyes decides nothing about how that person comes in. */
export const protectFromImpersonators = createAuthMiddleware(async (context) => {
  if (!isOwnersAlone(context.path)) return
  const asking = await getSessionFromCtx(context, { disableCookieCache: true })
  if (asking?.session.impersonatedBy) throw authRefusal('FORBIDDEN', 'error.notAllowed')
})

import { createAuthMiddleware, getSessionFromCtx } from 'better-auth/api'
import { authRefusal } from '../refusal.ts'

/** Calls that change the ways into an account, what it says of a person, who may do what in a company, or end any of them. */
const OWNERS_ALONE = new Set([
  ...['/change-email', '/change-password', '/delete-user'],
  ...['/link-social', '/unlink-account'],
  ...['/revoke-session', '/revoke-sessions', '/revoke-other-sessions'],
  ...['/update-user', '/organization/delete', '/organization/leave'],
  ...['/organization/invite-member', '/organization/update-member-role', '/organization/remove-member'],
  ...[
    '/organization/accept-invitation',
    '/organization/reject-invitation',
    '/organization/cancel-invitation',
  ],
])

const isOwnersAlone = (path: string) => OWNERS_ALONE.has(path) || path.startsWith('/two-factor/')

/** An admin who looks through somebody's eyes decides nothing about how that person comes in, or for whom. */
export const protectFromImpersonators = createAuthMiddleware(async (context) => {
  if (!isOwnersAlone(context.path)) return
  const asking = await getSessionFromCtx(context, { disableCookieCache: true })
  if (asking?.session.impersonatedBy) throw authRefusal('FORBIDDEN', 'error.notAllowed')
})

import { createAuthMiddleware } from 'better-auth/api'

/** Calls that change who somebody is: their address is confirmed, or they now act for a company. */
const CHANGES_SESSION = new Set([
  '/verify-email',
  ...['/organization/create', '/organization/accept-invitation', '/organization/leave'],
  ...['/organization/remove-member', '/organization/delete'],
])

/**
 * The browser keeps a signed copy of the session for a minute. After a call that changes who somebody is, that copy
 * still says what was: it is dropped, and the next page asks the database.
 */
export const forgetCachedSession = createAuthMiddleware(async (context) => {
  if (!CHANGES_SESSION.has(context.path)) return
  const { name, attributes } = context.context.authCookies.sessionData
  context.setCookie(name, '', { ...attributes, maxAge: 0 })
})

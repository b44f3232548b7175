import { createAuthMiddleware } from 'better-auth/api'

/**
 * The browser keeps a signed copy of the session for a minute. When the link of a verification mail was followed, that
 * copy still says that the address is not confirmed: it is dropped, and the next page asks the database.
 */
export const forgetCachedSession = createAuthMiddleware(async (context) => {
  if (context.path !== '/verify-email') return
  const { name, attributes } = context.context.authCookies.sessionData
  context.setCookie(name, '', { ...attributes, maxAge: 0 })
})

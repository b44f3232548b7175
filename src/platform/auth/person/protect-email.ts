import { APIError, createAuthMiddleware, getSessionFromCtx } from 'better-auth/api'
import { bodyFields } from '../body-fields.ts'
import { countPasswordTry } from '../limits/password-limits.server.ts'
import { findPasswordHash, isJustSignedIn, passwordMissing, requireJustSignedIn } from './reauthentication.ts'

/**
 * Whoever owns the address owns the account: another one is asked for with the password, or by somebody who signed in
 * a moment ago. The library itself would be content with any session.
 */
export const protectEmail = createAuthMiddleware(async (context) => {
  if (context.path !== '/change-email') return
  const asking = await getSessionFromCtx(context, { disableCookieCache: true })
  // The library refuses whoever is not signed in.
  if (!asking) return
  // Also where no password is needed: each of these calls sends a mail to the present address.
  await countPasswordTry(asking.user.id)
  const { password } = bodyFields(context.body)
  const hash = await findPasswordHash(context, asking)
  if (hash === null) return requireJustSignedIn(asking)
  if (typeof password !== 'string' || password === '') {
    if (isJustSignedIn(asking)) return
    throw passwordMissing()
  }
  if (await context.context.password.verify({ hash, password })) return
  throw new APIError('BAD_REQUEST', { code: 'INVALID_PASSWORD', message: 'Invalid password' })
})

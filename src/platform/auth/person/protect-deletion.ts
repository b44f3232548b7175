import { APIError, createAuthMiddleware, getSessionFromCtx } from 'better-auth/api'
import type { GenericEndpointContext } from 'better-auth'
import { bodyFields } from '../body-fields.ts'
import { countPasswordTry } from '../limits/password-limits.server.ts'
import { findPasswordHash, passwordMissing, requireJustSignedIn, type Asking } from './reauthentication.ts'
import { authRefusal } from '../refusal.ts'

/** The library would believe any session younger than a day, and tokens that this product never sends. */
async function protectOwn(context: GenericEndpointContext, asking: Asking): Promise<void> {
  const { token, password } = bodyFields(context.body)
  if (token !== undefined) throw authRefusal('BAD_REQUEST', 'error.invalid', 'token')
  if ((await findPasswordHash(context, asking)) === null) return requireJustSignedIn(asking)
  if (typeof password !== 'string' || password === '') throw passwordMissing()
  await countPasswordTry(asking.user.id)
}

/**
 * Guards the call by which somebody ends their own account: by the password, or by having just signed in where there is
 * none. An admin's is looked at in `admin-calls/`.
 */
export const protectDeletion = createAuthMiddleware(async (context) => {
  // The link of a mail that this product does not send.
  if (context.path === '/delete-user/callback') throw new APIError('NOT_FOUND', { message: 'Not Found' })
  if (context.path !== '/delete-user') return
  const asking = await getSessionFromCtx(context, { disableCookieCache: true })
  // The library refuses whoever is not signed in.
  if (asking) await protectOwn(context, asking)
})

import { APIError, createAuthMiddleware, getSessionFromCtx } from 'better-auth/api'
import type { GenericEndpointContext } from 'better-auth'
import { bodyFields } from '../body-fields.ts'
import { countPasswordTry } from '../limits/password-limits.server.ts'
import { findPasswordHash, passwordMissing, requireJustSignedIn, type Asking } from './reauthentication.ts'
import { authRefusal } from '../refusal.ts'
import { requireNoSoleOwnership } from '../organizations/sole-ownership.server.ts'

/** The library would believe any session younger than a day, and tokens that this product never sends. */
async function protectOwn(context: GenericEndpointContext, asking: Asking): Promise<void> {
  const { token, password } = bodyFields(context.body)
  if (token !== undefined) throw authRefusal('BAD_REQUEST', 'error.invalid', 'token')
  if ((await findPasswordHash(context, asking)) === null) return requireJustSignedIn(asking)
  if (typeof password !== 'string' || password === '') throw passwordMissing()
  await countPasswordTry(asking.user.id)
}

/**
 * Guards the two calls that end an account. One's own: by the password, or by having just signed in where there is
 * none. An admin's: the library would end sessions and ways in before it learns that a sole owner has to stay.
 */
export const protectDeletion = createAuthMiddleware(async (context) => {
  // The link of a mail that this product does not send.
  if (context.path === '/delete-user/callback') throw new APIError('NOT_FOUND', { message: 'Not Found' })
  if (context.path !== '/delete-user' && context.path !== '/admin/remove-user') return
  const asking = await getSessionFromCtx(context, { disableCookieCache: true })
  // The library refuses whoever is not signed in, and who is no admin.
  if (!asking) return
  if (context.path === '/delete-user') return protectOwn(context, asking)
  if (asking.user.type !== 'Admin') return
  const { userId: removed } = bodyFields(context.body)
  // The library would make a text of anything else, and remove whom nobody looked at.
  if (typeof removed !== 'string') throw authRefusal('BAD_REQUEST', 'error.invalid', 'userId')
  await requireNoSoleOwnership(removed, { told: 'admin' })
})

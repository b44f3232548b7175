import { createHash } from 'node:crypto'
import { APIError, createAuthMiddleware, getSessionFromCtx } from 'better-auth/api'
import type { BetterAuthPlugin } from 'better-auth'
import { db } from '#/db/client.server.ts'
import { claimOnce } from '#/platform/rate-limit/rate-limit.server.ts'
import { bodyFields } from '../body-fields.ts'
import { findChallengedUser } from './challenged-user.ts'

/** The library takes a code of the present half minute, of the one before and of the one after. */
const CODE_LIVES_S = 90

const digestOf = (code: string) => createHash('sha256').update(code).digest('base64url')

/**
 * Claims the code before the library judges it, so that of two at the same moment one is looked at. A wrong code takes
 * nothing but itself. What proved a new authenticator signs nobody in a moment later.
 */
const claimCode = createAuthMiddleware(async (context) => {
  const { code } = bodyFields(context.body)
  if (typeof code !== 'string') return
  const current = await getSessionFromCtx(context, { disableCookieCache: true })
  const userId = current?.user.id ?? (await findChallengedUser(context))
  if (!userId) return
  const key = `totp:${userId}:${digestOf(code)}`
  if (await claimOnce(db(), { key, windowSeconds: CODE_LIVES_S })) return
  throw new APIError('UNAUTHORIZED', { code: 'INVALID_CODE', message: 'Invalid code' })
})

/** A code of an authenticator counts once, whatever for: whoever reads it over a shoulder comes too late. */
export function usedCodes() {
  return {
    id: 'used-codes',
    hooks: { before: [{ matcher: ({ path }) => path === '/two-factor/verify-totp', handler: claimCode }] },
  } satisfies BetterAuthPlugin
}

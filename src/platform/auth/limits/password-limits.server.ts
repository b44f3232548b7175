import { createAuthMiddleware, getSessionFromCtx } from 'better-auth/api'
import type { BetterAuthPlugin } from 'better-auth'
import type { Limit } from '#/platform/rate-limit/rate-limit.server.ts'
import { countTry } from './count-try.server.ts'

const QUARTER_HOUR_S = 900

/** Tries at the password of somebody who is signed in: ten in a quarter of an hour, whichever call makes them. */
export function passwordTries(userId: string): Limit {
  return { key: `password:${userId}`, max: 10, windowSeconds: QUARTER_HOUR_S }
}

/**
 * Counts one try at the password of somebody who is signed in, whichever call makes it, and throws the library's kind
 * of refusal at the eleventh in a quarter of an hour. It is called before a password is judged.
 */
export async function countPasswordTry(userId: string): Promise<void> {
  await countTry([passwordTries(userId)])
}

/** Calls of which the library judges the password; those that this product guards itself count on their own. */
const ASKS_PASSWORD = new Set([
  '/change-password',
  '/verify-password',
  '/two-factor/enable',
  '/two-factor/disable',
  '/two-factor/get-totp-uri',
  '/two-factor/generate-backup-codes',
])

const countPassword = createAuthMiddleware(async (context) => {
  const current = await getSessionFromCtx(context, { disableCookieCache: true })
  if (current) await countPasswordTry(current.user.id)
})

/**
 * Counts tries at the password from inside a session: whoever found a browser open must not guess on where the sign-in
 * page would have stopped them. All these calls share ten tries in a quarter of an hour with those for another address
 * and for the end of the account, and success forgets nothing, since some of them succeed without a password.
 */
export function passwordLimits() {
  return {
    id: 'password-limits',
    hooks: {
      before: [
        { matcher: ({ path }) => path !== undefined && ASKS_PASSWORD.has(path), handler: countPassword },
      ],
    },
  } satisfies BetterAuthPlugin
}

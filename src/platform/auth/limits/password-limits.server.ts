import { createAuthMiddleware, getSessionFromCtx } from 'better-auth/api'
import type { BetterAuthPlugin } from 'better-auth'
import { countTry } from './count-try.server.ts'

const QUARTER_HOUR_S = 900

/** Calls that judge the password of somebody who is signed in, or that are worth having its owner's patience for. */
const ASKS_PASSWORD = new Set([
  '/change-password',
  '/verify-password',
  '/change-email',
  '/two-factor/enable',
  '/two-factor/disable',
  '/two-factor/get-totp-uri',
  '/two-factor/generate-backup-codes',
])

const countPassword = createAuthMiddleware(async (context) => {
  const current = await getSessionFromCtx(context, { disableCookieCache: true })
  if (!current) return
  await countTry([{ key: `password:${current.user.id}`, max: 10, windowSeconds: QUARTER_HOUR_S }])
})

/**
 * Counts tries at the password from inside a session: whoever found a browser open must not guess on where the sign-in
 * page would have stopped them. All these calls share ten tries in a quarter of an hour, and success forgets nothing,
 * since some of them succeed without a password.
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

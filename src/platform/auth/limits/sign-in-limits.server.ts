import { createAuthMiddleware } from 'better-auth/api'
import type { BetterAuthPlugin } from 'better-auth'
import { db } from '#/db/client.server.ts'
import { callerAddress } from '#/platform/http/caller-address.server.ts'
import { forgetUses, type Limit } from '#/platform/rate-limit/rate-limit.server.ts'
import { accountDigest, countTry } from './count-try.server.ts'

const QUARTER_HOUR_S = 900
const HOUR_S = 3_600

/** Tries at one account: five from one address in a quarter of an hour, fifty from anywhere in an hour. */
function limitsOf(body: unknown, headers: Headers | undefined): { pair: Limit; account: Limit } | null {
  const account = accountDigest(body)
  if (account === null || !headers) return null
  return {
    pair: { key: `sign-in:${account}|${callerAddress(headers)}`, max: 5, windowSeconds: QUARTER_HOUR_S },
    account: { key: `sign-in:${account}`, max: 50, windowSeconds: HOUR_S },
  }
}

const countSignIn = createAuthMiddleware(async (context) => {
  const limits = limitsOf(context.body, context.headers)
  if (limits) await countTry([limits.pair, limits.account])
})

const forgetTries = createAuthMiddleware(async (context) => {
  const limits = limitsOf(context.body, context.headers)
  if (limits && context.context.newSession) await forgetUses(db(), limits.pair.key)
})

const isSignIn = (context: { path?: string }) => context.path === '/sign-in/email'

/**
 * Counts tries at a password by account, which the library's own limits cannot: they know only address and path. Who
 * gets in starts at zero again.
 */
export function signInLimits() {
  return {
    id: 'sign-in-limits',
    hooks: {
      before: [{ matcher: isSignIn, handler: countSignIn }],
      after: [{ matcher: isSignIn, handler: forgetTries }],
    },
  } satisfies BetterAuthPlugin
}

import { createAuthMiddleware, getSessionFromCtx } from 'better-auth/api'
import type { BetterAuthPlugin, GenericEndpointContext } from 'better-auth'
import { db } from '#/db/client.server.ts'
import { forgetUses, type Limit } from '#/platform/rate-limit/rate-limit.server.ts'
import { findBrowserOf } from '../known-browser/known-browser.server.ts'
import { countTry } from '../limits/count-try.server.ts'
import { findChallengedUser } from './challenged-user.ts'
import { checksCode } from './trusted-browsers.ts'

/** Codes that may be tried at one account in a quarter of an hour, from all challenges together. */
const CODES = { max: 10, windowSeconds: 900 }

/**
 * What a try counts towards, or null for whoever has given no password. The browsers in which somebody signed in to the
 * account share one count, and all others another: whoever merely knows the password does not use up the owner's.
 */
async function findLimit(context: GenericEndpointContext): Promise<Limit | null> {
  const userId = await findChallengedUser(context)
  if (!userId) return null
  const whose = (await findBrowserOf(context, userId)) === null ? 'strangers' : 'known'
  return { key: `second-factor:${userId}|${whose}`, ...CODES }
}

const limits = new WeakMap<GenericEndpointContext['context'], Limit>()

const countCode = createAuthMiddleware(async (context) => {
  if (await getSessionFromCtx(context, { disableCookieCache: true })) return
  const limit = await findLimit(context)
  if (!limit) return
  limits.set(context.context, limit)
  await countTry([limit], 'ACCOUNT_TEMPORARILY_LOCKED')
})

const forgetCodes = createAuthMiddleware(async (context) => {
  const limit = limits.get(context.context)
  if (limit && context.context.newSession) await forgetUses(db(), limit.key)
})

/**
 * Counts tries at the code of a second factor by who passed the password, before the library judges it. The library's
 * own lock closes the second step for everybody, its owner too, and does not say until when; it is switched off.
 */
export function secondFactorLimits() {
  return {
    id: 'second-factor-limits',
    hooks: {
      before: [{ matcher: checksCode, handler: countCode }],
      after: [{ matcher: checksCode, handler: forgetCodes }],
    },
  } satisfies BetterAuthPlugin
}

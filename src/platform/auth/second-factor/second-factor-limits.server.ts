import { createAuthMiddleware, getSessionFromCtx, isAPIError } from 'better-auth/api'
import type { BetterAuthPlugin, GenericEndpointContext } from 'better-auth'
import { reportFault } from '#/platform/errors/report-fault.server.ts'
import {
  claimOnce,
  countUse,
  forgetUses,
  forgetUsesBeginning,
  LONGEST_WINDOW_S,
  type Limit,
} from '#/platform/rate-limit/rate-limit.server.ts'
import { authConnection } from '../auth-connection.server.ts'
import type { AuthHooks } from '../auth-hooks.ts'
import { findBrowserOf } from '../known-browser/known-browser.server.ts'
import { countTry } from '../limits/count-try.server.ts'
import { findChallengedUser } from './challenged-user.ts'
import { checksCode } from './trusted-browsers.ts'

/** Codes that may be tried at one account, from all challenges together: in a quarter of an hour, and in a day. */
const CODES = { max: 10, windowSeconds: 900 }
const CODES_A_DAY = { max: 50, windowSeconds: LONGEST_WINDOW_S }

/** At so many wrong codes in a day the owner is told, once in that day. */
const WRONG_UNTIL_TOLD = 10

type CodeTry = { userId: string; limits: readonly Limit[] }

const keyOf = (userId: string) => `second-factor:${userId}|`

/**
 * Whose code is tried and what it counts towards; null for whoever gave no password. Known browsers share a count, and
 * all others another: whoever merely knows the password does not use up the owner's.
 */
async function findTry(context: GenericEndpointContext): Promise<CodeTry | null> {
  const userId = await findChallengedUser(context)
  if (!userId) return null
  const whose = (await findBrowserOf(context, userId)) === null ? 'strangers' : 'known'
  const key = `${keyOf(userId)}${whose}`
  return {
    userId,
    limits: [
      { key, ...CODES },
      { key: `${key}|day`, ...CODES_A_DAY },
    ],
  }
}

const tries = new WeakMap<GenericEndpointContext['context'], CodeTry>()

const countCode = createAuthMiddleware(async (context) => {
  if (await getSessionFromCtx(context, { disableCookieCache: true })) return
  const tried = await findTry(context)
  if (!tried) return
  tries.set(context.context, tried)
  await countTry(tried.limits, 'ACCOUNT_TEMPORARILY_LOCKED')
})

/** Counts a wrong code, and tells whether it is the one of which the owner is to hear. */
async function isToBeTold(userId: string): Promise<boolean> {
  const wrong = { key: `${keyOf(userId)}wrong`, max: WRONG_UNTIL_TOLD - 1, windowSeconds: LONGEST_WINDOW_S }
  if ((await countUse(authConnection(), wrong)).allowed) return false
  return claimOnce(authConnection(), { key: `wrong-codes-told:${userId}`, windowSeconds: LONGEST_WINDOW_S })
}

async function tellOwner(
  { sendNotice }: Pick<AuthHooks, 'sendNotice'>,
  { context }: GenericEndpointContext,
  userId: string,
): Promise<void> {
  const owner = await context.internalAdapter.findUserById(userId)
  if (owner) await sendNotice({ userId, email: owner.email, notice: 'wrongCodes' })
}

function afterCode(hooks: Pick<AuthHooks, 'sendNotice'>) {
  return createAuthMiddleware(async (context) => {
    const tried = tries.get(context.context)
    if (!tried) return
    const { returned, newSession } = context.context
    if (newSession) for (const { key } of tried.limits) await forgetUses(authConnection(), key)
    if (!isAPIError(returned) || !(await isToBeTold(tried.userId))) return
    // The code is judged by now: a mail that cannot be queued must not change what is answered.
    await tellOwner(hooks, context, tried.userId).catch((error: unknown) => reportFault(error, context.path))
  })
}

/** Forgets every try at the codes of an account, which has another password now. Reads the table of counts. */
export async function forgetCodeTries(userId: string): Promise<void> {
  await forgetUsesBeginning(authConnection(), keyOf(userId))
}

/**
 * Counts tries at a code by who passed the password, before the library judges it, and mails the owner when wrong ones
 * come again and again. The library's own lock is switched off: it closes the step for everybody, its owner too.
 */
export function secondFactorLimits(hooks: Pick<AuthHooks, 'sendNotice'>) {
  return {
    id: 'second-factor-limits',
    hooks: {
      before: [{ matcher: checksCode, handler: countCode }],
      after: [{ matcher: checksCode, handler: afterCode(hooks) }],
    },
  } satisfies BetterAuthPlugin
}

import { createAuthMiddleware } from 'better-auth/api'
import type { BetterAuthPlugin, GenericEndpointContext } from 'better-auth'
import { db } from '#/db/client.server.ts'
import { callerAddress } from '#/platform/http/caller-address.server.ts'
import {
  forgetUses,
  forgetUsesBeginning,
  networkLimits,
  type Limit,
} from '#/platform/rate-limit/rate-limit.server.ts'
import { authConnection } from '../auth-connection.server.ts'
import { bodyFields } from '../body-fields.ts'
import { findBrowserOfEmail } from '../known-browser/known-browser.server.ts'
import { accountDigest, addressDigest, countTry } from './count-try.server.ts'

const QUARTER_HOUR_S = 900
const HOUR_S = 3_600

/** Tries at one account from one address or one known browser, in a quarter of an hour. */
const TRIES = { max: 5, windowSeconds: QUARTER_HOUR_S }
/** Tries at any account from one address, in a quarter of an hour. */
const ADDRESS_TRIES = { max: 100, windowSeconds: QUARTER_HOUR_S }
/** Tries at one account of all strangers together, and as many of all known browsers together, in an hour. */
const ACCOUNT_TRIES = { max: 50, windowSeconds: HOUR_S }

const keyOfAccount = (account: string) => `sign-in:${account}`

const browserLimits = (account: string, browser: string): Limit[] => [
  { key: `${keyOfAccount(account)}|browser:${browser}`, ...TRIES },
  { key: `${keyOfAccount(account)}|known`, ...ACCOUNT_TRIES },
]

/** What a browser counts towards in which nobody has signed in to the account, the widest last. */
function strangerLimits(account: string, headers: Headers): Limit[] {
  const address = callerAddress(headers)
  return [
    ...networkLimits(address, { keyOf: (network) => `sign-in-from:${network}`, ...ADDRESS_TRIES }),
    ...networkLimits(address, { keyOf: (network) => `${keyOfAccount(account)}|${network}`, ...TRIES }),
    { key: keyOfAccount(account), ...ACCOUNT_TRIES },
  ]
}

async function findBrowser(context: GenericEndpointContext): Promise<string | null> {
  const { email } = bodyFields(context.body)
  return typeof email === 'string' ? findBrowserOfEmail(context, email) : null
}

const countSignIn = createAuthMiddleware(async (context) => {
  const account = accountDigest(context.body)
  if (account === null || !context.headers) return
  const browser = await findBrowser(context)
  await countTry(browser ? browserLimits(account, browser) : strangerLimits(account, context.headers))
})

/** With a second factor a right password gives no session yet, but asks for a code, of which tries are counted apart. */
const isPasswordRight = (newSession: unknown, answer: unknown) =>
  Boolean(newSession) || bodyFields(answer).twoFactorRedirect === true

const forgetTries = createAuthMiddleware(async (context) => {
  const account = accountDigest(context.body)
  const { newSession, returned } = context.context
  if (account === null || !context.headers || !isPasswordRight(newSession, returned)) return
  const browser = await findBrowser(context)
  const keys = browser
    ? browserLimits(account, browser).map(({ key }) => key)
    : [`${keyOfAccount(account)}|${callerAddress(context.headers)}`]
  for (const key of keys) await forgetUses(db(), key)
})

const isSignIn = (context: { path?: string }) => context.path === '/sign-in/email'

/** Forgets every try at an account: whoever reads its mail has just chosen another password. Reads the table of counts. */
export async function forgetSignInTries(email: string): Promise<void> {
  await forgetUsesBeginning(authConnection(), keyOfAccount(addressDigest(email)))
}

/**
 * Counts tries at a password by account, which the library's own limits cannot: they know only address and path. Who
 * knows the password starts at zero again. A browser in which somebody has signed in to the account before has a count of
 * its own and one with the other known ones: strangers use up theirs, and not that of the owner.
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

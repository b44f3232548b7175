import { createAuthMiddleware, getSessionFromCtx } from 'better-auth/api'
import type { BetterAuthPlugin, GenericEndpointContext } from 'better-auth'
import { callerAddress } from '#/platform/http/caller-address.server.ts'
import { countUse, networkLimits, type Limit } from '#/platform/rate-limit/rate-limit.server.ts'
import { authConnection } from '../auth-connection.server.ts'
import { bodyFields } from '../body-fields.ts'
import { findBrowserOfEmail } from '../known-browser/known-browser.server.ts'
import { accountDigest, addressDigest, countTry } from './count-try.server.ts'

const HOUR_S = 3_600

const RESET = '/request-password-reset'
const VERIFY = '/send-verification-email'
const CHANGE = '/change-email'

/** Mails that one asker has sent in an hour, by the call that sends them. */
const MAILS_PER_HOUR = { [RESET]: 3, [VERIFY]: 5, [CHANGE]: 10 } as const

/** Mails to one address that unconfirmed accounts want to have instead of theirs. */
const PROOFS_PER_HOUR = 10

type MailPath = keyof typeof MAILS_PER_HOUR

const limitOf = (path: MailPath, whose: string): Limit => ({
  key: `mail:${path}:${whose}`,
  max: MAILS_PER_HOUR[path],
  windowSeconds: HOUR_S,
})

/** Under what mails with a link to a new password are counted that strangers had sent to an address. */
export const resetMailKey = (email: string): string => limitOf(RESET, addressDigest(email)).key

/** Who asks as no stranger: the server itself for an admin, or a browser in which somebody signed in to the account. */
async function resetAsker(context: GenericEndpointContext, email: string): Promise<string | null> {
  if (!context.headers) return `admin:${addressDigest(email)}`
  const browser = await findBrowserOfEmail(context, email)
  return browser && `browser:${browser}`
}

/** Who asks as no stranger: whoever is signed in to the account of this address. */
async function verifyAsker(context: GenericEndpointContext, email: string): Promise<string | null> {
  const current = context.headers ? await getSessionFromCtx(context) : null
  return current && addressDigest(current.user.email) === addressDigest(email)
    ? `user:${current.user.id}`
    : null
}

/** What the library answers when it has sent a mail, and when nobody has the address. */
const ANSWERS = {
  [RESET]: {
    status: true,
    message: 'If this email exists in our system, check your email for the reset link',
  },
  [VERIFY]: { status: true },
} as const

/**
 * A mail to somebody that anybody may ask for. Strangers fill no mailbox: beyond their share they are answered as ever
 * and nothing is sent. They close nothing either: each of their asks has sent its owner a link, which stays good for
 * as long as the count stands, and whoever is no stranger has a count of their own.
 */
function countMailTo(path: typeof RESET | typeof VERIFY, findAsker: typeof resetAsker) {
  return createAuthMiddleware(async (context) => {
    const { email } = bodyFields(context.body)
    const account = accountDigest(context.body)
    if (typeof email !== 'string' || account === null) return undefined
    const asker = await findAsker(context, email)
    if (asker !== null) return countTry([limitOf(path, asker)])
    const { max, windowSeconds } = limitOf(path, account)
    const keyOf = (network: string) => `mail:${path}|${network}`
    const address = callerAddress(context.headers ?? new Headers())
    await countTry(networkLimits(address, { keyOf, max, windowSeconds }))
    const { allowed } = await countUse(authConnection(), limitOf(path, account))
    return allowed ? undefined : context.json(ANSWERS[path])
  })
}

/**
 * A mail about another address is counted by who asks: whoever else wants the same address must not use up their share.
 * A confirmed account's first mail goes to its own address. That of an unconfirmed one goes to the address it names,
 * which such accounts share a larger count of.
 */
const countChange = createAuthMiddleware(async (context) => {
  const current = await getSessionFromCtx(context)
  const named = accountDigest(context.body, 'newEmail')
  if (!current || named === null) return
  const proofs = { key: `mail:${CHANGE}:${named}`, max: PROOFS_PER_HOUR, windowSeconds: HOUR_S }
  const own = limitOf(CHANGE, `user:${current.user.id}`)
  await countTry(current.user.emailVerified ? [own] : [own, proofs])
})

const isPath =
  (wanted: MailPath) =>
  ({ path }: { path?: string }) =>
    path === wanted

/**
 * Keeps anybody from filling somebody's mailbox by asking from many addresses, and from keeping somebody else from
 * being mailed. It counts before the library looks for an account, so that an address that nobody has is answered like
 * any other.
 */
export function mailLimits() {
  return {
    id: 'mail-limits',
    hooks: {
      before: [
        { matcher: isPath(RESET), handler: countMailTo(RESET, resetAsker) },
        { matcher: isPath(VERIFY), handler: countMailTo(VERIFY, verifyAsker) },
        { matcher: isPath(CHANGE), handler: countChange },
      ],
    },
  } satisfies BetterAuthPlugin
}

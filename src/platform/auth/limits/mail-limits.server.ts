import { createAuthMiddleware, getSessionFromCtx } from 'better-auth/api'
import type { BetterAuthPlugin, GenericEndpointContext } from 'better-auth'
import { callerAddress } from '#/platform/http/caller-address.server.ts'
import {
  countUse,
  countUses,
  LONGEST_WINDOW_S,
  networkLimits,
  type Limit,
} from '#/platform/rate-limit/rate-limit.server.ts'
import { authConnection } from '../auth-connection.server.ts'
import { bodyFields } from '../body-fields.ts'
import { findBrowserOfEmail } from '../known-browser/known-browser.server.ts'
import { accountDigest, addressDigest, countTry, tooManyTries } from './count-try.server.ts'
import { needsResetLink } from './needs-reset-link.server.ts'

const HOUR_S = 3_600

const RESET = '/request-password-reset'
const VERIFY = '/send-verification-email'
const CHANGE = '/change-email'

/** Mails that one asker has sent in an hour, by the call that sends them. */
const MAILS_PER_HOUR = { [RESET]: 3, [VERIFY]: 5, [CHANGE]: 10 } as const

/** Asks of strangers at one address of the network, for whomever; it stands for a household, an office or a street. */
const NETWORK_ASKS = { max: 20, windowSeconds: HOUR_S }

/** Mails to one address that unconfirmed accounts want to have instead of theirs: of all of them, and beyond that. */
const PROOFS = { max: 10, windowSeconds: HOUR_S }
const PROOFS_OF_A_NETWORK = { max: 1, windowSeconds: LONGEST_WINDOW_S }

type MailPath = keyof typeof MAILS_PER_HOUR

const limitOf = (path: MailPath, whose: string): Limit => ({
  key: `mail:${path}:${whose}`,
  max: MAILS_PER_HOUR[path],
  windowSeconds: HOUR_S,
})

/** Under what mails with a link to a new password are counted that strangers had sent to an address. */
export const resetMailKey = (email: string): string => limitOf(RESET, addressDigest(email)).key

const addressOf = ({ headers }: GenericEndpointContext) => callerAddress(headers ?? new Headers())

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

type Rule = {
  findAsker: (context: GenericEndpointContext, email: string) => Promise<string | null>
  /** Whether a mail goes out all the same that is beyond the strangers' share. */
  isNeeded: (email: string) => Promise<boolean>
  /** What the library answers when it has sent a mail, and when nobody has the address. */
  answer: { status: true; message?: string }
}

const RULES: Record<typeof RESET | typeof VERIFY, Rule> = {
  [RESET]: {
    findAsker: resetAsker,
    isNeeded: needsResetLink,
    answer: {
      status: true,
      message: 'If this email exists in our system, check your email for the reset link',
    },
  },
  // Whoever lost theirs signs in and asks again: an address that is not confirmed keeps nobody out.
  [VERIFY]: { findAsker: verifyAsker, isNeeded: async () => false, answer: { status: true } },
}

/**
 * A mail to somebody that anybody may ask for. Strangers fill no mailbox: beyond their share they are answered as ever
 * and nothing is sent. They close nothing either: the owner has a link that works for a while, or is mailed a new one,
 * and whoever is no stranger has a count of their own.
 */
function countMailTo(path: typeof RESET | typeof VERIFY) {
  const { findAsker, isNeeded, answer } = RULES[path]
  return createAuthMiddleware(async (context) => {
    const { email } = bodyFields(context.body)
    const account = accountDigest(context.body)
    if (typeof email !== 'string' || account === null) return undefined
    const asker = await findAsker(context, email)
    if (asker !== null) return countTry([limitOf(path, asker)])
    const keyOf = (network: string) => `mail:${path}|${network}`
    await countTry(networkLimits(addressOf(context), { keyOf, ...NETWORK_ASKS }))
    const { allowed } = await countUse(authConnection(), limitOf(path, account))
    return allowed || (await isNeeded(email)) ? undefined : context.json(answer)
  })
}

/**
 * Counts a mail to an address that an unconfirmed account wants. All of these have ten an hour; beyond that each network
 * has one a day, so that none uses up what the others have.
 */
async function countProof(context: GenericEndpointContext, named: string): Promise<void> {
  const key = `mail:${CHANGE}:${named}`
  const { allowed, retryAfterSeconds } = await countUse(authConnection(), { key, ...PROOFS })
  if (allowed) return
  const keyOf = (network: string) => `${key}|${network}`
  const ownShare = networkLimits(addressOf(context), { keyOf, ...PROOFS_OF_A_NETWORK })
  if (!(await countUses(authConnection(), ownShare)).allowed) throw tooManyTries(retryAfterSeconds)
}

/**
 * A mail about another address is counted by who asks: whoever else wants the same address must not use up their share.
 * A confirmed account's first mail goes to its own address; that of an unconfirmed one goes to the address it names.
 */
const countChange = createAuthMiddleware(async (context) => {
  const current = await getSessionFromCtx(context)
  const named = accountDigest(context.body, 'newEmail')
  if (!current || named === null) return
  await countTry([limitOf(CHANGE, `user:${current.user.id}`)])
  if (!current.user.emailVerified) await countProof(context, named)
})

const isPath =
  (wanted: MailPath) =>
  ({ path }: { path?: string }) =>
    path === wanted

/**
 * Keeps anybody from filling a mailbox by asking from many addresses, and from keeping somebody else from being mailed.
 * It counts before the library looks for an account: an address that nobody has is answered like any other.
 */
export function mailLimits() {
  return {
    id: 'mail-limits',
    hooks: {
      before: [
        { matcher: isPath(RESET), handler: countMailTo(RESET) },
        { matcher: isPath(VERIFY), handler: countMailTo(VERIFY) },
        { matcher: isPath(CHANGE), handler: countChange },
      ],
    },
  } satisfies BetterAuthPlugin
}

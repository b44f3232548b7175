import { createAuthMiddleware, getSessionFromCtx } from 'better-auth/api'
import type { BetterAuthPlugin, GenericEndpointContext } from 'better-auth'
import { callerAddress } from '#/platform/http/caller-address.server.ts'
import {
  claimOnce,
  countUse,
  countUses,
  LONGEST_WINDOW_S,
  networkLimits,
  type Limit,
} from '#/platform/rate-limit/rate-limit.server.ts'
import { authConnection } from '../auth-connection.server.ts'
import { bodyFields } from '../body-fields.ts'
import { findBrowserOfEmail } from '../known-browser/known-browser.server.ts'
import { addressDigest, countTry, hasPlusPart, mailboxDigest, tooManyTries } from './count-try.server.ts'
import { needsResetLink } from './needs-reset-link.server.ts'

const MINUTE_S = 60
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

/** Mails with a link to a new password that go to an address in an hour, whoever asks but an admin. */
const RESETS_TOGETHER = { max: 6, windowSeconds: HOUR_S }

/** What strangers had mailed to an address, and for a link to a new password what was mailed there by known browsers too. */
function mailboxLimits(path: MailPath, digest: string): Limit[] {
  const ofStrangers = limitOf(path, digest)
  return path === RESET ? [ofStrangers, { key: `${ofStrangers.key}|all`, ...RESETS_TOGETHER }] : [ofStrangers]
}

/** Under what mails with a link to a new password are counted that were sent to an address. */
export const resetMailKeys = (email: string): string[] =>
  mailboxLimits(RESET, mailboxDigest(email)).map(({ key }) => key)

const addressOf = ({ headers }: GenericEndpointContext) => callerAddress(headers ?? new Headers())

/** Who asks is refused beyond `own`; beyond `shared` they are answered as ever. */
type Shares = { own: Limit[]; shared: Limit[] }

/** Of the server itself for an admin, or of a browser in which somebody signed in to the account; null for strangers. */
async function resetShares(context: GenericEndpointContext, email: string): Promise<Shares | null> {
  const digest = mailboxDigest(email)
  if (!context.headers) return { own: [limitOf(RESET, `admin:${digest}`)], shared: [] }
  const browser = await findBrowserOfEmail(context, email)
  if (browser === null) return null
  return { own: [limitOf(RESET, `browser:${browser}`)], shared: mailboxLimits(RESET, digest).slice(1) }
}

async function verifyShares(context: GenericEndpointContext, email: string): Promise<Shares | null> {
  const current = context.headers ? await getSessionFromCtx(context) : null
  return current && addressDigest(current.user.email) === addressDigest(email)
    ? { own: [limitOf(VERIFY, `user:${current.user.id}`)], shared: [] }
    : null
}

function strangerShares(path: MailPath, context: GenericEndpointContext, email: string): Shares {
  const keyOf = (network: string) => `mail:${path}|${network}`
  const own = networkLimits(addressOf(context), { keyOf, ...NETWORK_ASKS })
  return { own, shared: mailboxLimits(path, mailboxDigest(email)) }
}

type Rule = {
  findShares: (context: GenericEndpointContext, email: string) => Promise<Shares | null>
  /** Whether a mail goes out all the same that is beyond what is shared. */
  isNeeded: (email: string) => Promise<boolean>
  /** What the library answers when it has sent a mail, and when nobody has the address. */
  answer: { status: true; message?: string }
}

const RULES: Record<typeof RESET | typeof VERIFY, Rule> = {
  [RESET]: {
    findShares: resetShares,
    isNeeded: needsResetLink,
    answer: {
      status: true,
      message: 'If this email exists in our system, check your email for the reset link',
    },
  },
  // Whoever lost theirs signs in and asks again: an address that is not confirmed keeps nobody out.
  [VERIFY]: { findShares: verifyShares, isNeeded: async () => false, answer: { status: true } },
}

/** Whether no needed mail is under way to an address: many asks at once find no link before the first has made one. */
const claimNeeded = (path: MailPath, email: string) =>
  claimOnce(authConnection(), { key: `mail-needed:${path}:${addressDigest(email)}`, windowSeconds: MINUTE_S })

/**
 * A mail to somebody that anybody may ask for. Strangers fill no mailbox: beyond their share they are answered as ever
 * and nothing is sent. They close nothing either: the owner has a link that works for a while, or is mailed a new one,
 * and whoever is no stranger has a count of their own. Many known browsers fill no mailbox either.
 */
function countMailTo(path: typeof RESET | typeof VERIFY) {
  const { findShares, isNeeded, answer } = RULES[path]
  return createAuthMiddleware(async (context) => {
    const { email } = bodyFields(context.body)
    if (typeof email !== 'string') return undefined
    const { own, shared } = (await findShares(context, email)) ?? strangerShares(path, context, email)
    await countTry(own)
    const { allowed } = await countUses(authConnection(), shared)
    const isFirst = (await isNeeded(email)) && (await claimNeeded(path, email))
    return allowed || isFirst ? undefined : context.json(answer)
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
  const { newEmail } = bodyFields(context.body)
  if (!current || typeof newEmail !== 'string') return
  await countTry([limitOf(CHANGE, `user:${current.user.id}`)])
  if (!current.user.emailVerified) await countProof(context, mailboxDigest(newEmail))
})

/** Mails after sign-ups with addresses of one mailbox that differ behind a plus, in an hour. */
const PLUS_MAILS = { max: 3, windowSeconds: HOUR_S }

/** Whether the mail after a sign-up may go out; whoever gets none asks for it in their account. Counts it. */
export async function mayMailSignUp(email: string): Promise<boolean> {
  if (!hasPlusPart(email)) return true
  return (await countUse(authConnection(), { key: `mail:sign-up:${mailboxDigest(email)}`, ...PLUS_MAILS }))
    .allowed
}

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

import { createAuthMiddleware } from 'better-auth/api'
import type { BetterAuthPlugin } from 'better-auth'
import { accountDigest, countTry } from './count-try.server.ts'

const HOUR_S = 3_600

/** Mails of one kind to one recipient in an hour, from wherever they are asked for. */
const MAILS_PER_HOUR: Record<string, number> = {
  '/request-password-reset': 3,
  '/send-verification-email': 5,
  '/change-email': 5,
}

const countMail = createAuthMiddleware(async (context) => {
  const max = MAILS_PER_HOUR[context.path]
  const account = accountDigest(context.body, context.path === '/change-email' ? 'newEmail' : 'email')
  if (max === undefined || account === null) return
  await countTry([{ key: `mail:${context.path}:${account}`, max, windowSeconds: HOUR_S }])
})

/**
 * Keeps anybody from filling somebody's mailbox by asking from many addresses. It counts before the library looks for
 * an account, so that an address that nobody has is answered like any other.
 */
export function mailLimits() {
  return {
    id: 'mail-limits',
    hooks: {
      before: [{ matcher: ({ path }) => path !== undefined && path in MAILS_PER_HOUR, handler: countMail }],
    },
  } satisfies BetterAuthPlugin
}

import { createAuthMiddleware, isAPIError } from 'better-auth/api'
import type { BetterAuthPlugin, User } from 'better-auth'
import { reportFault } from '#/platform/errors/report-fault.server.ts'
import type { AccountNotice, AuthHooks } from '../auth-hooks.ts'

type AuthState = { session: { user: User } | null; newSession: { user: User } | null }

/** What a call that went well did to an account, if its owner should hear of it. */
const NOTICES: Record<string, (state: AuthState) => AccountNotice | null> = {
  '/change-password': () => 'passwordChanged',
  '/two-factor/disable': () => 'secondFactorOff',
  '/two-factor/generate-backup-codes': () => 'backupCodesRenewed',
  // The same call checks a code at sign-in, where nobody is signed in yet, and proves a new authenticator.
  '/two-factor/verify-totp': ({ session, newSession }) => (session && newSession ? 'secondFactorOn' : null),
}

function tellOwner(hooks: Pick<AuthHooks, 'sendNotice'>) {
  return createAuthMiddleware(async (context) => {
    const { returned, session, newSession } = context.context
    if (isAPIError(returned) || !session) return
    const notice = NOTICES[context.path]?.({ session, newSession }) ?? null
    if (!notice) return
    const { id: userId, email } = session.user
    // It is done by now: a mail that cannot be queued must not make it look undone.
    await hooks
      .sendNotice({ userId, email, notice })
      .catch((error: unknown) => reportFault(error, context.path))
  })
}

/** Mails the owner of an account when its password or second factor changed: somebody else may have been at it. */
export function accountNotices(hooks: Pick<AuthHooks, 'sendNotice'>) {
  return {
    id: 'account-notices',
    hooks: {
      after: [{ matcher: ({ path }) => path !== undefined && path in NOTICES, handler: tellOwner(hooks) }],
    },
  } satisfies BetterAuthPlugin
}

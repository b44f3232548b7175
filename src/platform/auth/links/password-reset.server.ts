import type { User } from 'better-auth'
import { reportFault } from '#/platform/errors/report-fault.server.ts'
import type { AuthHooks } from '../auth-hooks.ts'
import { forgetBrowsers } from '../known-browser/known-browser.server.ts'
import { forgetTries } from '../limits/forget-tries.server.ts'
import { forgetUnprovenWays } from '../providers/forget-unproven-ways.server.ts'
import { forgetPendingEmail } from './pending-email.server.ts'
import { forgetResetLinks } from './reset-links.server.ts'

/** What follows when somebody chose a new password by the link of a mail: the mailbox proved more than any provider. */
export function afterPasswordReset({ sendNotice }: Pick<AuthHooks, 'sendNotice'>) {
  return async ({ user }: { user: User }): Promise<void> => {
    await forgetResetLinks(user.id)
    await forgetPendingEmail(user.id)
    await forgetUnprovenWays(user)
    if (!user.emailVerified) await forgetBrowsers(user.id)
    await forgetTries(user)
    const { id: userId, email } = user
    // It is chosen by now: a mail that cannot be queued must not make it look refused.
    await sendNotice({ userId, email, notice: 'passwordChanged' }).catch((error: unknown) =>
      reportFault(error, '/reset-password'),
    )
  }
}

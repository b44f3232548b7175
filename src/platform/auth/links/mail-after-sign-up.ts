import { createAuthMiddleware, sendVerificationEmailFn } from 'better-auth/api'
import type { BetterAuthPlugin } from 'better-auth'
import { reportFault } from '#/platform/errors/report-fault.server.ts'
import { mayMailSignUp } from '../limits/mail-limits.server.ts'

const isSignUp = (context: { path?: string }) => context.path === '/sign-up/email'

const mailNewUser = createAuthMiddleware(async (context) => {
  const user = context.context.newSession?.user
  if (!user || !(await mayMailSignUp(user.email))) return
  // The account exists by now, and the mail can be asked for again.
  await sendVerificationEmailFn(context, user).catch((error: unknown) => reportFault(error, context.path))
})

/**
 * Mails the link that proves an address once the sign-up is committed. Inside its transaction the mail would need a
 * second connection while the first is held: as many sign-ups at once as there are connections would stop each other.
 */
export function mailAfterSignUp() {
  return {
    id: 'mail-after-sign-up',
    hooks: { after: [{ matcher: isSignUp, handler: mailNewUser }] },
  } satisfies BetterAuthPlugin
}

import { createAuthMiddleware } from 'better-auth/api'
import { deleteSessionCookie } from 'better-auth/cookies'
import type { BetterAuthPlugin } from 'better-auth'
import { AGREED_EMAIL_PATH, CHANGED_EMAIL_PATH } from '#/domain/access/auth-paths.ts'
import { guardNewEmail } from './guard-new-email.ts'

function withCallback(link: string, callback: string): string {
  const url = new URL(link)
  url.searchParams.set('callbackURL', callback)
  return url.href
}

/** The link for the present address of somebody who wants another one: its page says that one more mail is on its way. */
export function agreementLink(link: string): string {
  return withCallback(link, AGREED_EMAIL_PATH)
}

/** The link that proves an address. Of two links the library gives the second the page of the first, which says another thing. */
export function proofLink(link: string): { url: string; isNewAddress: boolean } {
  const callback = new URL(link).searchParams.get('callbackURL')
  const isNewAddress = callback === AGREED_EMAIL_PATH || callback === CHANGED_EMAIL_PATH
  return { url: isNewAddress ? withCallback(link, CHANGED_EMAIL_PATH) : link, isNewAddress }
}

const signInNobody = createAuthMiddleware(async (context) => {
  const { newSession, session, internalAdapter } = context.context
  if (!newSession || session) return
  deleteSessionCookie(context)
  await internalAdapter.deleteSession(newSession.session.token)
  context.context.setNewSession(null)
})

const isVerification = (context: { path?: string }) => context.path === '/verify-email'

/**
 * The library signs in whoever follows the link that proves a new address, and believes that link for an hour. A link
 * proves an address that is still wanted, and nothing more: it may have reached a stranger, and it asks for no second
 * factor.
 */
export function verificationLinks() {
  return {
    id: 'verification-links',
    hooks: {
      before: [{ matcher: isVerification, handler: guardNewEmail }],
      after: [{ matcher: isVerification, handler: signInNobody }],
    },
  } satisfies BetterAuthPlugin
}

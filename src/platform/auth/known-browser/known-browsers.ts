import type { BetterAuthPlugin, GenericEndpointContext } from 'better-auth'
import { createAuthMiddleware, getSessionFromCtx, isAPIError } from 'better-auth/api'
import { bodyFields } from '../body-fields.ts'
import { isProviderCallback } from '../providers/is-provider-callback.ts'
import { forgetBrowsers, rememberBrowser, renewBrowser } from './known-browser.server.ts'

/** Calls that sign somebody in, or leave a session that still lacks its code. */
const SIGNS_IN = new Set([
  ...['/sign-in/email', '/sign-up/email'],
  ...['/two-factor/verify-totp', '/two-factor/verify-backup-code'],
])

/** Calls that make a password of somebody who is signed in. */
const CHANGES_PASSWORD = new Set(['/change-password', '/set-password'])

/** Calls by which the owner ends sessions in other browsers; these are no longer known either. */
const ENDS_SESSIONS = new Set(['/revoke-other-sessions', '/revoke-sessions'])

const signsIn = (context: { path?: string }) =>
  SIGNS_IN.has(context.path ?? '') || isProviderCallback(context)
const changesPassword = ({ path }: { path?: string }) => CHANGES_PASSWORD.has(path ?? '')
const provesAddress = ({ path }: { path?: string }) => path === '/verify-email'
const resetsPassword = ({ path }: { path?: string }) => path === '/reset-password'
const endsSessions = ({ path }: { path?: string }) => ENDS_SESSIONS.has(path ?? '')
const endsSessionsOfSomebody = ({ path }: { path?: string }) => path === '/admin/revoke-user-sessions'

const afterSignIn = createAuthMiddleware(async (context) => {
  const { newSession } = context.context
  if (newSession) await rememberBrowser(context, newSession.user.id)
})

/** A pass from before an address was confirmed is no good after it, and who is signed in here gets another. */
const afterProof = createAuthMiddleware(async (context) => {
  const current = await getSessionFromCtx(context, { disableCookieCache: true })
  if (current && !current.session.impersonatedBy) await rememberBrowser(context, current.user.id)
})

const afterPassword = createAuthMiddleware(async (context) => {
  const { returned, session } = context.context
  if (session && !isAPIError(returned)) await renewBrowser(context, session.user.id)
})

const afterOwnEnd = createAuthMiddleware(async (context) => {
  const { returned, session } = context.context
  if (!session || isAPIError(returned)) return
  await forgetBrowsers(session.user.id)
  await renewBrowser(context, session.user.id)
})

const afterEnd = createAuthMiddleware(async (context) => {
  const { userId } = bodyFields(context.body)
  if (typeof userId === 'string' && !isAPIError(context.context.returned)) await forgetBrowsers(userId)
})

/** Whose password a call is about to reset. The library uses the mailed secret up and tells the hooks nobody. */
const resetting = new WeakMap<GenericEndpointContext['context'], string>()

const noteReset = createAuthMiddleware(async (context) => {
  const token = bodyFields(context.body).token ?? bodyFields(context.query).token
  if (typeof token !== 'string') return
  const found = await context.context.internalAdapter.findVerificationValue(`reset-password:${token}`)
  if (found) resetting.set(context.context, found.value)
})

const afterReset = createAuthMiddleware(async (context) => {
  const userId = resetting.get(context.context)
  if (userId !== undefined && !isAPIError(context.context.returned)) await renewBrowser(context, userId)
})

/**
 * Lets a browser keep in which accounts it was signed in to, in a signed cookie, so that tries of strangers do not close
 * the way in for it. It opens nothing and only buys a count of its own, whatever the password is; whoever signs out all
 * other devices ends it. It comes after the second factor, which takes a session away that still lacks its code.
 */
export function knownBrowsers() {
  return {
    id: 'known-browsers',
    hooks: {
      before: [{ matcher: resetsPassword, handler: noteReset }],
      after: [
        { matcher: signsIn, handler: afterSignIn },
        { matcher: provesAddress, handler: afterProof },
        { matcher: changesPassword, handler: afterPassword },
        { matcher: resetsPassword, handler: afterReset },
        { matcher: endsSessions, handler: afterOwnEnd },
        { matcher: endsSessionsOfSomebody, handler: afterEnd },
      ],
    },
  } satisfies BetterAuthPlugin
}

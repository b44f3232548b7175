import { createAuthMiddleware, getSessionFromCtx, isAPIError } from 'better-auth/api'
import type { BetterAuthPlugin } from 'better-auth'
import { log } from '#/platform/log/log.server.ts'

type Held = {
  user: { id: string }
  session: { impersonatedBy?: string | null } & Record<string, unknown>
}

/** A call that was answered. `session` is who called, `newSession` what the browser got. */
type Call = { body: unknown; isRefused: boolean; session: Held | null; newSession: Held | null }

type AuthEvent =
  | 'signed-in'
  | 'signed-up'
  | 'sign-in-refused'
  | 'second-factor-refused'
  | 'signed-out'
  | 'password-changed'
  | 'password-reset'
  | 'second-factor-on'
  | 'second-factor-off'
  | 'email-change-asked'
  | 'banned'
  | 'unbanned'
  | 'role-changed'
  | 'impersonation-begun'
  | 'impersonation-ended'
  | 'sessions-ended-by-admin'
  | 'password-set-by-admin'
  | 'account-removed-by-admin'

/** Whose account it is about, where that is known, and who did it when it was not they. */
type Entry = { event: AuthEvent; userId?: string; byUserId?: string }

const valueOf = (body: unknown, name: string): unknown =>
  typeof body === 'object' && body !== null ? Reflect.get(body, name) : undefined

/** Writes one line of the trail: ids and what happened, and neither address, name nor secret. */
export function noteAuthEvent(entry: Entry): void {
  log().info(entry, 'auth')
}

/** What somebody did in their own session, or an admin through their eyes. */
function own(event: AuthEvent, { session }: Call): Entry[] {
  return [{ event, userId: session?.user.id, byUserId: session?.session.impersonatedBy ?? undefined }]
}

/** What an admin did to the account that the call names. */
function byAdmin(event: AuthEvent, { body, session }: Call): Entry[] {
  return [{ event, userId: String(valueOf(body, 'userId')), byUserId: session?.user.id }]
}

const whenDone = (event: AuthEvent, entries: typeof own) => (call: Call) =>
  call.isRefused ? [] : entries(event, call)

/** Nobody is named where a sign-in is refused: what was typed may be a password in the wrong field. */
const signIn = ({ isRefused, newSession }: Call): Entry[] => {
  if (isRefused) return [{ event: 'sign-in-refused' }]
  return newSession ? [{ event: 'signed-in', userId: newSession.user.id }] : []
}

const cameIn =
  (event: AuthEvent) =>
  ({ newSession }: Call): Entry[] =>
    newSession ? [{ event, userId: newSession.user.id }] : []

/** The same calls check a code at sign-in, where nobody is signed in yet, and prove a new authenticator. */
const secondFactor = (call: Call): Entry[] => {
  if (call.isRefused) return own('second-factor-refused', call)
  if (!call.newSession) return []
  return call.session ? own('second-factor-on', call) : signIn(call)
}

function updatedByAdmin(call: Call): Entry[] {
  if (call.isRefused) return []
  const data = valueOf(call.body, 'data')
  const [banned, type, role] = ['banned', 'type', 'role'].map((name) => valueOf(data, name))
  return [
    ...(banned === undefined ? [] : byAdmin(banned === true ? 'banned' : 'unbanned', call)),
    ...(type === undefined && role === undefined ? [] : byAdmin('role-changed', call)),
  ]
}

/** What each call leaves in the trail. A password chosen by a mailed link is noted where that is done. */
const TRAIL: Record<string, (call: Call) => Entry[]> = {
  '/sign-in/email': signIn,
  '/callback/:id': cameIn('signed-in'),
  '/sign-up/email': cameIn('signed-up'),
  '/two-factor/verify-totp': secondFactor,
  '/two-factor/verify-backup-code': secondFactor,
  '/two-factor/disable': whenDone('second-factor-off', own),
  '/sign-out': (call) => (call.session ? whenDone('signed-out', own)(call) : []),
  '/change-password': whenDone('password-changed', own),
  '/change-email': whenDone('email-change-asked', own),
  '/admin/ban-user': whenDone('banned', byAdmin),
  '/admin/unban-user': whenDone('unbanned', byAdmin),
  '/admin/set-role': whenDone('role-changed', byAdmin),
  '/admin/update-user': updatedByAdmin,
  '/admin/impersonate-user': whenDone('impersonation-begun', byAdmin),
  '/admin/stop-impersonating': whenDone('impersonation-ended', own),
  '/admin/revoke-user-sessions': whenDone('sessions-ended-by-admin', byAdmin),
  '/admin/set-user-password': whenDone('password-set-by-admin', byAdmin),
  '/admin/remove-user': whenDone('account-removed-by-admin', byAdmin),
}

const noteCall = createAuthMiddleware(async (context) => {
  const { returned, session, newSession } = context.context
  // A redirect is thrown as well.
  const isRefused = isAPIError(returned) && returned.statusCode >= 400
  const entries = TRAIL[context.path]?.({ body: context.body, isRefused, session, newSession }) ?? []
  for (const entry of entries) noteAuthEvent(entry)
})

/** Who signs out is known before: the library ends the session without asking whose it is. */
const rememberCaller = createAuthMiddleware(async (context) => {
  await getSessionFromCtx(context, { disableCookieCache: true, disableRefresh: true })
})

/**
 * The trail of what happens to accounts, in the log: who came in and who was kept out, what was changed, and what
 * admins did. It comes after the plugin of the second factor, which takes a session away that still lacks its code.
 */
export function authTrail() {
  return {
    id: 'auth-trail',
    hooks: {
      before: [{ matcher: ({ path }) => path === '/sign-out', handler: rememberCaller }],
      after: [{ matcher: ({ path }) => path !== undefined && path in TRAIL, handler: noteCall }],
    },
  } satisfies BetterAuthPlugin
}

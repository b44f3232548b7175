import { APIError, createAuthMiddleware, getSessionFromCtx } from 'better-auth/api'
import { countTry } from './count-try.server.ts'
import { authRefusal } from './refusal.ts'
import { requireNoSoleOwnership } from './sole-ownership.server.ts'

/** Without a password, signing in again is the proof; it holds for ten minutes. */
const FRESH_MS = 10 * 60_000
/** Passwords one account may be asked for here: a stolen session is no place to guess one. */
const TRIES = { max: 10, windowSeconds: 900 }

type Asking = NonNullable<Awaited<ReturnType<typeof getSessionFromCtx>>>
type Account = { providerId: string; password?: string | null }

const valueOf = (body: unknown, name: string): unknown =>
  typeof body === 'object' && body !== null ? Reflect.get(body, name) : undefined

/** The library would believe any session younger than a day, and tokens that this product never sends. */
async function protectOwn(body: unknown, { user, session }: Asking, accounts: Account[]): Promise<void> {
  if (valueOf(session, 'impersonatedBy')) throw authRefusal('FORBIDDEN', 'error.notAllowed')
  if (valueOf(body, 'token') !== undefined) throw authRefusal('BAD_REQUEST', 'error.invalid', 'token')
  if (accounts.some(({ providerId, password }) => providerId === 'credential' && password)) {
    const password = valueOf(body, 'password')
    if (typeof password !== 'string' || password === '') {
      throw authRefusal('BAD_REQUEST', 'account.invalid.passwordMissing', 'password')
    }
    await countTry([{ key: `delete-user:${user.id}`, ...TRIES }])
  } else if (Date.now() - new Date(session.createdAt).getTime() > FRESH_MS) {
    throw new APIError('BAD_REQUEST', { code: 'SESSION_EXPIRED', message: 'Please sign in again.' })
  }
}

/**
 * Guards the two calls that end an account. One's own: by the password, or by having just signed in where there is
 * none, and never while an admin looks through one's eyes. An admin's: the library would end sessions and ways in
 * before it learns that a sole owner has to stay.
 */
export const protectDeletion = createAuthMiddleware(async (context) => {
  // The link of a mail that this product does not send.
  if (context.path === '/delete-user/callback') throw new APIError('NOT_FOUND', { message: 'Not Found' })
  if (context.path !== '/delete-user' && context.path !== '/admin/remove-user') return
  const asking = await getSessionFromCtx(context, { disableCookieCache: true })
  // The library refuses whoever is not signed in, and who is no admin.
  if (!asking) return
  const body: unknown = context.body
  if (context.path === '/delete-user') {
    return protectOwn(body, asking, await context.context.internalAdapter.findAccounts(asking.user.id))
  }
  const removed = valueOf(body, 'userId')
  if (valueOf(asking.user, 'type') !== 'Admin' || typeof removed !== 'string') return
  await requireNoSoleOwnership(removed, { told: 'admin' })
})

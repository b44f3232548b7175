import { randomBytes } from 'node:crypto'
import type { GenericEndpointContext } from 'better-auth'
import { and, eq, isNotNull, not, type SQL } from 'drizzle-orm'
import { account, user } from '#/db/schema/index.ts'
import { authConnection } from '../auth-connection.server.ts'
import { IS_BANNED } from '../is-banned.server.ts'
import { PASS_LIVES_S, readPass, withPass, type PassHolder } from './browser-pass.ts'

const nowS = () => Math.floor(Date.now() / 1_000)

const cookieOf = (context: GenericEndpointContext) =>
  context.context.createAuthCookie('known_browser', { maxAge: PASS_LIVES_S })

const readCookie = (context: GenericEndpointContext) => context.getCookie(cookieOf(context).name) ?? ''

/** Who has a password and is not banned. Unique index of `user.email`, or its primary key; index account_user_id. */
async function findHolder(who: SQL): Promise<PassHolder | null> {
  const [found] = await authConnection()
    .select({ userId: user.id, password: account.password })
    .from(user)
    .innerJoin(account, eq(account.userId, user.id))
    .where(and(who, isNotNull(account.password), not(IS_BANNED)))
  return found ? { userId: found.userId, password: found.password ?? '' } : null
}

async function readFor(context: GenericEndpointContext, who: SQL): Promise<string | null> {
  const cookie = context.headers ? readCookie(context) : ''
  const holder = cookie === '' ? null : await findHolder(who)
  return holder && readPass(context.context.secret, holder, cookie, nowS())
}

/**
 * The id of the browser that calls, if somebody has signed in to the account of this address in it, or null. The
 * account of somebody banned knows no browser.
 */
export function findBrowserOfEmail(context: GenericEndpointContext, email: string): Promise<string | null> {
  return readFor(context, eq(user.email, email.trim().toLowerCase()))
}

/** The same by the account's id. */
export function findBrowserOf(context: GenericEndpointContext, userId: string): Promise<string | null> {
  return readFor(context, eq(user.id, userId))
}

/** Has the browser keep that somebody signed in to this account in it. An account without a password has no use of it. */
export async function rememberBrowser(context: GenericEndpointContext, userId: string): Promise<void> {
  const holder = await findHolder(eq(user.id, userId))
  if (!holder) return
  const { secret } = context.context
  const cookie = readCookie(context)
  const id = readPass(secret, holder, cookie, nowS()) ?? randomBytes(16).toString('base64url')
  const { name, attributes } = cookieOf(context)
  context.setCookie(name, withPass(secret, holder, cookie, { id, issuedAtS: nowS() }), attributes)
}

import type { GenericEndpointContext } from 'better-auth'
import { and, eq, isNotNull, not, sql, type SQL } from 'drizzle-orm'
import { account, user } from '#/db/schema/index.ts'
import { authConnection } from '../auth-connection.server.ts'
import { IS_BANNED } from '../is-banned.server.ts'
import { BROWSERS_KNOWN, PASS_LIVES_S, readPass, withPass, type PassHolder } from './browser-pass.ts'

const nowS = () => Math.floor(Date.now() / 1_000)

const cookieOf = (context: GenericEndpointContext) =>
  context.context.createAuthCookie('known_browser', { maxAge: PASS_LIVES_S })

const readCookie = (context: GenericEndpointContext) => context.getCookie(cookieOf(context).name) ?? ''

/** Who has a password and is not banned. Unique index of `user.email`, or its primary key; index account_user_id. */
async function findHolder(who: SQL): Promise<PassHolder | null> {
  const [found] = await authConnection()
    .select({
      passwordId: account.id,
      passesGiven: account.passesGiven,
      isConfirmed: user.emailVerified,
    })
    .from(user)
    .innerJoin(account, eq(account.userId, user.id))
    .where(and(who, isNotNull(account.password), not(IS_BANNED)))
  return found ?? null
}

async function readFor(context: GenericEndpointContext, who: SQL): Promise<string | null> {
  const cookie = context.headers ? readCookie(context) : ''
  const holder = cookie === '' ? null : await findHolder(who)
  const number = holder && readPass(context.context.secret, holder, cookie, nowS())
  return holder && number !== null ? `${holder.passwordId}.${number}` : null
}

/** The id of the browser that calls, if an account of this address that is not banned knows it, or null. */
export function findBrowserOfEmail(context: GenericEndpointContext, email: string): Promise<string | null> {
  return readFor(context, eq(user.email, email.trim().toLowerCase()))
}

/** The same by the account's id. */
export function findBrowserOf(context: GenericEndpointContext, userId: string): Promise<string | null> {
  return readFor(context, eq(user.id, userId))
}

/** The account says when its password last changed, which a pass does not. */
const given = (passes: number) => ({
  passesGiven: sql`${account.passesGiven} + ${passes}`,
  updatedAt: sql`${account.updatedAt}`,
})

/** Primary key of `account`. */
async function takeNumber({ passwordId }: PassHolder): Promise<number> {
  const [taken] = await authConnection()
    .update(account)
    .set(given(1))
    .where(eq(account.id, passwordId))
    .returning({ number: account.passesGiven })
  return taken?.number ?? 0
}

async function givePass(context: GenericEndpointContext, holder: PassHolder, number: number): Promise<void> {
  const pass = { number, issuedAtS: nowS() }
  const { name, attributes } = cookieOf(context)
  context.setCookie(name, withPass(context.context.secret, holder, readCookie(context), pass), attributes)
}

/**
 * Has the browser keep that somebody signed in to this account in it. One that is known stays the same; the older half
 * of them become new, so that a browser in use is not among those that go. An account without a password has no use of it.
 */
export async function rememberBrowser(context: GenericEndpointContext, userId: string): Promise<void> {
  const holder = await findHolder(eq(user.id, userId))
  if (!holder) return
  const number = readPass(context.context.secret, holder, readCookie(context), nowS())
  const isRecent = number !== null && number > holder.passesGiven - BROWSERS_KNOWN / 2
  await givePass(context, holder, isRecent ? number : await takeNumber(holder))
}

/** The same as a browser that nobody knows yet: whoever holds a copy of its older pass no longer shares its count. */
export async function renewBrowser(context: GenericEndpointContext, userId: string): Promise<void> {
  const holder = await findHolder(eq(user.id, userId))
  if (holder) await givePass(context, holder, await takeNumber(holder))
}

/** Makes every pass of an account worthless that was given out so far. Index account_user_id. */
export async function forgetBrowsers(userId: string): Promise<void> {
  await authConnection()
    .update(account)
    .set(given(BROWSERS_KNOWN))
    .where(and(eq(account.userId, userId), isNotNull(account.password)))
}

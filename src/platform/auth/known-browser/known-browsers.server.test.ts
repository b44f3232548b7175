import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { db } from '#/db/client.server.ts'
import { account, rateLimit, user } from '#/db/schema/index.ts'
import { CLIENT_IP_HEADER } from '#/platform/http/client-ip-header.ts'
import { pathOf, useAuthMails } from '#tests/setup/auth-mails.ts'
import { buildSignedIn, callAuth, callSignUp, cookiesAfter, getAuth } from '#tests/setup/call-auth.ts'
import { answerAuthRequest } from '../answer-auth-request.server.ts'
import { addressDigest } from '../limits/count-try.server.ts'

const ORIGIN = 'http://localhost:3000'
const PASSWORD = 'correct horse'
const ANOTHER = 'battery staple'
const COOKIE = 'flightpath.known_browser'

const { resets, verifications } = await useAuthMails()
let strangers = 0
let email = ''
/** What the owner's browser keeps: they have signed up in it, and are not signed in any more. */
let owners = ''

const onlyKnown = (cookies: string) => cookies.split('; ').find((pair) => pair.startsWith(`${COOKIE}=`)) ?? ''

/** A call from an address of its own. */
function callFrom(ip: string, path: string, body: object, cookie = ''): Promise<Response> {
  const headers = { origin: ORIGIN, cookie, 'content-type': 'application/json', [CLIENT_IP_HEADER]: ip }
  const request = { method: 'POST', headers, body: JSON.stringify(body) }
  return answerAuthRequest(new Request(`${ORIGIN}/api/auth${path}`, request))
}

const nextAddress = () => {
  strangers += 1
  return `198.51.${Math.floor(strangers / 250)}.${strangers % 250}`
}

const signIn = (cookie = '', password = PASSWORD, ip = nextAddress()) =>
  callFrom(ip, '/sign-in/email', { email, password }, cookie)
const statusOf = async (answer: Promise<Response>) => (await answer).status

/** As if strangers had tried until the right password is refused as well. */
async function closedToStrangers(password = PASSWORD) {
  await signIn('', 'wrong')
  const ofStrangers = eq(rateLimit.key, `sign-in:${addressDigest(email)}`)
  await db().update(rateLimit).set({ count: 50 }).where(ofStrangers)
  expect(await statusOf(signIn('', password))).toBe(429)
}

const ownersId = async () =>
  (await db().select({ id: user.id }).from(user).where(eq(user.email, email)))[0]?.id ?? ''

/** Chooses a password by the mailed link, in a browser of which nothing is known. */
async function resetTo(newPassword: string): Promise<Response> {
  await callFrom(nextAddress(), '/request-password-reset', { email })
  const token = pathOf(resets.at(-1)?.url).split('?')[0]?.split('/').at(-1)
  return callFrom(nextAddress(), '/reset-password', { token, newPassword })
}

/** Signs somebody up whose address nobody has confirmed yet. Answers what the browser keeps. */
async function signUpUnconfirmed(): Promise<string> {
  email = `${crypto.randomUUID()}@example.com`
  return cookiesAfter(await callSignUp({ email }))
}

beforeEach(async () => {
  await db().delete(rateLimit)
  await signUpUnconfirmed()
  await db().update(user).set({ emailVerified: true }).where(eq(user.email, email))
  owners = onlyKnown(cookiesAfter(await signIn()))
  await db().delete(rateLimit)
})
afterEach(() => {
  vi.useRealTimers()
})

test(
  'strangers do not keep the owner out of a browser in which they have signed in before',
  { tags: ['2.2f'] },
  async () => {
    for (let tried = 1; tried <= 50; tried += 1) expect(await statusOf(signIn('', 'wrong'))).toBe(401)
    expect(await statusOf(signIn())).toBe(429)
    expect(await statusOf(signIn(owners))).toBe(200)
  },
)

test('a stranger at the owner’s own address keeps their browser out neither', async () => {
  for (let tried = 1; tried <= 101; tried += 1) await signIn('', 'wrong', '203.0.113.7')
  expect(await statusOf(signIn('', PASSWORD, '203.0.113.7'))).toBe(429)
  expect(await statusOf(signIn(owners, PASSWORD, '203.0.113.7'))).toBe(200)
})

test(
  'a known browser has five tries in a quarter of an hour, from wherever it tries',
  { tags: ['2.2f'] },
  async () => {
    for (let tried = 1; tried <= 5; tried += 1) expect(await statusOf(signIn(owners, 'wrong'))).toBe(401)
    const refused = await signIn(owners)
    expect([refused.status, refused.headers.has('retry-after')]).toEqual([429, true])
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 900_001 })
    expect(await statusOf(signIn(owners))).toBe(200)
  },
)

test('a browser that is known for one account is a stranger to another', async () => {
  await closedToStrangers()
  const another = onlyKnown(cookiesAfter(await callSignUp()))
  expect(await statusOf(signIn(another))).toBe(429)
  expect(await statusOf(signIn(`${COOKIE}=x.y.z`))).toBe(429)
})

test('a browser keeps both of two accounts', async () => {
  const other = `${crypto.randomUUID()}@example.com`
  await callSignUp({ email: other })
  const answer = await callFrom(nextAddress(), '/sign-in/email', { email: other, password: PASSWORD }, owners)
  await closedToStrangers()
  expect(await statusOf(signIn(onlyKnown(cookiesAfter(answer, owners))))).toBe(200)
})

test('a wrong password makes no browser known', async () => {
  expect(onlyKnown(cookiesAfter(await signIn('', 'wrong')))).toBe('')
})

test('a browser stays known when the password is changed or reset in another', async () => {
  const elsewhere = cookiesAfter(await signIn(owners))
  const changed = { currentPassword: PASSWORD, newPassword: ANOTHER, revokeOtherSessions: true }
  expect((await callAuth('/change-password', changed, elsewhere)).status).toBe(200)
  await closedToStrangers(ANOTHER)
  expect(await statusOf(signIn(owners, ANOTHER))).toBe(200)
  expect((await resetTo('a third password')).status).toBe(200)
  await closedToStrangers('a third password')
  expect(await statusOf(signIn(owners, 'a third password'))).toBe(200)
})

test('who signs out all other devices forgets every browser but the own one', async () => {
  for (const path of ['/revoke-other-sessions', '/revoke-sessions']) {
    const elsewhere = onlyKnown(cookiesAfter(await signIn()))
    const inside = cookiesAfter(await signIn(owners), owners)
    owners = onlyKnown(cookiesAfter(await callAuth(path, {}, inside), inside))
    await closedToStrangers()
    expect(await statusOf(signIn(elsewhere))).toBe(429)
    expect(await statusOf(signIn(owners))).toBe(200)
    await db().delete(rateLimit)
  }
})

test('an admin who ends the sessions of somebody makes every browser a stranger', async () => {
  const { cookie } = await buildSignedIn('Admin')
  const body = { userId: await ownersId() }
  expect((await callAuth('/admin/revoke-user-sessions', body, '')).status).toBe(401)
  await closedToStrangers()
  expect(await statusOf(signIn(owners))).toBe(200)
  expect((await callAuth('/admin/revoke-user-sessions', body, cookie)).status).toBe(200)
  expect(await statusOf(signIn(owners))).toBe(429)
})

test('the copy of a pass has no part in the count of the browser in which another password was chosen', async () => {
  const inside = cookiesAfter(await signIn(owners), owners)
  const body = { currentPassword: PASSWORD, newPassword: ANOTHER }
  const renewed = onlyKnown(cookiesAfter(await callAuth('/change-password', body, inside), inside))
  for (let tried = 1; tried <= 6; tried += 1) await signIn(owners, 'wrong')
  expect(await statusOf(signIn(owners, ANOTHER))).toBe(429)
  expect(await statusOf(signIn(renewed, ANOTHER))).toBe(200)
})

test('of the browsers in which somebody signed in the newest twenty are known, and one that is used stays', async () => {
  const [idle, used] = [owners, onlyKnown(cookiesAfter(await signIn()))]
  let latest = used
  for (let browser = 3; browser <= 21; browser += 1) {
    await signIn()
    if (browser === 15) latest = onlyKnown(cookiesAfter(await signIn(latest), latest))
  }
  await closedToStrangers()
  expect(await statusOf(signIn(idle))).toBe(429)
  expect(await statusOf(signIn(latest))).toBe(200)
})

test('a password that an admin sets forgets the tries of strangers', async () => {
  await closedToStrangers()
  const { cookie } = await buildSignedIn('Admin')
  const body = { userId: await ownersId(), newPassword: ANOTHER }
  expect((await callAuth('/admin/set-user-password', body, cookie)).status).toBe(200)
  expect(await statusOf(signIn('', ANOTHER))).toBe(200)
})

test('a ban forgets every browser for as long as it lasts', async () => {
  await db().update(user).set({ banned: true }).where(eq(user.email, email))
  await closedToStrangers()
  expect(await statusOf(signIn(owners))).toBe(429)
  await db().update(user).set({ banned: false }).where(eq(user.email, email))
  expect(await statusOf(signIn(owners))).toBe(200)
})

test('a password reset by mail forgets the strangers’ tries, and knows the browser in which it was done', async () => {
  await closedToStrangers()
  const reset = await resetTo(ANOTHER)
  expect(reset.status).toBe(200)
  expect(await statusOf(signIn('', ANOTHER))).toBe(200)
  await closedToStrangers()
  expect(await statusOf(signIn(onlyKnown(cookiesAfter(reset)), ANOTHER))).toBe(200)
})

test('a link that is no good makes no browser known', async () => {
  const refused = await callFrom(nextAddress(), '/reset-password', { token: 'x', newPassword: ANOTHER })
  expect([refused.status, onlyKnown(cookiesAfter(refused))]).toEqual([400, ''])
})

test('the cookie is out of reach for scripts and other sites, lives for 400 days, and names nobody', async () => {
  const line = (await signIn()).headers.getSetCookie().find((cookie) => cookie.startsWith(`${COOKIE}=`)) ?? ''
  const userId = await ownersId()
  expect(line).toMatch(/; Max-Age=34560000; Path=\/; HttpOnly; SameSite=Lax/)
  expect(line).not.toContain(userId)
  expect(await db().$count(account, eq(account.userId, userId))).toBe(1)
})

test('a browser that becomes known changes nothing that the account says of itself', async () => {
  const changed = async () =>
    (
      await db()
        .select({ at: account.updatedAt })
        .from(account)
        .where(eq(account.userId, await ownersId()))
    )[0]?.at
  const before = await changed()
  expect(await statusOf(signIn())).toBe(200)
  expect(await changed()).toEqual(before)
})

test('who signed up with the address of somebody else is a stranger once its owner has chosen a password', async () => {
  const claimed = onlyKnown(await signUpUnconfirmed())
  const owner = onlyKnown(cookiesAfter(await resetTo(ANOTHER)))
  await closedToStrangers(ANOTHER)
  expect(await statusOf(signIn(claimed, ANOTHER))).toBe(429)
  expect(await statusOf(signIn(owner, ANOTHER))).toBe(200)
})

test('an address that is confirmed makes strangers of all browsers but the one that did it', async () => {
  const inside = await signUpUnconfirmed()
  const elsewhere = onlyKnown(cookiesAfter(await signIn()))
  const proof = await getAuth(pathOf(verifications.at(-1)?.url), inside)
  await closedToStrangers()
  expect(await statusOf(signIn(elsewhere))).toBe(429)
  expect(await statusOf(signIn(onlyKnown(inside)))).toBe(429)
  expect(await statusOf(signIn(onlyKnown(cookiesAfter(proof, inside))))).toBe(200)
})

test('all known browsers together have fifty tries in an hour, and the owner keeps the way by mail', async () => {
  await signIn(owners, 'wrong')
  const ofKnown = eq(rateLimit.key, `sign-in:${addressDigest(email)}|known`)
  await db().update(rateLimit).set({ count: 49 }).where(ofKnown)
  const another = onlyKnown(cookiesAfter(await signIn()))
  expect(await statusOf(signIn(another, 'wrong'))).toBe(401)
  expect(await statusOf(signIn(another))).toBe(429)
  await resetTo(ANOTHER)
  expect(await statusOf(signIn(another, ANOTHER))).toBe(200)
})

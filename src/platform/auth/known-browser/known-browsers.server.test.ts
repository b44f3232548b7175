import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { db } from '#/db/client.server.ts'
import { account, rateLimit, user } from '#/db/schema/index.ts'
import { CLIENT_IP_HEADER } from '#/platform/http/client-ip-header.ts'
import { pathOf, useAuthMails } from '#tests/setup/auth-mails.ts'
import { callAuth, callSignUp, cookiesAfter } from '#tests/setup/call-auth.ts'
import { answerAuthRequest } from '../answer-auth-request.server.ts'

const ORIGIN = 'http://localhost:3000'
const PASSWORD = 'correct horse'
const ANOTHER = 'battery staple'
const COOKIE = 'flightpath.known_browser'

const { resets } = await useAuthMails()
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

async function closedToStrangers() {
  for (let tried = 1; tried <= 51; tried += 1) await signIn('', 'wrong')
  expect(await statusOf(signIn())).toBe(429)
}

beforeEach(async () => {
  await db().delete(rateLimit)
  email = `${crypto.randomUUID()}@example.com`
  owners = onlyKnown(cookiesAfter(await callSignUp({ email })))
})
afterEach(() => {
  vi.useRealTimers()
})

test(
  'strangers do not keep the owner out of a browser in which they have signed in before',
  { tags: ['2.2f'] },
  async () => {
    await closedToStrangers()
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

test('another password forgets every browser but the one in which it was chosen', async () => {
  const elsewhere = onlyKnown(cookiesAfter(await signIn()))
  const inside = cookiesAfter(await signIn(owners))
  const body = { currentPassword: PASSWORD, newPassword: ANOTHER }
  const changed = cookiesAfter(await callAuth('/change-password', body, inside), inside)
  await closedToStrangers()
  expect(await statusOf(signIn(elsewhere, ANOTHER))).toBe(429)
  expect(await statusOf(signIn(onlyKnown(changed), ANOTHER))).toBe(200)
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
  await callFrom(nextAddress(), '/request-password-reset', { email })
  const token = pathOf(resets.at(-1)?.url).split('?')[0]?.split('/').at(-1)
  const reset = await callFrom(nextAddress(), '/reset-password', { token, newPassword: ANOTHER })
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
  const [owner] = await db().select({ id: user.id }).from(user).where(eq(user.email, email))
  expect(line).toMatch(/; Max-Age=34560000; Path=\/; HttpOnly; SameSite=Lax/)
  expect(line).not.toContain(owner?.id)
  expect(await db().$count(account, eq(account.userId, owner?.id ?? ''))).toBe(1)
})

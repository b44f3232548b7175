import { eq } from 'drizzle-orm'
import { beforeEach, expect, test, vi } from 'vitest'
import { db } from '#/db/client.server.ts'
import { session, user } from '#/db/schema/index.ts'
import { useTestAuth } from '#tests/setup/auth.ts'
import { buildSignedIn, callAuth, callSignUp, cookiesAfter } from '#tests/setup/call-auth.ts'
import { answerAuthRequest } from '../answer-auth-request.server.ts'
import type { AuthHooks } from '../auth-hooks.ts'

vi.hoisted(() => {
  process.env.RATE_LIMIT_FACTOR = '1000'
})

const HOUR_MS = 3_600_000
const sendChangeEmailMail = vi.fn<AuthHooks['sendChangeEmailMail']>()
const sendVerificationMail = vi.fn<AuthHooks['sendVerificationMail']>()
await useTestAuth({ sendChangeEmailMail, sendVerificationMail })
beforeEach(() => {
  sendChangeEmailMail.mockReset().mockResolvedValue()
  sendVerificationMail.mockReset().mockResolvedValue()
})

/** Follows a link of a mail, with or without being signed in; answers where it leads. */
async function follow(link: string | undefined, cookie = '') {
  const answer = await answerAuthRequest(new Request(link ?? '', { headers: { cookie } }))
  return {
    location: answer.headers.get('location'),
    cookies: answer.headers.getSetCookie(),
    status: answer.status,
  }
}

const emailOf = async (userId: string) =>
  (await db().select({ email: user.email }).from(user).where(eq(user.id, userId)))[0]?.email

const ask = (cookie: string, newEmail: string) =>
  callAuth('/change-email', { newEmail, callbackURL: '/x' }, cookie)
const newAddress = () => `new-${crypto.randomUUID()}@example.com`

test('an address is changed when the present one agrees and the new one is proved, and not before', async () => {
  const { userId, email, cookie } = await buildSignedIn()
  const newEmail = newAddress()
  expect((await ask(cookie, newEmail)).status).toBe(200)
  expect(sendChangeEmailMail.mock.calls).toEqual([[expect.objectContaining({ userId, email, newEmail })]])
  expect(sendVerificationMail).not.toHaveBeenCalled()
  expect(await emailOf(userId)).toBe(email)

  const agreed = await follow(sendChangeEmailMail.mock.calls[0]?.[0].url, cookie)
  expect(agreed.location).toBe('/auth/email-verification?stage=agreed')
  expect(sendVerificationMail.mock.calls).toEqual([
    [expect.objectContaining({ email: newEmail, isNewAddress: true })],
  ])
  expect(await emailOf(userId)).toBe(email)

  const proved = await follow(sendVerificationMail.mock.calls[0]?.[0].url, cookie)
  expect(proved.location).toBe('/auth/email-verification?stage=changed')
  expect(await emailOf(userId)).toBe(newEmail)
})

test('the link to the new address signs in nobody: it may have reached a stranger', async () => {
  const { userId, cookie } = await buildSignedIn()
  await ask(cookie, newAddress())
  await follow(sendChangeEmailMail.mock.calls[0]?.[0].url)
  const { cookies, location } = await follow(sendVerificationMail.mock.calls[0]?.[0].url)
  expect(location).toBe('/auth/email-verification?stage=changed')
  // Of several lines about one cookie a browser keeps the last.
  expect(cookies.findLast((line) => line.includes('session_token='))).toMatch(/session_token=;.*Max-Age=0/)
  expect(await db().$count(session, eq(session.userId, userId))).toBe(1)
})

test('each link works once', async () => {
  const { cookie } = await buildSignedIn()
  await ask(cookie, newAddress())
  await follow(sendChangeEmailMail.mock.calls[0]?.[0].url, cookie)
  const second = sendVerificationMail.mock.calls[0]?.[0].url
  await follow(second, cookie)
  for (const link of [sendChangeEmailMail.mock.calls[0]?.[0].url, second]) {
    expect((await follow(link)).location).toContain('error=USER_NOT_FOUND')
  }
})

test('somebody else’s address stays theirs, and the answer does not tell that it is taken', async () => {
  const [asking, other] = [await buildSignedIn(), await buildSignedIn()]
  const answer = await ask(asking.cookie, other.email)
  expect([answer.status, await answer.json()]).toEqual([200, { status: true }])
  expect(sendChangeEmailMail).not.toHaveBeenCalled()
})

test('an address that somebody took meanwhile is refused on the page, and nobody’s account changes', async () => {
  const { userId, email, cookie } = await buildSignedIn()
  const newEmail = newAddress()
  await ask(cookie, newEmail)
  await follow(sendChangeEmailMail.mock.calls[0]?.[0].url, cookie)
  const other = await buildSignedIn()
  await db().update(user).set({ email: newEmail }).where(eq(user.id, other.userId))
  const { location } = await follow(sendVerificationMail.mock.calls[0]?.[0].url, cookie)
  expect(location).toBe('/auth/email-verification?error=CONFLICT')
  expect(await emailOf(userId)).toBe(email)
})

test('of two changes whose links are followed at the same moment one wins', async () => {
  const { userId, cookie } = await buildSignedIn()
  const wanted = [newAddress(), newAddress()]
  for (const newEmail of wanted) await ask(cookie, newEmail)
  for (const [mail] of sendChangeEmailMail.mock.calls) await follow(mail.url, cookie)
  const links = sendVerificationMail.mock.calls.map(([mail]) => mail.url)
  await Promise.all(links.map((link) => follow(link, cookie)))
  expect(wanted).toContain(await emailOf(userId))
  expect((await follow(links[0], cookie)).location).toContain('error=')
  expect((await follow(links[1], cookie)).location).toContain('error=')
})

test('an address that was never confirmed is replaced as soon as the new one is proved', async () => {
  const { userId, cookie } = await buildSignedIn()
  await db().update(user).set({ emailVerified: false }).where(eq(user.id, userId))
  const newEmail = newAddress()
  await ask(cookie, newEmail)
  expect(sendChangeEmailMail).not.toHaveBeenCalled()
  await follow(sendVerificationMail.mock.calls[0]?.[0].url, cookie)
  expect(await emailOf(userId)).toBe(newEmail)
})

test('a link does not change the address of whoever else is signed in here', async () => {
  const [asking, other] = [await buildSignedIn(), await buildSignedIn()]
  await ask(asking.cookie, newAddress())
  const { location } = await follow(sendChangeEmailMail.mock.calls[0]?.[0].url, other.cookie)
  expect(location).toContain('error=INVALID_USER')
  expect(await emailOf(other.userId)).toBe(other.email)
})

/** Lets the session of somebody grow an hour old. */
const age = (userId: string) =>
  db()
    .update(session)
    .set({ createdAt: new Date(Date.now() - HOUR_MS) })
    .where(eq(session.userId, userId))

test.each([
  ['no password', {}, 'Please enter your password'],
  ['an empty one', { password: '' }, 'Please enter your password'],
  ['a wrong one', { password: 'wrong horse' }, 'Invalid password'],
])('an hour after signing in %s asks for no other address', async (_what, body, message) => {
  const email = `${crypto.randomUUID()}@example.com`
  const cookie = cookiesAfter(await callSignUp({ email }))
  const [{ id } = { id: '' }] = await db().select({ id: user.id }).from(user).where(eq(user.email, email))
  await age(id)
  const refused = await callAuth('/change-email', { newEmail: newAddress(), ...body }, cookie)
  expect([refused.status, await refused.json()]).toEqual([400, expect.objectContaining({ message })])
  const password = 'correct horse'
  expect((await callAuth('/change-email', { newEmail: newAddress(), password }, cookie)).status).toBe(200)
})

test('whoever has no password must have signed in a moment ago', async () => {
  const { userId, cookie } = await buildSignedIn()
  await age(userId)
  const refused = await ask(cookie, newAddress())
  expect([refused.status, await refused.json()]).toEqual([
    400,
    expect.objectContaining({ code: 'SESSION_EXPIRED' }),
  ])
})

test('an admin who looks through somebody’s eyes cannot give their account another address', async () => {
  const { userId, cookie } = await buildSignedIn()
  await db().update(session).set({ impersonatedBy: userId }).where(eq(session.userId, userId))
  expect((await ask(cookie, newAddress())).status).toBe(403)
})

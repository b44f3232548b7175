import { and, eq } from 'drizzle-orm'
import { beforeEach, expect, test, vi } from 'vitest'
import { db } from '#/db/client.server.ts'
import { session, user, verification } from '#/db/schema/index.ts'
import { AGREED_EMAIL_PATH, CHANGED_EMAIL_PATH } from '#/domain/access/auth-paths.ts'
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
const sendResetMail = vi.fn<AuthHooks['sendResetMail']>()
await useTestAuth({ sendChangeEmailMail, sendVerificationMail, sendResetMail })
beforeEach(() => {
  sendChangeEmailMail.mockReset().mockResolvedValue()
  sendVerificationMail.mockReset().mockResolvedValue()
  sendResetMail.mockReset().mockResolvedValue()
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
/** Both links of a change, the first of them followed. */
async function askAndAgree(cookie: string, newEmail: string) {
  await ask(cookie, newEmail)
  const agreement = sendChangeEmailMail.mock.calls.at(-1)?.[0].url
  await follow(agreement, cookie)
  return { agreement, proof: sendVerificationMail.mock.calls.at(-1)?.[0].url }
}
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

test('the link of the new address works once; pressed again it says what it did', async () => {
  const { userId, cookie } = await buildSignedIn()
  const newEmail = newAddress()
  const { proof } = await askAndAgree(cookie, newEmail)
  await follow(proof, cookie)
  await db().update(user).set({ emailVerified: false }).where(eq(user.id, userId))
  expect((await follow(proof)).location).toBe(CHANGED_EMAIL_PATH)
  expect(await db().$count(user, and(eq(user.email, newEmail), eq(user.emailVerified, true)))).toBe(0)
})

test('whoever agrees twice, or a hundred times, has one mail sent to the new address', async () => {
  const { cookie } = await buildSignedIn()
  const { agreement } = await askAndAgree(cookie, newAddress())
  const again = await Promise.all(Array.from({ length: 5 }, () => follow(agreement, cookie)))
  expect(new Set(again.map(({ location }) => location))).toEqual(new Set([AGREED_EMAIL_PATH]))
  expect(sendVerificationMail).toHaveBeenCalledTimes(1)
})

test('two who agree at the same moment have one mail sent', async () => {
  const { cookie } = await buildSignedIn()
  await ask(cookie, newAddress())
  const agreement = sendChangeEmailMail.mock.calls[0]?.[0].url
  await Promise.all([follow(agreement, cookie), follow(agreement, cookie)])
  expect(sendVerificationMail).toHaveBeenCalledTimes(1)
})

const INVALID = `${CHANGED_EMAIL_PATH}&error=INVALID_TOKEN`

test('who asks for a third address forgets the second', async () => {
  const { userId, cookie } = await buildSignedIn()
  const { agreement, proof } = await askAndAgree(cookie, newAddress())
  await ask(cookie, newAddress())
  expect((await follow(agreement, cookie)).location).toBe(INVALID)
  expect((await follow(proof, cookie)).location).toBe(INVALID)
  expect(await emailOf(userId)).toContain(userId)
})

test('whoever claimed an address and asked for another one loses it to who reads its mail and chooses a password (A7)', async () => {
  const email = newAddress()
  const cookie = cookiesAfter(await callSignUp({ email }))
  await ask(cookie, newAddress())
  const proof = sendVerificationMail.mock.calls.at(-1)?.[0].url
  await callAuth('/request-password-reset', { email })
  const token = new URL(sendResetMail.mock.calls[0]?.[0].url ?? '').pathname.split('/').at(-1)
  expect((await callAuth('/reset-password', { token, newPassword: 'another horse' })).status).toBe(200)
  expect((await follow(proof)).location).toBe(INVALID)
  expect(await db().$count(user, eq(user.email, email))).toBe(1)
})

test('a password that is changed in the settings forgets the address that was asked for', async () => {
  const cookie = cookiesAfter(await callSignUp())
  await ask(cookie, newAddress())
  const proof = sendVerificationMail.mock.calls.at(-1)?.[0].url
  const body = { currentPassword: 'correct horse', newPassword: 'another horse' }
  expect((await callAuth('/change-password', body, cookie)).status).toBe(200)
  expect((await follow(proof, cookie)).location).toBe(INVALID)
})

test('a link does not speak for the next account of the same address', async () => {
  const email = newAddress()
  const cookie = cookiesAfter(await callSignUp({ email }))
  await ask(cookie, newAddress())
  const proof = sendVerificationMail.mock.calls.at(-1)?.[0].url
  await db().delete(user).where(eq(user.email, email))
  await callSignUp({ email })
  expect((await follow(proof)).location).toBe(INVALID)
  expect(await db().$count(user, eq(user.email, email))).toBe(1)
})

test('links to choose a password that went to the address before end with it', async () => {
  const { userId, email, cookie } = await buildSignedIn()
  const { proof } = await askAndAgree(cookie, newAddress())
  await callAuth('/request-password-reset', { email })
  expect(await db().$count(verification, eq(verification.value, userId))).toBe(1)
  await follow(proof, cookie)
  expect(await db().$count(verification, eq(verification.value, userId))).toBe(0)
})

test('a link that was not signed here changes nothing and forgets nothing', async () => {
  const { userId, cookie } = await buildSignedIn()
  const { proof } = await askAndAgree(cookie, newAddress())
  const forged = (proof ?? '').replace(/(token=[^.]+\.[^.]+\.)[^&]+/, '$1AAAA')
  expect((await follow(forged, cookie)).location).toContain('error=INVALID_TOKEN')
  expect((await follow(proof, cookie)).location).toBe(CHANGED_EMAIL_PATH)
  expect(await emailOf(userId)).not.toContain(userId)
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

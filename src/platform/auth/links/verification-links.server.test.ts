import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { createEmailVerificationToken } from 'better-auth/api'
import { afterEach, expect, test, vi } from 'vitest'
import { db } from '#/db/client.server.ts'
import { user } from '#/db/schema/index.ts'
import { env } from '#/platform/env/env.server.ts'
import { pathOf, useAuthMails } from '#tests/setup/auth-mails.ts'
import { callAuth, callSignUp, cookiesAfter, getAuth } from '#tests/setup/call-auth.ts'

vi.hoisted(() => {
  process.env.RATE_LIMIT_FACTOR = '1000'
})

const PAGE = '/auth/email-verification'
const { verifications } = await useAuthMails()
afterEach(() => {
  vi.useRealTimers()
})

/** Somebody whose address is not confirmed yet, and the link they were mailed. */
async function buildUnconfirmed() {
  const email = `${randomUUID()}@example.com`
  const cookie = cookiesAfter(await callSignUp({ email }))
  return { email, cookie, link: pathOf(verifications.at(-1)?.url) }
}

async function isConfirmed(email: string) {
  const [row] = await db().select().from(user).where(eq(user.email, email))
  return row?.emailVerified
}

const locationOf = (answer: Response) => answer.headers.get('location')
const withToken = (token: string) => `verify-email?${new URLSearchParams({ token, callbackURL: PAGE })}`

test('a link that is pressed twice says confirmed both times', async () => {
  const { email, link } = await buildUnconfirmed()
  expect([await getAuth(link), await getAuth(link)].map(locationOf)).toEqual([PAGE, PAGE])
  expect(await isConfirmed(email)).toBe(true)
})

test('two presses at the same moment both say confirmed', async () => {
  const { email, link } = await buildUnconfirmed()
  const answers = await Promise.all([getAuth(link), getAuth(link), getAuth(link)])
  expect(answers.map(locationOf)).toEqual([PAGE, PAGE, PAGE])
  expect(await isConfirmed(email)).toBe(true)
})

test('a link that is an hour old says so on the page of the product', async () => {
  const { email, link } = await buildUnconfirmed()
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 3_601_000 })
  expect(locationOf(await getAuth(link))).toBe(`${PAGE}?error=TOKEN_EXPIRED`)
  expect(await isConfirmed(email)).toBe(false)
})

test.each(['', 'nothing', 'a.b.c', 'eyJhbGciOiJub25lIn0.eyJlbWFpbCI6ImFAYi5jIn0.'])(
  'the broken token %j comes back to the page of the product as a code',
  async (token) => {
    expect(locationOf(await getAuth(withToken(token)))).toBe(`${PAGE}?error=INVALID_TOKEN`)
  },
)

test('a token signed with another secret confirms nothing', async () => {
  const { email } = await buildUnconfirmed()
  const token = await createEmailVerificationToken('another-secret-'.repeat(4), email)
  expect(locationOf(await getAuth(withToken(token)))).toBe(`${PAGE}?error=INVALID_TOKEN`)
  expect(await isConfirmed(email)).toBe(false)
})

test('a token for one address confirms no other, whoever presses the link', async () => {
  const [one, other] = [await buildUnconfirmed(), await buildUnconfirmed()]
  await getAuth(one.link, other.cookie)
  expect([await isConfirmed(one.email), await isConfirmed(other.email)]).toEqual([true, false])
})

test('a token for an address that nobody has any more does nothing', async () => {
  const token = await createEmailVerificationToken(env().AUTH_SECRET ?? '', 'gone@example.com')
  expect(locationOf(await getAuth(withToken(token)))).toBe(`${PAGE}?error=USER_NOT_FOUND`)
})

test('a token whose owner has changed the address since does not confirm the new one', async () => {
  const { email, link } = await buildUnconfirmed()
  const now = `${randomUUID()}@example.com`
  await db().update(user).set({ email: now }).where(eq(user.email, email))
  expect(locationOf(await getAuth(link))).toBe(`${PAGE}?error=USER_NOT_FOUND`)
  expect(await isConfirmed(now)).toBe(false)
})

test('somebody else’s address is not mailed from inside a session', async () => {
  const [one, other] = [await buildUnconfirmed(), await buildUnconfirmed()]
  const before = verifications.length
  const answer = await callAuth('/send-verification-email', { email: other.email }, one.cookie)
  expect([answer.status, verifications.length]).toEqual([400, before])
})

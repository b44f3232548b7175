import { eq } from 'drizzle-orm'
import { afterEach, expect, test, vi } from 'vitest'
import { db } from '#/db/client.server.ts'
import { session, user } from '#/db/schema/index.ts'
import { nextTotpCode, totpCode } from '#tests/factories/totp-code.ts'
import { useTestAuth } from '#tests/setup/auth.ts'
import { callAuth, callSignUp, cookiesAfter } from '#tests/setup/call-auth.ts'

vi.hoisted(() => {
  process.env.RATE_LIMIT_FACTOR = '1000'
})

const PASSWORD = 'correct horse'
const HALF_MINUTE_MS = 30_000
// The middle of a half minute: none of these tests crosses into the next.
const NOW_MS = Math.floor(Date.now() / HALF_MINUTE_MS) * HALF_MINUTE_MS + 15_000

await useTestAuth()
afterEach(() => {
  vi.useRealTimers()
})

const verify = (cookie: string, code: string) => callAuth('/two-factor/verify-totp', { code }, cookie)
const setClock = (nowMs: number) => vi.useFakeTimers({ toFake: ['Date'], now: nowMs })

/** Somebody with a second factor, signed in nowhere. */
async function buildCareful() {
  setClock(NOW_MS)
  const email = `${crypto.randomUUID()}@example.com`
  const cookie = cookiesAfter(await callSignUp({ email }))
  const enabled = await callAuth('/two-factor/enable', { password: PASSWORD }, cookie)
  const { totpURI } = (await enabled.json()) as { totpURI: string }
  // Several at once, as whoever presses twice: one of them turns the factor on.
  const proved = await Promise.all([1, 2].map(() => verify(cookie, totpCode(totpURI, NOW_MS))))
  const taken = proved.filter(({ status }) => status === 200)
  expect(taken).toHaveLength(1)
  for (const answer of taken) await callAuth('/sign-out', {}, cookiesAfter(answer, cookie))
  const [row] = await db().select().from(user).where(eq(user.email, email))
  return { email, totpURI, userId: row?.id ?? '' }
}

const challenge = async (email: string) =>
  cookiesAfter(await callAuth('/sign-in/email', { email, password: PASSWORD }))
const sessionsOf = (userId: string) => db().$count(session, eq(session.userId, userId))

test('a code of an authenticator signs in once, for as long as the library would take it', async () => {
  const { email, totpURI, userId } = await buildCareful()
  // The earliest moment at which the code is taken, and the last.
  const [firstMs, lastMs] = [NOW_MS - 15_000, NOW_MS + 74_000]
  const code = totpCode(totpURI, firstMs + HALF_MINUTE_MS)
  setClock(firstMs)
  expect((await verify(await challenge(email), code)).status).toBe(200)
  for (const nowMs of [firstMs, NOW_MS + HALF_MINUTE_MS, lastMs]) {
    setClock(nowMs)
    const again = await verify(await challenge(email), code)
    expect([again.status, await again.json()]).toMatchObject([401, { code: 'INVALID_CODE' }])
  }
  expect(await sessionsOf(userId)).toBe(1)
  expect((await verify(await challenge(email), totpCode(totpURI, lastMs + HALF_MINUTE_MS))).status).toBe(200)
})

test('of several who enter the same code at the same moment one is let in', async () => {
  const { email, totpURI, userId } = await buildCareful()
  const browsers = await Promise.all([1, 2, 3, 4].map(() => challenge(email)))
  const answers = await Promise.all(browsers.map((cookie) => verify(cookie, nextTotpCode(totpURI, NOW_MS))))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(await sessionsOf(userId)).toBe(1)
})

test('a wrong code takes nothing from the right one, and one’s code nothing from another’s', async () => {
  const [one, other] = [await buildCareful(), await buildCareful()]
  const cookie = await challenge(one.email)
  expect((await verify(cookie, nextTotpCode(other.totpURI, NOW_MS))).status).toBe(401)
  expect((await verify(cookie, nextTotpCode(one.totpURI, NOW_MS))).status).toBe(200)
  expect((await verify(await challenge(other.email), nextTotpCode(other.totpURI, NOW_MS))).status).toBe(200)
})

test('without a challenge of one’s own a code can be taken from nobody', async () => {
  const { email, totpURI } = await buildCareful()
  const code = nextTotpCode(totpURI, NOW_MS)
  for (const cookie of ['', 'flightpath.two_factor=2fa-guessed.sig']) {
    expect((await verify(cookie, code)).status).toBe(401)
  }
  expect((await verify(await challenge(email), code)).status).toBe(200)
})

test('the code that proved an authenticator signs nobody in, and the next one does', async () => {
  const { email, totpURI, userId } = await buildCareful()
  const used = await verify(await challenge(email), totpCode(totpURI, NOW_MS))
  expect([used.status, await used.json()]).toMatchObject([401, { code: 'INVALID_CODE' }])
  expect(await sessionsOf(userId)).toBe(0)
  expect((await verify(await challenge(email), nextTotpCode(totpURI, NOW_MS))).status).toBe(200)
})

import { eq } from 'drizzle-orm'
import { beforeEach, expect, test, vi } from 'vitest'
import { db } from '#/db/client.server.ts'
import { rateLimit, session, user } from '#/db/schema/index.ts'
import { nextTotpCode, totpCode } from '#tests/factories/totp-code.ts'
import { useTestAuth } from '#tests/setup/auth.ts'
import { callAuth, callSignUp, cookiesAfter } from '#tests/setup/call-auth.ts'
import { holdDate } from '#tests/setup/hold-date.ts'
import type { AuthHooks } from '../auth-hooks.ts'

const PASSWORD = 'correct horse'

const sendNotice = vi.fn<AuthHooks['sendNotice']>()
const sendResetMail = vi.fn<AuthHooks['sendResetMail']>().mockResolvedValue()
await useTestAuth({ sendNotice, sendResetMail })
beforeEach(async () => {
  await db().delete(rateLimit)
  sendNotice.mockReset().mockResolvedValue()
})

/** Somebody with a second factor; `known` is what a browser keeps in which they have signed in with it. */
async function buildGuarded() {
  const email = `${crypto.randomUUID()}@example.com`
  const cookie = cookiesAfter(await callSignUp({ email }))
  const enabled = await callAuth('/two-factor/enable', { password: PASSWORD }, cookie)
  const { totpURI, backupCodes } = (await enabled.json()) as { totpURI: string; backupCodes: string[] }
  await callAuth('/two-factor/verify-totp', { code: totpCode(totpURI) }, cookie)
  const [owner] = await db().select().from(user).where(eq(user.email, email))
  await db()
    .delete(session)
    .where(eq(session.userId, owner?.id ?? ''))
  const known = cookie.split('; ').find((pair) => pair.includes('known_browser')) ?? ''
  /** Passes the password, and answers what the browser then sends. */
  const challenge = async (by = '') =>
    cookiesAfter(await callAuth('/sign-in/email', { email, password: PASSWORD }, by), by)
  sendNotice.mockClear()
  return { email, userId: owner?.id ?? '', totpURI, backupCodes, known, challenge }
}

const tryCode = (by: string, code: string) => callAuth('/two-factor/verify-backup-code', { code }, by)

/** Ten wrong codes, five for each challenge, which is as many as the library takes. */
async function triedTenTimes({ challenge }: Awaited<ReturnType<typeof buildGuarded>>, from = '') {
  for (const by of [await challenge(from), await challenge(from)]) {
    for (let tried = 1; tried <= 5; tried += 1) expect((await tryCode(by, 'x')).status).toBe(401)
  }
}

test('after ten wrong codes the right one is refused as well, and the refusal says when to come back', async () => {
  const nowMs = holdDate()
  const guarded = await buildGuarded()
  await triedTenTimes(guarded)
  const waiting = await guarded.challenge()
  const enter = {
    '/two-factor/verify-totp': nextTotpCode(guarded.totpURI),
    '/two-factor/verify-backup-code': guarded.backupCodes[0],
  }
  for (const [path, code] of Object.entries(enter)) {
    const refused = await callAuth(path, { code }, waiting)
    expect([refused.status, await refused.json()]).toMatchObject([
      429,
      { code: 'ACCOUNT_TEMPORARILY_LOCKED', retryAfterSeconds: 900 },
    ])
    expect(refused.headers.get('retry-after')).toBe('900')
  }
  vi.setSystemTime(nowMs + 900_001)
  expect((await tryCode(await guarded.challenge(), guarded.backupCodes[0] ?? '')).status).toBe(200)
  expect(await db().$count(session, eq(session.userId, guarded.userId))).toBe(1)
})

test('who knows the password does not close the second step for a browser in which the owner has signed in', async () => {
  const guarded = await buildGuarded()
  await triedTenTimes(guarded)
  expect((await tryCode(await guarded.challenge(), guarded.backupCodes[0] ?? '')).status).toBe(429)
  const owners = await guarded.challenge(guarded.known)
  expect((await tryCode(owners, guarded.backupCodes[0] ?? '')).status).toBe(200)
})

test('a known browser has ten codes as well, and does not close the step for a new one of the owner', async () => {
  const guarded = await buildGuarded()
  await triedTenTimes(guarded, guarded.known)
  expect((await tryCode(await guarded.challenge(guarded.known), guarded.backupCodes[0] ?? '')).status).toBe(
    429,
  )
  expect((await tryCode(await guarded.challenge(), guarded.backupCodes[0] ?? '')).status).toBe(200)
})

test('a right password is no try, also where a code is asked for after it', async () => {
  holdDate()
  const { email, known } = await buildGuarded()
  for (const by of [known, '']) {
    for (let signedIn = 1; signedIn <= 6; signedIn += 1)
      expect((await callAuth('/sign-in/email', { email, password: PASSWORD }, by)).status).toBe(200)
  }
})

test('who has given no password is counted for nobody, however often they try', async () => {
  const guarded = await buildGuarded()
  for (let tried = 1; tried <= 30; tried += 1) expect((await tryCode('', 'x')).status).toBe(401)
  expect((await tryCode(await guarded.challenge(), guarded.backupCodes[0] ?? '')).status).toBe(200)
})

test('who gets in starts at zero again', async () => {
  const guarded = await buildGuarded()
  for (const code of guarded.backupCodes.slice(0, 3)) {
    const waiting = await guarded.challenge()
    for (let tried = 1; tried <= 4; tried += 1) await tryCode(waiting, 'x')
    expect((await tryCode(waiting, code)).status).toBe(200)
  }
})

const notices = () => sendNotice.mock.calls.map(([{ email, notice }]) => [email, notice])

test('the owner is mailed once a day of ten wrong codes after the right password, however they are spread', async () => {
  const nowMs = holdDate()
  const guarded = await buildGuarded()
  for (const by of [await guarded.challenge(), await guarded.challenge()]) {
    for (let tried = 1; tried <= 4; tried += 1) await tryCode(by, 'x')
  }
  vi.setSystemTime(nowMs + 900_001)
  const later = await guarded.challenge()
  await tryCode(later, 'x')
  expect(notices()).toEqual([])
  await tryCode(later, 'x')
  await tryCode(later, 'x')
  expect(notices()).toEqual([[guarded.email, 'wrongCodes']])
  vi.setSystemTime(nowMs + 900_001 + 86_400_001)
  await triedTenTimes(guarded)
  expect(notices()).toEqual([
    [guarded.email, 'wrongCodes'],
    [guarded.email, 'wrongCodes'],
  ])
})

test('right codes are told to nobody, and a mail that cannot be queued changes no answer', async () => {
  const guarded = await buildGuarded()
  for (const code of guarded.backupCodes.slice(0, 3))
    expect((await tryCode(await guarded.challenge(), code)).status).toBe(200)
  expect(notices()).toEqual([])
  sendNotice.mockRejectedValue(new Error('no outbox'))
  await triedTenTimes(guarded)
  expect(notices()).toHaveLength(1)
})

test('fifty codes a day are tried at one account, and another password opens the step again', async () => {
  const guarded = await buildGuarded()
  await tryCode(await guarded.challenge(), 'x')
  const ofDay = eq(rateLimit.key, `second-factor:${guarded.userId}|strangers|day`)
  await db().update(rateLimit).set({ count: 50 }).where(ofDay)
  expect((await tryCode(await guarded.challenge(), guarded.backupCodes[0] ?? '')).status).toBe(429)
  await db().update(user).set({ emailVerified: true }).where(eq(user.id, guarded.userId))
  await callAuth('/request-password-reset', { email: guarded.email })
  const token = new URL(sendResetMail.mock.lastCall?.[0].url ?? '').pathname.split('/').at(-1)
  expect((await callAuth('/reset-password', { token, newPassword: PASSWORD })).status).toBe(200)
  expect((await tryCode(await guarded.challenge(), guarded.backupCodes[0] ?? '')).status).toBe(200)
})

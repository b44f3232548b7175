import { eq } from 'drizzle-orm'
import { beforeEach, expect, test, vi } from 'vitest'
import { db } from '#/db/client.server.ts'
import { rateLimit, user } from '#/db/schema/index.ts'
import { CLIENT_IP_HEADER } from '#/platform/http/client-ip-header.ts'
import { useTestAuth } from '#tests/setup/auth.ts'
import { callSignUp, cookiesAfter } from '#tests/setup/call-auth.ts'
import { holdDate } from '#tests/setup/hold-date.ts'
import { answerAuthRequest } from '../answer-auth-request.server.ts'

const ORIGIN = 'http://localhost:3000'
const PASSWORD = 'correct horse'
const WRONG = 'not the password'

await useTestAuth()

let caller = 0
let cookie = ''

/** Calls from another address of the network each time, so that only the account is counted. */
function call(path: string, body: object, by = cookie): Promise<Response> {
  caller += 1
  const ip = `192.0.2.${caller}`
  const headers = { origin: ORIGIN, cookie: by, 'content-type': 'application/json', [CLIENT_IP_HEADER]: ip }
  return answerAuthRequest(
    new Request(`${ORIGIN}/api/auth${path}`, { method: 'POST', headers, body: JSON.stringify(body) }),
  )
}

beforeEach(async () => {
  caller = 0
  await db().delete(user)
  await db().delete(rateLimit)
  cookie = cookiesAfter(await callSignUp({ email: 'bo@example.com' }))
})

const change = (currentPassword: string) =>
  call('/change-password', { currentPassword, newPassword: 'battery staple' })

test('the eleventh guess inside a session is not even looked at, and says when to come back', async () => {
  holdDate()
  for (let tried = 1; tried <= 10; tried += 1) expect((await change(WRONG)).status).toBe(400)
  const refused = await change(PASSWORD)
  expect(refused.status).toBe(429)
  expect(refused.headers.get('retry-after')).toBe('900')
  expect(await refused.json()).toMatchObject({
    code: 'RATE_LIMITED',
    retryAfterSeconds: expect.any(Number) as number,
  })
})

test.each([
  ['/two-factor/enable', { password: WRONG }],
  ['/two-factor/disable', { password: WRONG }],
  ['/two-factor/get-totp-uri', { password: WRONG }],
  ['/two-factor/generate-backup-codes', { password: WRONG }],
  ['/verify-password', { password: WRONG }],
  ['/change-email', { newEmail: 'new@example.com', password: WRONG }],
  ['/delete-user', { password: WRONG }],
] as const)('%s counts for the same ten tries', async (path, body) => {
  await db().update(user).set({ twoFactorEnabled: true }).where(eq(user.email, 'bo@example.com'))
  for (let tried = 1; tried <= 10; tried += 1) expect((await call(path, body)).status).not.toBe(429)
  expect((await call(path, body)).status).toBe(429)
  expect((await change(PASSWORD)).status).toBe(429)
})

test('asking for another address and for the end of the account are no second round of guesses', async () => {
  const email = (password: string) => call('/change-email', { newEmail: 'new@example.com', password })
  const end = (password: string) => call('/delete-user', { password })
  const statuses: number[] = []
  for (const guess of [email, end, change, email, end, change, email, end, change, email]) {
    statuses.push((await guess(WRONG)).status)
  }
  expect(new Set(statuses)).toEqual(new Set([400]))
  for (const guess of [email, end, change]) expect((await guess(PASSWORD)).status).toBe(429)
  expect(await db().$count(user, eq(user.email, 'bo@example.com'))).toBe(1)
})

test('a right password for another address counts once, too', async () => {
  const ask = (at: number) => call('/change-email', { newEmail: `new-${at}@example.com`, password: PASSWORD })
  for (let asked = 1; asked <= 10; asked += 1) expect((await ask(asked)).status).toBe(200)
  expect((await ask(11)).status).toBe(429)
})

test('another session of the same account does not start at zero, and another account does', async () => {
  const signIn = await call('/sign-in/email', { email: 'bo@example.com', password: PASSWORD }, '')
  const elsewhere = cookiesAfter(signIn)
  const stranger = cookiesAfter(await callSignUp({ email: 'other@example.com' }))
  for (let tried = 1; tried <= 10; tried += 1) await change(WRONG)
  const body = { currentPassword: PASSWORD, newPassword: 'battery staple' }
  expect((await call('/change-password', body, elsewhere)).status).toBe(429)
  expect((await call('/change-password', body, stranger)).status).toBe(200)
})

test('a quarter of an hour later the owner may try again: nobody is locked out for good', async () => {
  for (let tried = 1; tried <= 11; tried += 1) await change(WRONG)
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 900_001 })
  expect((await change(PASSWORD)).status).toBe(200)
  vi.useRealTimers()
})

test('who is not signed in is counted for nobody', async () => {
  const body = { currentPassword: PASSWORD, newPassword: 'battery staple' }
  expect((await call('/change-password', body, '')).status).toBe(401)
  const keys = (await db().select().from(rateLimit)).map(({ key }) => key)
  expect(keys.filter((key) => key.startsWith('password:'))).toEqual([])
})

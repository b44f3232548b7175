import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import { db } from '#/db/client.server.ts'
import { mail, user } from '#/db/schema/index.ts'
import { auth, configureAuth } from '#/platform/auth/auth.server.ts'
import { prepareTasks, stopTasks } from '#/platform/tasks/tasks.server.ts'
import { cookiesOf } from '#tests/setup/cookies-of.ts'
import { useTestDatabase } from '#tests/setup/database.ts'
import { authHooks } from './account-mail.server.ts'

vi.hoisted(() => {
  process.env.RATE_LIMIT_FACTOR = '1000'
})

const ORIGIN = 'http://localhost:3000'
const NIAMH = {
  type: 'Individual',
  firstName: 'Niamh',
  lastName: 'Adeyemi',
  name: 'Somebody Else',
  email: 'niamh@example.com',
  password: 'correct horse',
}

await useTestDatabase()
configureAuth(authHooks)
await prepareTasks()
afterAll(stopTasks)
beforeEach(async () => {
  await db().delete(mail)
  await db().delete(user)
})

function call(
  path: string,
  { body, cookie = '' }: { body?: unknown; cookie?: string } = {},
): Promise<Response> {
  const headers = { origin: ORIGIN, cookie, 'content-type': 'application/json' }
  const method = body === undefined ? 'GET' : 'POST'
  return auth().handler(
    new Request(`${ORIGIN}/api/auth${path}`, { method, headers, body: JSON.stringify(body) }),
  )
}

const codeOf = async (response: Response) => ((await response.json()) as { code?: string }).code
const storedUsers = () => db().select().from(user)

test('signing up stores both names, derives the full one and leaves the address unconfirmed', async () => {
  expect((await call('/sign-up/email', { body: NIAMH })).status).toBe(200)
  expect(await storedUsers()).toEqual([
    expect.objectContaining({
      name: 'Niamh Adeyemi',
      type: 'Individual',
      platformRole: 'user',
      emailVerified: false,
    }),
  ])
})

test.each(['Individual', 'Employer'])('one may sign up as %s', async (type) => {
  expect((await call('/sign-up/email', { body: { ...NIAMH, type } })).status).toBe(200)
  expect((await storedUsers())[0]?.type).toBe(type)
})

test.each([
  { type: 'Admin' },
  { type: 'admin' },
  { type: '' },
  { type: ['Admin'] },
  { role: 'admin' },
  { platformRole: 'admin' },
  { emailVerified: true },
  { banned: false },
  { twoFactorEnabled: true },
  { image: 'https://evil.example/x.webp' },
  { firstName: 'N' },
  { password: '1234567' },
])('signing up with %j is refused and stores nobody', async (extra) => {
  const response = await call('/sign-up/email', { body: { ...NIAMH, ...extra } })
  expect(response.status).toBeGreaterThanOrEqual(400)
  expect(response.status).toBeLessThan(500)
  expect(await storedUsers()).toEqual([])
})

test.each([
  { type: 'Employer' },
  { type: 'Admin' },
  { role: 'admin' },
  { platformRole: 'admin' },
  { emailVerified: true },
  { banned: true },
  { email: 'other@example.com' },
  { image: 'https://evil.example/x.webp' },
  { name: 'Somebody Else' },
  { firstName: 'Niamh' },
  { firstName: 'N', lastName: 'Adeyemi' },
  { currency: 'XXX' },
  { language: 'fr' },
  { typeChosen: true },
])('changing one’s own account by %j is refused and changes nothing', async (change) => {
  const cookie = cookiesOf(await call('/sign-up/email', { body: NIAMH }))
  const before = await storedUsers()
  const response = await call('/update-user', { body: change, cookie })
  expect(response.status).toBe(400)
  expect(await storedUsers()).toEqual(before)
})

test('first and last name are changed together, and the full name follows', async () => {
  const cookie = cookiesOf(await call('/sign-up/email', { body: NIAMH }))
  const body = { firstName: ' Neve ', lastName: 'Adeyemi-Ross' }
  expect((await call('/update-user', { body, cookie })).status).toBe(200)
  expect(await storedUsers()).toEqual([
    expect.objectContaining({ firstName: 'Neve', lastName: 'Adeyemi-Ross', name: 'Neve Adeyemi-Ross' }),
  ])
})

test('the currency of filters is one’s own to choose', async () => {
  const cookie = cookiesOf(await call('/sign-up/email', { body: NIAMH }))
  expect((await call('/update-user', { body: { currency: 'EUR' }, cookie })).status).toBe(200)
  expect((await storedUsers())[0]?.currency).toBe('EUR')
})

test('a second account for the same address, however it is written, is refused', async () => {
  await call('/sign-up/email', { body: NIAMH })
  const again = await call('/sign-up/email', { body: { ...NIAMH, email: 'NIAMH@example.com' } })
  expect(await codeOf(again)).toBe('USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL')
})

test('an unknown address and a wrong password are refused in the same words', async () => {
  await call('/sign-up/email', { body: NIAMH })
  const { email, password } = NIAMH
  const wrong = await call('/sign-in/email', { body: { email, password: 'incorrect horse' } })
  const unknown = await call('/sign-in/email', { body: { email: 'nobody@example.com', password } })
  expect([wrong.status, await wrong.json()]).toEqual([unknown.status, await unknown.json()])
})

test('the link of the verification mail confirms the address, and the next page knows it at once', async () => {
  const cookie = cookiesOf(
    await call('/sign-up/email', { body: { ...NIAMH, callbackURL: '/auth/email-verification' } }),
  )
  const [sent] = await db().select().from(mail)
  const link = /http\S+/.exec(sent?.text ?? '')?.[0] ?? ''
  const response = await auth().handler(new Request(link, { headers: { cookie } }))
  expect([response.status, response.headers.get('location')]).toEqual([302, '/auth/email-verification'])
  expect(response.headers.getSetCookie().join()).toMatch(/session_data=;.*Max-Age=0/)
  expect((await storedUsers())[0]?.emailVerified).toBe(true)
})

test('whoever holds the verification link is not signed in by it', async () => {
  await call('/sign-up/email', { body: NIAMH })
  const [sent] = await db().select().from(mail)
  const link = /http\S+/.exec(sent?.text ?? '')?.[0] ?? ''
  const response = await auth().handler(new Request(link))
  expect(response.headers.getSetCookie().join()).not.toContain('session_token')
})

test('signing out twice does no harm', async () => {
  const cookie = cookiesOf(await call('/sign-up/email', { body: NIAMH }))
  const statuses = [
    await call('/sign-out', { body: {}, cookie }),
    await call('/sign-out', { body: {}, cookie }),
  ]
  expect(statuses.map((response) => response.status)).toEqual([200, 200])
})

import { randomUUID } from 'node:crypto'
import { eq, like } from 'drizzle-orm'
import { expect, test, vi } from 'vitest'
import { db } from '#/db/client.server.ts'
import { session, user, verification } from '#/db/schema/index.ts'
import { pathOf, useAuthMails } from '#tests/setup/auth-mails.ts'
import { buildSignedIn, callAuth, callSignUp, cookiesAfter, getAuth } from '#tests/setup/call-auth.ts'
import { holdDate } from '#tests/setup/hold-date.ts'

vi.hoisted(() => {
  process.env.RATE_LIMIT_FACTOR = '1000'
})

const PASSWORD = 'correct horse'
const { resets } = await useAuthMails()

const codeOf = async (answer: Response) => ((await answer.json()) as { code?: string }).code
const reset = (token: string, newPassword: string) => callAuth('/reset-password', { token, newPassword })
const signIn = (email: string, password: string) => callAuth('/sign-in/email', { email, password })

/** Somebody who signed up, with what their browser sends. */
async function buildForgetful() {
  const email = `${randomUUID()}@example.com`
  const cookie = cookiesAfter(await callSignUp({ email }))
  const [row] = await db().select().from(user).where(eq(user.email, email))
  return { email, cookie, userId: row?.id ?? '' }
}

/** Asks for the mail, presses its link, and answers the token that the page gets. */
async function requestToken(email: string): Promise<string> {
  expect((await callAuth('/request-password-reset', { email })).status).toBe(200)
  const answer = await getAuth(pathOf(resets.at(-1)?.url))
  const location = new URL(answer.headers.get('location') ?? '')
  expect(location.origin + location.pathname).toBe('http://localhost:3000/auth/password/reset')
  return location.searchParams.get('token') ?? ''
}

test('a reset token sets the new password, and works once', async () => {
  const { email } = await buildForgetful()
  const token = await requestToken(email)
  expect((await reset(token, 'battery staple')).status).toBe(200)
  const again = await reset(token, 'another one entirely')
  expect([again.status, await codeOf(again)]).toEqual([400, 'INVALID_TOKEN'])
  const statuses = [PASSWORD, 'battery staple', 'another one entirely'].map((word) => signIn(email, word))
  expect((await Promise.all(statuses)).map(({ status }) => status)).toEqual([401, 200, 401])
})

test('a reset token works once, even when two use it at the same moment', async () => {
  for (let round = 1; round <= 5; round += 1) {
    const { email } = await buildForgetful()
    const token = await requestToken(email)
    const passwords = ['first one here', 'second one here', 'third one here', 'fourth one here']
    const answers = await Promise.all(passwords.map((password) => reset(token, password)))
    const won = answers.flatMap(({ status }, index) => (status === 200 ? [passwords[index]] : []))
    expect(won).toHaveLength(1)
    const entered = await Promise.all(passwords.map((password) => signIn(email, password)))
    expect(entered.flatMap(({ status }, index) => (status === 200 ? [passwords[index]] : []))).toEqual(won)
  }
})

test('a reset token that is an hour old is refused, and so is the link that brings it', async () => {
  const nowMs = holdDate()
  const { email, userId } = await buildForgetful()
  const token = await requestToken(email)
  const [row] = await db().select().from(verification).where(eq(verification.value, userId))
  expect(row?.expiresAt).toEqual(new Date(nowMs + 3_600_000))
  await db()
    .update(verification)
    .set({ expiresAt: new Date(nowMs - 1) })
    .where(eq(verification.value, userId))
  const pressed = await getAuth(pathOf(resets.at(-1)?.url))
  expect(pressed.headers.get('location')).toBe(
    'http://localhost:3000/auth/password/reset?error=INVALID_TOKEN',
  )
  expect(await codeOf(await reset(token, 'battery staple'))).toBe('INVALID_TOKEN')
  expect((await signIn(email, PASSWORD)).status).toBe(200)
})

test.each(['', 'nothing', 'reset-password:', '%', '_'.repeat(24), '../'.repeat(8)])(
  'the token %j, which was never given out, changes nobody’s password',
  async (token) => {
    const { email } = await buildForgetful()
    await requestToken(email)
    expect((await reset(token, 'battery staple')).status).toBe(400)
    expect((await signIn(email, PASSWORD)).status).toBe(200)
  },
)

test('a token changes the password of the one it was mailed to, whoever else is signed in', async () => {
  const [owner, other] = [await buildForgetful(), await buildForgetful()]
  const token = await requestToken(owner.email)
  const body = { token, newPassword: 'battery staple', userId: other.userId, email: other.email }
  expect((await callAuth('/reset-password', body, other.cookie)).status).toBe(200)
  expect((await signIn(other.email, PASSWORD)).status).toBe(200)
  expect((await signIn(owner.email, 'battery staple')).status).toBe(200)
})

test('who asked twice may use either mail, and then the other is worthless', async () => {
  for (const used of [0, 1] as const) {
    const { email, userId } = await buildForgetful()
    const tokens = [await requestToken(email), await requestToken(email)]
    expect((await reset(tokens[used] ?? '', 'battery staple')).status).toBe(200)
    expect((await reset(tokens[1 - used] ?? '', 'by the older mail')).status).toBe(400)
    expect((await signIn(email, 'battery staple')).status).toBe(200)
    expect(await db().$count(verification, eq(verification.value, userId))).toBe(0)
  }
})

test('a password changed in settings ends the reset links that are under way, and nobody else’s', async () => {
  const [owner, other] = [await buildForgetful(), await buildForgetful()]
  const [token, foreign] = [await requestToken(owner.email), await requestToken(other.email)]
  const change = { currentPassword: PASSWORD, newPassword: 'battery staple' }
  const wrong = { ...change, currentPassword: 'not the password' }
  expect((await callAuth('/change-password', wrong, owner.cookie)).status).toBe(400)
  expect(await db().$count(verification, eq(verification.value, owner.userId))).toBe(1)
  expect((await callAuth('/change-password', change, owner.cookie)).status).toBe(200)
  expect((await reset(token, 'by the older mail')).status).toBe(400)
  expect((await reset(foreign, 'by the newest mail')).status).toBe(200)
})

test('a password that an admin sets ends the reset links that are under way', async () => {
  const { email, userId } = await buildForgetful()
  const token = await requestToken(email)
  const { cookie } = await buildSignedIn('Admin')
  const body = { userId, newPassword: 'battery staple' }
  expect((await callAuth('/admin/set-user-password', body, cookie)).status).toBe(200)
  expect((await reset(token, 'by the older mail')).status).toBe(400)
  expect((await signIn(email, 'battery staple')).status).toBe(200)
})

test('another address that an admin writes ends the reset links to the one before, and other changes do not', async () => {
  const { email, userId } = await buildForgetful()
  const token = await requestToken(email)
  const { cookie } = await buildSignedIn('Admin')
  const update = (data: object) => callAuth('/admin/update-user', { userId, data }, cookie)
  expect((await update({ firstName: 'Bo', lastName: 'Holm' })).status).toBe(200)
  expect(await db().$count(verification, eq(verification.value, userId))).toBe(1)
  expect((await update({ email: `new-${email}`, emailVerified: false })).status).toBe(200)
  expect((await reset(token, 'battery staple')).status).toBe(400)
})

test('nobody ends the reset links of somebody else by a call that is refused', async () => {
  const { email, userId } = await buildForgetful()
  const token = await requestToken(email)
  const { cookie } = await buildSignedIn()
  const bodies = [{ userId }, { userId, newPassword: 1 }, { userId, newPassword: 'battery staple' }]
  for (const body of bodies) {
    for (const by of ['', cookie]) {
      expect((await callAuth('/admin/set-user-password', body, by)).status).toBeGreaterThanOrEqual(400)
    }
  }
  expect(await db().$count(verification, eq(verification.value, userId))).toBe(1)
  expect((await reset(token, 'battery staple')).status).toBe(200)
})

test('a new password ends every session of the account, and signs nobody in', async () => {
  const { email, userId, cookie } = await buildForgetful()
  await signIn(email, PASSWORD)
  expect(await db().$count(session, eq(session.userId, userId))).toBe(2)
  const answer = await reset(await requestToken(email), 'battery staple')
  expect(answer.headers.getSetCookie().join()).not.toContain('session_token')
  expect(await db().$count(session, eq(session.userId, userId))).toBe(0)
  expect((await callAuth('/update-user', { image: '' }, cookie)).status).toBe(401)
})

test('a new password does not pass by the second factor', async () => {
  const { email, cookie } = await buildForgetful()
  expect((await callAuth('/two-factor/enable', { password: PASSWORD }, cookie)).status).toBe(200)
  await db().update(user).set({ twoFactorEnabled: true, emailVerified: true }).where(eq(user.email, email))
  expect((await reset(await requestToken(email), 'battery staple')).status).toBe(200)
  const answer = await signIn(email, 'battery staple')
  expect(await answer.json()).toMatchObject({ twoFactorRedirect: true })
  expect(answer.headers.getSetCookie().join()).not.toMatch(/session_token=[^;]/)
})

test.each(['short', 'x'.repeat(129)])(
  'the new password %j is refused, and the token stays good',
  async (word) => {
    const { email } = await buildForgetful()
    const token = await requestToken(email)
    expect((await reset(token, word)).status).toBe(400)
    expect((await reset(token, 'battery staple')).status).toBe(200)
  },
)

test('nobody’s address leaves no token behind', async () => {
  await db().delete(verification)
  await callAuth('/request-password-reset', { email: 'nobody@example.com' })
  expect(await db().$count(verification, like(verification.identifier, 'reset-password:%'))).toBe(0)
})

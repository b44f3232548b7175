import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { expect, test, vi } from 'vitest'
import { db } from '#/db/client.server.ts'
import { session, twoFactor, user } from '#/db/schema/index.ts'
import { useTestAuth } from '#tests/setup/auth.ts'
import { callAuth, callSignUp, cookiesAfter } from '#tests/setup/call-auth.ts'

vi.hoisted(() => {
  process.env.RATE_LIMIT_FACTOR = '1000'
})

const PASSWORD = 'correct horse'

await useTestAuth()

/** Somebody with a second factor and ten backup codes, signed in nowhere. */
async function buildCareful() {
  const email = `${randomUUID()}@example.com`
  const cookie = cookiesAfter(await callSignUp({ email }))
  const enabled = await callAuth('/two-factor/enable', { password: PASSWORD }, cookie)
  const { backupCodes } = (await enabled.json()) as { backupCodes: string[] }
  await db().update(user).set({ twoFactorEnabled: true }).where(eq(user.email, email))
  const [row] = await db().select().from(user).where(eq(user.email, email))
  await callAuth('/sign-out', {}, cookie)
  return { email, userId: row?.id ?? '', backupCodes }
}

/** The password is right; what the browser holds then stands for the question after the code. */
const challenge = async (email: string) =>
  cookiesAfter(await callAuth('/sign-in/email', { email, password: PASSWORD }))
const enter = (cookie: string, code: string) => callAuth('/two-factor/verify-backup-code', { code }, cookie)
const sessionsOf = (userId: string) => db().$count(session, eq(session.userId, userId))

test('a backup code lets in once, even when several use it at the same moment', async () => {
  const { email, userId, backupCodes } = await buildCareful()
  for (const code of backupCodes.slice(0, 3)) {
    await db().delete(session).where(eq(session.userId, userId))
    const browsers = await Promise.all([1, 2, 3, 4].map(() => challenge(email)))
    const answers = await Promise.all(browsers.map((cookie) => enter(cookie, code)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(await sessionsOf(userId)).toBe(1)
  }
})

test('a backup code that was used is refused from then on, and the others stay good', async () => {
  const { email, backupCodes } = await buildCareful()
  const [first = '', second = ''] = backupCodes
  expect((await enter(await challenge(email), first)).status).toBe(200)
  expect((await enter(await challenge(email), first)).status).toBe(401)
  expect((await enter(await challenge(email), second)).status).toBe(200)
})

test('one’s backup codes are worth nothing to another, and nothing without the password', async () => {
  const [one, other] = [await buildCareful(), await buildCareful()]
  const [code = ''] = other.backupCodes
  expect((await enter(await challenge(one.email), code)).status).toBe(401)
  expect((await enter('', code)).status).toBe(401)
  expect(await sessionsOf(one.userId)).toBe(0)
})

test('backup codes and the secret of the authenticator are not kept in plain text', async () => {
  const { userId, backupCodes } = await buildCareful()
  const [row] = await db().select().from(twoFactor).where(eq(twoFactor.userId, userId))
  expect(JSON.stringify(row)).not.toContain(backupCodes[0])
  expect(row?.secret).toMatch(/^[0-9a-f]{64,}$/)
})

test('new backup codes end the old ones', async () => {
  const { email, backupCodes } = await buildCareful()
  const entered = await enter(await challenge(email), backupCodes[0] ?? '')
  const cookie = cookiesAfter(entered)
  const renewed = await callAuth('/two-factor/generate-backup-codes', { password: PASSWORD }, cookie)
  expect(renewed.status).toBe(200)
  expect((await enter(await challenge(email), backupCodes[1] ?? '')).status).toBe(401)
})

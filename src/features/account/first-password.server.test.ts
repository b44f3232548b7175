import { and, eq } from 'drizzle-orm'
import { afterAll, expect, test, vi } from 'vitest'
import { db } from '#/db/client.server.ts'
import { account, mail, session } from '#/db/schema/index.ts'
import { prepareTasks, stopTasks } from '#/platform/tasks/tasks.server.ts'
import { buildSessionUser } from '#tests/factories/build-session-user.ts'
import { useTestAuth } from '#tests/setup/auth.ts'
import { buildSignedIn, callAuth } from '#tests/setup/call-auth.ts'
import { chooseFirstPassword } from './first-password.server.ts'

vi.hoisted(() => {
  process.env.RATE_LIMIT_FACTOR = '1000'
})

await useTestAuth()
await prepareTasks()
afterAll(stopTasks)

async function providerPerson() {
  const { userId, email, cookie } = await buildSignedIn()
  const user = buildSessionUser({ id: userId, email })
  const choose = (password: string, changes = {}) =>
    chooseFirstPassword({ ...user, ...changes }, password, new Headers({ cookie }))
  const passwords = () =>
    db().$count(account, and(eq(account.userId, userId), eq(account.providerId, 'credential')))
  return { userId, email, choose, passwords }
}

test('whoever has no password chooses one, is told so by mail, and signs in with it', async () => {
  const { email, choose } = await providerPerson()
  await choose('correct horse')
  expect((await callAuth('/sign-in/email', { email, password: 'correct horse' })).status).toBe(200)
  expect(await db().$count(mail, eq(mail.recipient, email))).toBe(1)
})

test('whoever has a password keeps it: it is changed where the present one is asked for', async () => {
  const { email, choose } = await providerPerson()
  await choose('correct horse')
  await expect(choose('another horse')).rejects.toMatchObject({ code: 'INVALID' })
  expect((await callAuth('/sign-in/email', { email, password: 'correct horse' })).status).toBe(200)
})

test('a session that began long ago chooses none', async () => {
  const { userId, choose, passwords } = await providerPerson()
  const createdAt = new Date(Date.now() - 3_600_000)
  await db().update(session).set({ createdAt }).where(eq(session.userId, userId))
  await expect(choose('correct horse')).rejects.toMatchObject({ message: 'error.auth.signInAgain' })
  expect(await passwords()).toBe(0)
})

test('an admin who looks through somebody’s eyes chooses none', async () => {
  const { choose, passwords } = await providerPerson()
  await expect(choose('correct horse', { isImpersonated: true })).rejects.toMatchObject({ code: 'FORBIDDEN' })
  expect(await passwords()).toBe(0)
})

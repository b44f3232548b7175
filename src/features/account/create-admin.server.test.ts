import { and, eq } from 'drizzle-orm'
import { beforeEach, expect, test, vi } from 'vitest'
import { db } from '#/db/client.server.ts'
import { account, user } from '#/db/schema/index.ts'
import { pathOf, useAuthMails } from '#tests/setup/auth-mails.ts'
import { callAuth, callSignUp, getAuth } from '#tests/setup/call-auth.ts'
import { createAdmin, newAdminSchema } from './create-admin.server.ts'

vi.hoisted(() => {
  process.env.RATE_LIMIT_FACTOR = '1000'
})

const BOSS = { email: 'boss@example.com', firstName: 'Bo', lastName: 'Ek' }
const PASSWORD = 'a long enough one'
const { resets } = await useAuthMails()
beforeEach(() => db().delete(user))

const rows = () => db().select().from(user)
const signIn = () => callAuth('/sign-in/email', { email: BOSS.email, password: PASSWORD })

test('the new admin is one by type and by role, confirmed, and signs in with the password', async () => {
  await createAdmin({ ...BOSS, password: PASSWORD })
  expect(await rows()).toEqual([
    expect.objectContaining({
      ...BOSS,
      ...{ name: 'Bo Ek', type: 'Admin', platformRole: 'admin', emailVerified: true },
    }),
  ])
  expect((await signIn()).status).toBe(200)
})

test('the password is kept as the auth library keeps it, and nowhere as it was typed', async () => {
  await createAdmin({ ...BOSS, password: PASSWORD })
  const [row] = await db().select().from(account)
  expect(row).toMatchObject({ providerId: 'credential' })
  expect(row?.password).toMatch(/^[0-9a-f]{32}:[0-9a-f]{128}$/)
})

test('without a password a link to choose one is mailed, and until then nobody gets in', async () => {
  await createAdmin(BOSS)
  expect(await db().$count(account)).toBe(0)
  expect((await signIn()).status).toBe(401)
  expect(resets.map(({ to }) => to)).toEqual([BOSS.email])
  const location = (await getAuth(pathOf(resets[0]?.url))).headers.get('location') ?? ''
  const token = new URL(location).searchParams.get('token')
  expect((await callAuth('/reset-password', { token, newPassword: PASSWORD })).status).toBe(200)
  expect((await signIn()).status).toBe(200)
})

test('an address that somebody has, however it is written, is refused, and they stay what they are', async () => {
  await callSignUp({ email: BOSS.email })
  const before = await rows()
  for (const email of [BOSS.email, 'BOSS@Example.com']) {
    await expect(createAdmin({ ...BOSS, email, password: PASSWORD })).rejects.toMatchObject({
      code: 'CONFLICT',
      message: 'error.auth.userExists',
    })
  }
  expect(await rows()).toEqual(before)
  expect(await db().$count(user, and(eq(user.type, 'Admin')))).toBe(0)
})

test.each([
  ['password', 'short'],
  ['password', 'x'.repeat(129)],
  ['email', 'nobody'],
  ['firstName', 'B'],
  ['lastName', ' '],
])('%s = %j is refused by the rules of signing up', (field, value) => {
  const parsed = newAdminSchema.safeParse({ ...BOSS, password: PASSWORD, [field]: value })
  expect(parsed.error?.issues.map(({ path }) => path)).toEqual([[field]])
})

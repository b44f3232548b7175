import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { beforeAll, expect, test, vi } from 'vitest'
import type { AccountType } from '#/domain/access/account-type.ts'
import { db } from '#/db/client.server.ts'
import { user } from '#/db/schema/index.ts'
import { buildUser } from '#tests/factories/build-user.ts'
import { useTestAuth } from '#tests/setup/auth.ts'
import { buildSignedIn, callAuth } from '#tests/setup/call-auth.ts'

vi.hoisted(() => {
  process.env.RATE_LIMIT_FACTOR = '1000'
})

await useTestAuth()

let cookie = ''
beforeAll(async () => {
  cookie = (await buildSignedIn('Admin')).cookie
})

async function create(fields: object) {
  const email = `${randomUUID()}@example.com`
  const body = { email, password: 'correct horse', name: 'Grace Brewster Hopper', ...fields }
  const answer = await callAuth('/admin/create-user', body, cookie)
  const [row] = await db().select().from(user).where(eq(user.email, email))
  return { status: answer.status, row }
}

test('a user made by an admin with one name gets it split into first and last', async () => {
  const names = { name: 'Grace Brewster Hopper', firstName: 'Grace', lastName: 'Brewster Hopper' }
  expect(await create({})).toMatchObject({ status: 200, row: { ...names, type: 'Individual' } })
  expect((await create({ name: 'Plato' })).row).toMatchObject({
    name: 'Plato',
    firstName: 'Plato',
    lastName: '',
  })
})

test('first and last name make the full one', async () => {
  const { row } = await create({ data: { firstName: 'Ada', lastName: 'Byron' } })
  expect(row).toMatchObject({ name: 'Ada Byron', firstName: 'Ada', lastName: 'Byron' })
})

test('a name holds nothing that turns the order of what is read, by whichever call it comes', async () => {
  const typed = { firstName: 'Ada\u202E', lastName: '\u2066By\u200Bron' }
  expect((await create({ data: typed })).row).toMatchObject({ name: 'Ada Byron', lastName: 'Byron' })
  expect((await create({ name: '\u202EGrace\u202C Hopper' })).row).toMatchObject({ name: 'Grace Hopper' })
  const person = await buildSignedIn()
  expect((await callAuth('/update-user', typed, person.cookie)).status).toBe(200)
  const [row] = await db().select().from(user).where(eq(user.id, person.userId))
  expect(row).toMatchObject({ name: 'Ada Byron', firstName: 'Ada', lastName: 'Byron' })
})

test.each([
  [{ role: 'admin' }, 'Admin', 'admin'],
  [{ data: { type: 'Admin' } }, 'Admin', 'admin'],
  [{ data: { role: 'admin' } }, 'Admin', 'admin'],
  [{ role: 'user', data: { type: 'Employer' } }, 'Employer', 'user'],
])('a user made with %j has type and role that belong together', async (fields, type, platformRole) => {
  expect(await create(fields)).toMatchObject({ status: 200, row: { type, platformRole } })
})

test.each([{ role: 'chief' }, { role: ['admin', 'user'] }, { data: { type: 'Chief' } }])(
  'a user with %j is refused and not made',
  async (fields) => {
    expect(await create(fields)).toEqual({ status: 400, row: undefined })
  },
)

async function standing(userId: string) {
  const [row] = await db().select().from(user).where(eq(user.id, userId))
  return [row?.type, row?.platformRole]
}

test.each<[AccountType, string, AccountType, string]>([
  ['Individual', 'admin', 'Admin', 'admin'],
  ['Employer', 'admin', 'Admin', 'admin'],
  ['Employer', 'user', 'Employer', 'user'],
  ['Admin', 'user', 'Individual', 'user'],
])('%s given the role %s is then %s with %s', async (from, role, type, platformRole) => {
  const { userId } = await buildUser({ type: from })
  expect((await callAuth('/admin/set-role', { userId, role }, cookie)).status).toBe(200)
  expect(await standing(userId)).toEqual([type, platformRole])
})

test.each([
  [{ type: 'Admin' }, 200, 'Admin', 'admin'],
  [{ type: 'Employer' }, 200, 'Employer', 'user'],
  [{ type: 'Admin', role: 'user' }, 400, 'Individual', 'user'],
  [{ role: 'chief' }, 400, 'Individual', 'user'],
])('an admin’s change %j is answered %i and leaves %s with %s', async (data, status, type, platformRole) => {
  const { userId } = await buildUser()
  expect((await callAuth('/admin/update-user', { userId, data }, cookie)).status).toBe(status)
  expect(await standing(userId)).toEqual([type, platformRole])
})

test('nobody but an admin changes a role', async () => {
  const somebody = await buildSignedIn('Employer')
  const change = { userId: somebody.userId, role: 'admin' }
  expect((await callAuth('/admin/set-role', change, somebody.cookie)).status).toBe(403)
  expect(await standing(somebody.userId)).toEqual(['Employer', 'user'])
})

test.each([{}, { emailVerified: true }])(
  'another address that an admin writes is proved by nobody, whatever is said beside it: %j',
  async (said) => {
    const { userId } = await buildUser()
    const addressNow = async () =>
      (
        await db()
          .select({ email: user.email, isProved: user.emailVerified })
          .from(user)
          .where(eq(user.id, userId))
      )[0]
    const write = (data: object) => callAuth('/admin/update-user', { userId, data }, cookie)
    const [present, other] = [(await addressNow())?.email, `${randomUUID()}@example.com`]
    expect((await write({ email: present?.toUpperCase(), firstName: 'Ada', lastName: 'Byron' })).status).toBe(
      200,
    )
    expect(await addressNow()).toEqual({ email: present, isProved: true })
    expect((await write({ email: other, ...said })).status).toBe(200)
    expect(await addressNow()).toEqual({ email: other, isProved: false })
  },
)

const long = `${'x'.repeat(60)}@${`${'y'.repeat(60)}.`.repeat(3)}${'z'.repeat(20)}.example`

test('an address of more than 254 characters is taken by no call', async () => {
  const person = await buildSignedIn('Employer')
  const names = {
    name: 'Bo Ek',
    firstName: 'Bo',
    lastName: 'Ek',
    password: 'correct horse',
    type: 'Individual',
  }
  const calls: Record<string, [body: object, by: string]> = {
    '/sign-up/email': [{ ...names, email: long }, ''],
    '/change-email': [{ newEmail: long }, person.cookie],
    '/organization/invite-member': [{ email: long, role: 'member' }, person.cookie],
    '/admin/create-user': [{ ...names, email: long }, cookie],
    '/admin/update-user': [{ userId: person.userId, data: { email: long } }, cookie],
  }
  expect(long.length).toBeGreaterThan(254)
  for (const [path, [body, by]] of Object.entries(calls)) {
    const answer = await callAuth(path, body, by)
    expect([path, answer.status]).toEqual([path, 400])
    expect(await answer.json()).toMatchObject({
      code: 'INVALID',
      message: 'Please enter a valid email address',
    })
  }
})

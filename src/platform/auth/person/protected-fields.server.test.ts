import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { expect, test, vi } from 'vitest'
import { db } from '#/db/client.server.ts'
import { account, member, organization, session, user } from '#/db/schema/index.ts'
import { buildMember, buildOrganization } from '#tests/factories/build-organization.ts'
import { buildUser } from '#tests/factories/build-user.ts'
import { buildUpload } from '#tests/factories/build-upload.ts'
import { useTestAuth } from '#tests/setup/auth.ts'
import { buildSignedIn, callAuth, callSignUp, cookiesAfter } from '#tests/setup/call-auth.ts'
import { useTestStorage } from '#tests/setup/storage.ts'
import { sweepWhileSaving } from '#tests/setup/sweep-while-saving.ts'

vi.hoisted(() => {
  process.env.RATE_LIMIT_FACTOR = '100000'
})

await useTestStorage()
await useTestAuth()

const LONG_AGO = '2001-01-01T00:00:00.000Z'

/** Every column of a person that is not theirs to write, with what an attacker would like it to be. */
const NOT_THEIRS: readonly (readonly [string, unknown])[] = [
  ['id', 'chosen'],
  ['role', 'admin'],
  ['role', ['user', 'admin']],
  ['platformRole', 'admin'],
  ['platform_role', 'admin'],
  ['emailVerified', true],
  ['email_verified', true],
  ['banned', false],
  ['banReason', 'none'],
  ['banExpires', LONG_AGO],
  ['twoFactorEnabled', true],
  ['createdAt', LONG_AGO],
  ['updatedAt', LONG_AGO],
  ['typeChosen', false],
  ['language', 'fr'],
  ['password', { hash: 'x' }],
  ['lastOrganizationId', 'chosen'],
  ['organizationId', 'chosen'],
  ['activeOrganizationId', 'chosen'],
  ['impersonatedBy', 'chosen'],
  ['__proto__', { role: 'admin' }],
  ['constructor', { prototype: { role: 'admin' } }],
]
const AT_SIGN_UP = [...NOT_THEIRS, ['type', 'Admin'], ['type', ['Individual']], ['currency', 'XXX']] as const
const IN_SETTINGS = [
  ...NOT_THEIRS,
  ['type', 'Employer'],
  ['type', 'Admin'],
  ['email', 'other@example.com'],
  ['name', 'Somebody Else'],
  ['firstName', 'Eve'],
  ['currency', 'XXX'],
  ['currency', ['EUR']],
  ['image', 'https://evil.example/x.webp'],
  ['image', 'http://localhost:3000/files/company-logos/x.webp'],
  ['image', '/files/profile-pictures/../company-logos/x.webp'],
  ['image', '/files/profile-pictures/3f0f0c5e-3c7a-4a55-9f0d-1a2b3c4d5e6f.webp'],
  ['image', ['/files/profile-pictures/x.webp']],
] as const

/** A body with one key more; `__proto__` too is a key of its own. */
const withField = (body: object, field: string, value: unknown): object => {
  const changed = { ...body }
  Object.defineProperty(changed, field, { value, enumerable: true, configurable: true, writable: true })
  return changed
}

async function rowOf(email: string) {
  const [row] = await db().select().from(user).where(eq(user.email, email))
  return row
}

test.each(AT_SIGN_UP)(
  'signing up with %s = %j makes no account that is more than any other',
  async (field, value) => {
    const email = `${randomUUID()}@example.com`
    const names = { name: 'Bo Ek', firstName: 'Bo', lastName: 'Ek', type: 'Individual' }
    const body = { ...names, email, ...(field !== 'password' && { password: 'correct horse' }) }
    const from = new Date()
    const answer = await callAuth('/sign-up/email', withField(body, field, value))
    expect(answer.status).toBeLessThan(500)
    const row = await rowOf(email)
    if (answer.status >= 400) return expect(row).toBeUndefined()
    expect(row).toMatchObject({
      ...{ type: 'Individual', platformRole: 'user', emailVerified: false, twoFactorEnabled: false },
      ...{ typeChosen: true, language: 'en', currency: 'GBP', banReason: null, banExpires: null },
    })
    expect(row?.banned).not.toBe(true)
    expect(row?.id).not.toBe('chosen')
    expect(row?.createdAt.getTime()).toBeGreaterThanOrEqual(from.getTime())
    const [own] = await db()
      .select()
      .from(session)
      .where(eq(session.userId, row?.id ?? ''))
    expect([own?.activeOrganizationId, own?.impersonatedBy]).toEqual([null, null])
    return undefined
  },
)

test.each(IN_SETTINGS)('%s = %j cannot be written into one’s own account', async (field, value) => {
  const email = `${randomUUID()}@example.com`
  const cookie = cookiesAfter(await callSignUp({ email }))
  const before = await rowOf(email)
  const secrets = await db().select().from(account)
  const alone = await callAuth('/update-user', withField({}, field, value), cookie)
  expect([alone.status, await rowOf(email)]).toEqual([400, before])
  // Beside something that may be written, it must not slip in either.
  await callAuth('/update-user', withField({ currency: 'EUR' }, field, value), cookie)
  const { updatedAt: _when, currency: _asked, ...rest } = (await rowOf(email)) ?? before ?? {}
  expect(before).toMatchObject(rest)
  expect(await db().select().from(account)).toEqual(secrets)
})

test('what is one’s own to write is written', async () => {
  const email = `${randomUUID()}@example.com`
  const cookie = cookiesAfter(await callSignUp({ email }))
  expect((await callAuth('/update-user', { currency: 'EUR' }, cookie)).status).toBe(200)
  expect((await rowOf(email))?.currency).toBe('EUR')
})

test('a picture that is in the storage is written in one form, however its address is', async () => {
  const { userId, cookie } = await buildSignedIn()
  const picture = await buildUpload('profile-pictures', { hoursAgo: 26, userId })
  const image = `HTTP://LocalHost:3000${picture}`
  expect((await callAuth('/update-user', { image }, cookie)).status).toBe(200)
  expect((await rowOf(`${userId}@example.com`))?.image).toBe(picture)
})

test('a picture that is swept at that moment is refused', async () => {
  const { userId, cookie } = await buildSignedIn()
  const image = await buildUpload('profile-pictures', { hoursAgo: 26, userId })
  const answer = await sweepWhileSaving(image, () => callAuth('/update-user', { image }, cookie))
  expect(answer).toMatchObject({ value: { status: 400 } })
  expect((await rowOf(`${userId}@example.com`))?.image).toBeNull()
})

test('an account is not made with a picture that nobody uploaded, whether there is one already or not', async () => {
  const image = '/files/profile-pictures/3f0f0c5e-3c7a-4a55-9f0d-1a2b3c4d5e6f.webp'
  const names = { name: 'Bo Ek', firstName: 'Bo', lastName: 'Ek', type: 'Individual' }
  const { userId } = await buildUser()
  const emails = [`${userId}@example.com`, `${randomUUID()}@example.com`]
  for (const email of emails) {
    const body = { ...names, email, password: 'correct horse', image }
    expect((await callAuth('/sign-up/email', body)).status).toBe(400)
  }
})

test.each([
  ['activeOrganizationId', 'chosen'],
  ['activeTeamId', 'chosen'],
  ['impersonatedBy', 'chosen'],
  ['userId', 'chosen'],
  ['token', 'chosen'],
  ['id', 'chosen'],
  ['expiresAt', '2099-01-01T00:00:00.000Z'],
  ['ipAddress', '203.0.113.7'],
])('%s cannot be written into one’s own session', async (field, value) => {
  const { userId, cookie } = await buildSignedIn('Employer')
  const before = await db().select().from(session).where(eq(session.userId, userId))
  const answer = await callAuth('/update-session', { [field]: value }, cookie)
  expect(answer.status).toBe(400)
  expect(await db().select().from(session).where(eq(session.userId, userId))).toEqual(before)
})

async function buildOwner() {
  const owner = await buildSignedIn('Employer')
  const organizationId = await buildOrganization()
  await buildMember({ ...(await buildUser({ type: 'Employer' })), userId: owner.userId }, organizationId)
  const active = await callAuth('/organization/set-active', { organizationId }, owner.cookie)
  return { ...owner, organizationId, cookie: cookiesAfter(active, owner.cookie) }
}

const NO_COMPANYS: readonly (readonly [string, unknown])[] = [
  ['id', 'chosen'],
  ['slug', 'chosen'],
  ['createdAt', LONG_AGO],
  ['metadata', { plan: 'gold' }],
  ['ownerId', 'chosen'],
]
const COMPANY = {
  name: 'Orrery Freight',
  email: 'jobs@example.com',
  phone: '+44 7700 900100',
  description: 'We move heavy things slowly and light things fast.',
  location: 'Leeds',
}

test.each([...NO_COMPANYS, ['userId', 'chosen']] as const)(
  'a new company cannot be given %s = %j',
  async (field, value) => {
    const { cookie, userId } = await buildSignedIn('Employer')
    const other = await buildUser({ type: 'Employer' })
    const [{ logo } = { logo: null }] = await db()
      .select()
      .from(organization)
      .where(eq(organization.id, await buildOrganization()))
    const given = field === 'userId' ? other.userId : value
    const body = withField({ ...COMPANY, logo, slug: 'x' }, field, given)
    const from = new Date()
    const answer = await callAuth('/organization/create', body, cookie)
    expect(answer.status).toBeLessThan(500)
    expect(await db().$count(member, eq(member.userId, other.userId))).toBe(0)
    if (answer.status >= 400) return
    const [own] = await db().select().from(member).where(eq(member.userId, userId))
    expect(own?.organizationRole).toBe('owner')
    const [row] = await db()
      .select()
      .from(organization)
      .where(eq(organization.id, own?.organizationId ?? ''))
    expect(row?.slug).toMatch(/^orrery-freight-[0-9a-f]{6}$/)
    expect(row?.metadata).toBeNull()
    expect(row?.id).not.toBe('chosen')
    expect(row?.createdAt.getTime()).toBeGreaterThanOrEqual(from.getTime())
  },
)

test.each(NO_COMPANYS)('a company of one’s own cannot be given %s = %j', async (field, value) => {
  const { cookie, organizationId } = await buildOwner()
  const isOwn = eq(organization.id, organizationId)
  const [before] = await db().select().from(organization).where(isOwn)
  const data = withField({ name: 'Renamed and Sons' }, field, value)
  await callAuth('/organization/update', { organizationId, data }, cookie)
  const [after] = await db().select().from(organization).where(isOwn)
  expect({ ...after, name: before?.name, updatedAt: before?.updatedAt }).toEqual(before)
})

test('a company one does not belong to cannot be made active, by its id or by its slug', async () => {
  const { cookie, userId } = await buildSignedIn('Employer')
  const foreign = await buildOrganization()
  for (const body of [{ organizationId: foreign }, { organizationSlug: foreign }]) {
    expect((await callAuth('/organization/set-active', body, cookie)).status).toBeGreaterThanOrEqual(400)
  }
  const [own] = await db().select().from(session).where(eq(session.userId, userId))
  expect(own?.activeOrganizationId).toBeNull()
})

test.each(['owner', 'admin'] as const)('a member does not raise anybody to %s', async (role) => {
  const { organizationId } = await buildOwner()
  const plain = await buildSignedIn('Employer')
  const actor = await buildMember(
    { ...(await buildUser({ type: 'Employer' })), userId: plain.userId },
    organizationId,
    'member',
  )
  const active = await callAuth('/organization/set-active', { organizationId }, plain.cookie)
  const cookie = cookiesAfter(active, plain.cookie)
  const isOwn = eq(member.userId, actor.userId)
  const [row] = await db().select().from(member).where(isOwn)
  const calls = [
    ['/organization/update-member-role', { memberId: row?.id, role, organizationId }],
    ['/organization/invite-member', { email: 'friend@example.com', role, organizationId }],
  ] as const
  for (const [path, body] of calls) {
    expect((await callAuth(path, body, cookie)).status, path).toBeGreaterThanOrEqual(400)
  }
  const [after] = await db().select().from(member).where(isOwn)
  expect(after?.organizationRole).toBe('member')
})

test('an admin of a company makes nobody an owner, and does not touch the owner', async () => {
  const owner = await buildOwner()
  const { organizationId } = owner
  const admin = await buildSignedIn('Employer')
  const base = await buildUser({ type: 'Employer' })
  await buildMember({ ...base, userId: admin.userId }, organizationId, 'admin')
  const active = await callAuth('/organization/set-active', { organizationId }, admin.cookie)
  const cookie = cookiesAfter(active, admin.cookie)
  const rows = await db().select().from(member).where(eq(member.organizationId, organizationId))
  const idOf = (userId: string) => rows.find((row) => row.userId === userId)?.id
  const tricks = [
    ['/organization/update-member-role', { memberId: idOf(admin.userId), role: 'owner' }],
    ['/organization/update-member-role', { memberId: idOf(owner.userId), role: 'member' }],
    ['/organization/remove-member', { memberIdOrEmail: idOf(owner.userId) }],
    ['/organization/invite-member', { email: 'friend@example.com', role: 'owner' }],
    ['/organization/delete', { organizationId }],
  ] as const
  for (const [path, body] of tricks) {
    const answer = await callAuth(path, { organizationId, ...body }, cookie)
    expect(answer.status, path + JSON.stringify(body)).toBeGreaterThanOrEqual(400)
  }
  const after = await db().select().from(member).where(eq(member.organizationId, organizationId))
  expect(after).toEqual(rows)
})

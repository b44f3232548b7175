import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { db } from '#/db/client.server.ts'
import { account, session, user } from '#/db/schema/index.ts'
import { recordAudit } from '#/platform/audit/audit.server.ts'
import { buildMember, buildOrganization } from '#tests/factories/build-organization.ts'
import { buildSeeker } from '#tests/factories/build-profile.ts'
import { buildUser } from '#tests/factories/build-user.ts'
import { useTestDatabase } from '#tests/setup/database.ts'
import { listStatements } from '#tests/setup/list-statements.ts'
import { getAccount } from './user-account.server.ts'

await useTestDatabase()

const HOUR_MS = 3_600_000
const ago = (hours: number) => new Date(Date.now() - hours * HOUR_MS)
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:146.0) Gecko/20100101 Firefox/146.0'

async function signIn(userId: string, changes: Partial<typeof session.$inferInsert> = {}): Promise<string> {
  const id = randomUUID()
  await db()
    .insert(session)
    .values({ id, userId, token: `secret-${id}`, expiresAt: ago(-24), ...changes })
  return id
}

test(
  'an account is told with what surrounds it: companies, devices, profile and what may be done',
  { tags: ['2.9d'] },
  async () => {
    const [admin, person] = [await buildUser({ type: 'Admin' }), await buildUser({ type: 'Employer' })]
    const first = await buildOrganization({ name: 'Alder Mill' })
    await buildMember(person, await buildOrganization({ name: 'Birch Yard' }), 'member')
    await buildMember(person, first, 'owner')
    await signIn(person.userId, { updatedAt: ago(30), userAgent: FIREFOX, ipAddress: '81.2.69.142' })
    const recent = await signIn(person.userId, { updatedAt: ago(1) })
    const seen = await getAccount(admin, person.userId)
    expect(seen).toMatchObject({
      ...{ id: person.userId, name: 'Ada Byron', email: `${person.userId}@example.com`, type: 'Employer' },
      ...{
        platformRole: 'user',
        isVerified: true,
        ban: null,
        profile: null,
        isOneself: false,
        hasActed: false,
      },
      ...{ hasPassword: false, hasSecondFactor: false, seenAt: expect.stringMatching(/^20/) },
    })
    expect(seen.organizations.map(({ name, organizationRole }) => [name, organizationRole])).toEqual([
      ['Alder Mill', 'owner'],
      ['Birch Yard', 'member'],
    ])
    expect(seen.organizations[0]).toMatchObject({ id: first, logo: expect.any(String) })
    expect(seen.sessions[0]?.id).toBe(recent)
    expect(seen.sessions[1]).toMatchObject({ browser: 'Firefox', system: 'Linux', countryCode: 'GB' })
    expect(seen.actions).toEqual([
      ...['update', 'setRole', 'setPassword', 'endSessions', 'ban', 'impersonate', 'remove'],
    ])
  },
)

test('no secret of a session, no address of a device and no hash of a password leaves the server', async () => {
  const [admin, person] = [await buildUser({ type: 'Admin' }), await buildUser()]
  await signIn(person.userId, { ipAddress: '81.2.69.142', userAgent: FIREFOX })
  const { userId } = person
  const way = { id: randomUUID(), accountId: userId, providerId: 'credential', password: 'the-hash' }
  await db()
    .insert(account)
    .values({ ...way, userId })
  const seen = await getAccount(admin, userId)
  expect(seen.hasPassword).toBe(true)
  for (const secret of ['secret-', '81.2.69.142', 'the-hash', 'Mozilla'])
    expect(JSON.stringify(seen)).not.toContain(secret)
})

test('what has expired, and an admin who looks through somebody’s eyes, is no device of theirs and no visit', async () => {
  const [admin, person] = [await buildUser({ type: 'Admin' }), await buildUser()]
  await signIn(person.userId, { impersonatedBy: admin.userId })
  expect(await getAccount(admin, person.userId)).toMatchObject({ sessions: [], seenAt: null })
  await signIn(person.userId, { expiresAt: ago(1) })
  expect((await getAccount(admin, person.userId)).sessions).toEqual([])
})

test('only an individual has a profile, begun or not', async () => {
  const admin = await buildUser({ type: 'Admin' })
  const [begun, fresh] = [await buildSeeker(), await buildUser()]
  expect((await getAccount(admin, fresh.userId)).profile?.percent).toBe(0)
  expect((await getAccount(admin, begun.userId)).profile?.percent).toBeGreaterThan(0)
  expect((await getAccount(admin, admin.userId)).profile).toBeNull()
})

test('a ban tells its reason and its end; one that ran out is none', async () => {
  const [admin, person] = [await buildUser({ type: 'Admin' }), await buildUser()]
  const ban = (banExpires: Date | null) =>
    db()
      .update(user)
      .set({ banned: true, banReason: 'Sends letters to everybody', banExpires })
      .where(eq(user.id, person.userId))
  await ban(null)
  const kept = await getAccount(admin, person.userId)
  expect(kept.ban).toEqual({ reason: 'Sends letters to everybody', until: null })
  expect(kept.actions).toContain('unban')
  expect(kept.actions).not.toContain('ban')
  expect(kept.actions).not.toContain('impersonate')
  await ban(ago(-2))
  expect((await getAccount(admin, person.userId)).ban?.until).toMatch(/^20/)
  await ban(ago(2))
  expect((await getAccount(admin, person.userId)).ban).toBeNull()
})

test('nothing is offered on one’s own account, and another admin’s eyes are not', async () => {
  const [admin, other] = [await buildUser({ type: 'Admin' }), await buildUser({ type: 'Admin' })]
  expect(await getAccount(admin, admin.userId)).toMatchObject({ isOneself: true, actions: [] })
  const { actions } = await getAccount(admin, other.userId)
  expect(actions).toEqual(['update', 'setRole', 'setPassword', 'endSessions', 'ban', 'remove'])
})

test('an admin’s deeds are known to be there', async () => {
  const [admin, other] = [await buildUser({ type: 'Admin' }), await buildUser({ type: 'Admin' })]
  await recordAudit(db(), {
    ...{ actorId: other.userId, action: 'user.ban', outcome: 'done' },
    ...{ subjectType: 'user', subjectId: randomUUID() },
  })
  expect((await getAccount(admin, other.userId)).hasActed).toBe(true)
})

test('nobody is not found', async () => {
  const admin = await buildUser({ type: 'Admin' })
  await expect(getAccount(admin, randomUUID())).rejects.toMatchObject({ code: 'NOT_FOUND' })
})

test('the page costs three statements, however many companies and devices there are', async () => {
  const [admin, person] = [await buildUser({ type: 'Admin' }), await buildUser({ type: 'Employer' })]
  for (let nth = 0; nth < 3; nth += 1) {
    await buildMember(person, await buildOrganization(), 'member')
    await signIn(person.userId)
  }
  const statements = await listStatements(() => getAccount(admin, person.userId))
  expect(statements).toHaveLength(3)
})

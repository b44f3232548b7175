import { and, eq, like } from 'drizzle-orm'
import { beforeEach, expect, test, vi } from 'vitest'
import { db } from '#/db/client.server.ts'
import { invitation, organization, rateLimit, user } from '#/db/schema/index.ts'
import { env } from '#/platform/env/env.server.ts'
import { useTestAuth } from '#tests/setup/auth.ts'
import { buildColleague, buildCompany } from '#tests/setup/company-stage.ts'
import { holdDate } from '#tests/setup/hold-date.ts'

const sent: { invitationId: string; email: string }[] = []
await useTestAuth({ sendInvitationMail: async (mail) => void sent.push(mail) })

beforeEach(() => {
  sent.length = 0
  env().RATE_LIMIT_FACTOR = 1000
})

const stateOf = async (id: string) =>
  (await db().select().from(invitation).where(eq(invitation.id, id)))[0]?.status

test('an invitation is open for seven days, is mailed once, and its id cannot be guessed', async () => {
  const nowMs = holdDate()
  const { owner } = await buildCompany()
  const answer = await owner.call('invite-member', { email: 'New@Example.com', role: 'member' })
  const row = await answer.json()
  expect(row).toMatchObject({ email: 'new@example.com', status: 'pending' })
  expect(String(Reflect.get(row, 'id'))).toMatch(/^[a-zA-Z0-9]{32}$/)
  expect(Date.parse(String(Reflect.get(row, 'expiresAt')))).toBe(nowMs + 7 * 86_400_000)
  expect(sent.map(({ email }) => email)).toEqual(['new@example.com'])
})

test.each([true, false])(
  'inviting an address again (resend: %s) replaces the invitation: the last one counts, for seven new days',
  async (resend) => {
    const { organizationId, owner } = await buildCompany()
    const admin = await buildColleague(organizationId, 'admin')
    const first = await (await owner.call('invite-member', { email: 'a@example.com', role: 'admin' })).json()
    const second = await (
      await admin.call('invite-member', { email: 'A@example.com', role: 'member', resend })
    ).json()
    expect(second).toMatchObject({ role: 'member', inviterId: admin.userId })
    expect(await stateOf(String(Reflect.get(first, 'id')))).toBe('canceled')
    expect(await stateOf(String(Reflect.get(second, 'id')))).toBe('pending')
    expect(sent).toHaveLength(2)
  },
)

test('of five invitations of one address at the same moment one stays open', async () => {
  const { organizationId, owner } = await buildCompany()
  const invite = () => owner.call('invite-member', { email: 'crowd@example.com', role: 'member' })
  await Promise.all([1, 2, 3, 4, 5].map(invite))
  const open = and(eq(invitation.organizationId, organizationId), eq(invitation.status, 'pending'))
  expect(await db().$count(invitation, open)).toBe(1)
})

test('a suspended company invites nobody', async () => {
  const { organizationId, owner } = await buildCompany()
  await db()
    .update(organization)
    .set({ suspendedAt: new Date(), suspensionReason: 'It asks for money.' })
    .where(eq(organization.id, organizationId))
  const answer = await owner.call('invite-member', { email: 'new@example.com', role: 'member' })
  expect(answer.status).toBe(403)
  expect(await answer.json()).toMatchObject({
    message: 'This company is suspended and cannot invite anybody',
  })
  expect(sent).toEqual([])
})

test('inviting somebody who is a member already is a conflict, said in words', async () => {
  const { organizationId, owner } = await buildCompany()
  const { email } = await buildColleague(organizationId, 'member')
  const answer = await owner.call('invite-member', { email: email.toUpperCase(), role: 'admin' })
  expect(answer.status).toBe(409)
  expect(await answer.json()).toMatchObject({ message: 'This person is a member of the company already' })
  expect(sent).toEqual([])
})

const openOf = (organizationId: string) =>
  db().$count(
    invitation,
    and(eq(invitation.organizationId, organizationId), eq(invitation.status, 'pending')),
  )

test.each<[string, object, number]>([
  ['is one too many for the day', {}, 429],
  ['names a team that is not there', { teamId: 'none' }, 400],
  ['names several, and one is not there', { teamId: ['none', 'neither'] }, 400],
])('an invitation that is sent again and %s leaves the open one as it is', async (_why, more, status) => {
  env().RATE_LIMIT_FACTOR = 1
  const { organizationId, owner } = await buildCompany()
  const email = `${crypto.randomUUID()}@example.com`
  const invite = (fields = {}) => owner.call('invite-member', { email, role: 'member', ...fields })
  for (let turn = 0; turn < 3; turn += 1) expect((await invite()).status).toBe(200)
  expect((await invite(more)).status).toBe(status)
  expect(await openOf(organizationId)).toBe(1)
})

test('whoever may not invite any more because of their address leaves the open one as it is', async () => {
  const { organizationId, owner } = await buildCompany()
  const invite = () => owner.call('invite-member', { email: 'kept@example.com', role: 'member' })
  expect((await invite()).status).toBe(200)
  await db().update(user).set({ emailVerified: false }).where(eq(user.id, owner.userId))
  expect((await invite()).status).toBe(403)
  expect(await openOf(organizationId)).toBe(1)
})

test('inviting oneself is told in its own words, beside the address', async () => {
  const { owner } = await buildCompany()
  const answer = await owner.call('invite-member', { email: owner.email.toUpperCase(), role: 'admin' })
  expect(answer.status).toBe(409)
  expect(await answer.json()).toMatchObject({
    field: 'email',
    message: 'This is your own address. You belong to this company already.',
  })
})

test('one company invites one address three times a day; all of them mail it ten times, and keep none from inviting it', async () => {
  holdDate()
  env().RATE_LIMIT_FACTOR = 1
  await db().delete(rateLimit)
  const statuses: number[] = []
  for (let company = 0; company < 4; company += 1) {
    const { owner } = await buildCompany()
    for (let turn = 0; turn < 4; turn += 1) {
      const answer = await owner.call('invite-member', { email: 'often@example.com', role: 'member' })
      statuses.push(answer.status)
      if (answer.status === 429) expect(answer.headers.get('retry-after')).toBe('86400')
    }
  }
  expect(statuses).toEqual([
    ...[200, 200, 200, 429],
    ...[200, 200, 200, 429],
    ...[200, 200, 200, 429],
    ...[200, 200, 200, 429],
  ])
  expect(sent).toHaveLength(10)
  expect(await db().$count(rateLimit, like(rateLimit.key, '%often%'))).toBe(0)
})

test('an invitation that strangers keep from being mailed is said to the inviter, and is mailed when sent again later', async () => {
  const nowMs = holdDate()
  env().RATE_LIMIT_FACTOR = 1
  const email = 'silenced@example.com'
  for (let company = 0; company < 4; company += 1) {
    const { owner } = await buildCompany()
    for (let turn = 0; turn < 3; turn += 1) await owner.call('invite-member', { email, role: 'member' })
  }
  sent.length = 0
  const { owner } = await buildCompany()
  const invite = async () => {
    const row: object = await (await owner.call('invite-member', { email, role: 'member' })).json()
    const [kept] = await db()
      .select({ mailed: invitation.mailed })
      .from(invitation)
      .where(eq(invitation.id, String(Reflect.get(row, 'id'))))
    return [Reflect.get(row, 'mailed'), kept?.mailed, sent.length]
  }
  expect(await invite()).toEqual([false, false, 0])
  vi.setSystemTime(nowMs + 86_400_001)
  expect(await invite()).toEqual([undefined, true, 1])
})

test('somebody whose own address is not confirmed invites nobody', async () => {
  const { owner } = await buildCompany()
  await db().update(user).set({ emailVerified: false }).where(eq(user.id, owner.userId))
  expect((await owner.call('invite-member', { email: 'a@example.com', role: 'member' })).status).toBe(403)
  expect(sent).toEqual([])
})

import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { expect, test, vi } from 'vitest'
import type { LikeState } from '#/domain/job/like-state.ts'
import { db } from '#/db/client.server.ts'
import { invitation, jobLike, member, organization, user } from '#/db/schema/index.ts'
import { buildJob } from '#tests/factories/build-job.ts'
import { buildMember, buildOrganization } from '#tests/factories/build-organization.ts'
import { buildUser } from '#tests/factories/build-user.ts'
import { useTestAuth } from '#tests/setup/auth.ts'
import { buildSignedIn, callAuth, cookiesAfter } from '#tests/setup/call-auth.ts'
import { useDefaultLogo } from '#tests/setup/default-logo.ts'

vi.hoisted(() => {
  process.env.RATE_LIMIT_FACTOR = '1000'
})

const FIELDS = {
  name: 'Orrery Freight',
  email: 'jobs@example.com',
  phone: '+44 7700 900100',
  description: 'We move heavy things slowly and light things fast.',
  location: 'Leeds',
}

await useDefaultLogo()
await useTestAuth()

async function buildOwner() {
  const owner = await buildSignedIn('Employer')
  const [active, other] = [await buildOrganization(), await buildOrganization()]
  for (const id of [active, other]) {
    await buildMember({ ...(await buildUser()), userId: owner.userId }, id)
  }
  const answer = await callAuth('/organization/set-active', { organizationId: active }, owner.cookie)
  expect(answer.status).toBe(200)
  return { ...owner, cookie: cookiesAfter(answer, owner.cookie), active, other }
}

async function rowOf(id: string) {
  const [row] = await db().select().from(organization).where(eq(organization.id, id))
  return row
}

test('a company of one’s own that is not the active one is not updated', async () => {
  const { cookie, other } = await buildOwner()
  const body = { organizationId: other, data: { name: 'By the side door' } }
  expect((await callAuth('/organization/update', body, cookie)).status).toBe(403)
  expect((await rowOf(other))?.name).toBe('Tidewall Engineering')
})

test.each(['named', 'not named'])('the active company is updated when it is %s', async (how) => {
  const { cookie, active } = await buildOwner()
  const body = { ...(how === 'named' && { organizationId: active }), data: { name: 'Tidewall and Sons' } }
  expect((await callAuth('/organization/update', body, cookie)).status).toBe(200)
  expect((await rowOf(active))?.name).toBe('Tidewall and Sons')
})

test('slug and metadata cannot be written by an update', async () => {
  const { cookie, active } = await buildOwner()
  const data = { name: 'Tidewall Two', slug: 'taken-over', metadata: { plan: 'gold' } }
  expect((await callAuth('/organization/update', { data }, cookie)).status).toBe(200)
  expect(await rowOf(active)).toMatchObject({ name: 'Tidewall Two', slug: active, metadata: null })
})

test('a new company gets a slug of ours and no metadata, whatever was sent', async () => {
  const { cookie, userId } = await buildSignedIn('Employer')
  const logo = (await rowOf(await buildOrganization()))?.logo
  const body = { ...FIELDS, logo, slug: 'chosen', metadata: { plan: 'gold' } }
  const answer = await callAuth('/organization/create', body, cookie)
  expect([answer.status, answer.status === 200 || (await answer.text())]).toEqual([200, true])
  const [own] = await db().select().from(member).where(eq(member.userId, userId))
  const row = await rowOf(own?.organizationId ?? '')
  expect(row?.slug).toMatch(/^orrery-freight-[0-9a-f]{6}$/)
  expect(row?.metadata).toBeNull()
})

test.each([[['owner', 'member']], ['owner,member'], [[]], ['chief'], [['member']], [undefined]])(
  'an invitation as %j is refused: a role is exactly one of three',
  async (role) => {
    const { cookie, active } = await buildOwner()
    const answer = await callAuth('/organization/invite-member', { email: 'a@example.com', role }, cookie)
    expect(answer.status).toBe(400)
    expect(await db().$count(invitation, eq(invitation.organizationId, active))).toBe(0)
  },
)

test('a member’s role is changed to one role and not to two', async () => {
  const { cookie, active } = await buildOwner()
  const colleague = await buildMember(await buildUser({ type: 'Employer' }), active, 'member')
  const isColleague = eq(member.userId, colleague.userId)
  const [row] = await db().select().from(member).where(isColleague)
  const change = (role: unknown) =>
    callAuth('/organization/update-member-role', { memberId: row?.id, role }, cookie)
  expect((await change(['admin', 'member'])).status).toBe(400)
  expect((await change('admin')).status).toBe(200)
  const [changed] = await db().select().from(member).where(isColleague)
  expect(changed?.organizationRole).toBe('admin')
})

async function accept(type: 'Individual' | 'Employer' | 'Admin', state?: Exclude<LikeState, 'none'>) {
  const { userId, email, cookie } = await buildSignedIn(type)
  const organizationId = await buildOrganization()
  if (state)
    await db()
      .insert(jobLike)
      .values({ userId, jobId: await buildJob(), state })
  const id = randomUUID()
  const inviterId = (await buildMember(await buildUser({ type: 'Employer' }), organizationId)).userId
  const expiresAt = new Date(Date.now() + 60_000)
  await db()
    .insert(invitation)
    .values({ id, organizationId, email, organizationRole: 'member', expiresAt, inviterId })
  const answer = await callAuth('/organization/accept-invitation', { invitationId: id }, cookie)
  const [row] = await db().select().from(user).where(eq(user.id, userId))
  return { answer, type: row?.type, memberships: await db().$count(member, eq(member.userId, userId)) }
}

test('a job seeker without likes who joins a company becomes an employer, at once', async () => {
  const { answer, type, memberships } = await accept('Individual')
  expect([answer.status, type, memberships]).toEqual([200, 'Employer', 1])
  expect(answer.headers.getSetCookie().join()).toMatch(/session_data=;.*Max-Age=0/)
})

test('an employer joins a second company and stays an employer', async () => {
  const { answer, type, memberships } = await accept('Employer')
  expect([answer.status, type, memberships]).toEqual([200, 'Employer', 1])
})

test.each(['liked', 'approached', 'matched'] as const)(
  'a job seeker who is %s somewhere is told why they cannot join, and stays a job seeker',
  async (state) => {
    const { answer, type, memberships } = await accept('Individual', state)
    expect([answer.status, type, memberships]).toEqual([409, 'Individual', 0])
    expect(await answer.json()).toMatchObject({
      code: 'INVALID',
      message: expect.stringContaining('likes or matches') as string,
    })
  },
)

test.each(['withdrawn', 'declined', 'closed'] as const)(
  'a story that is over (%s) keeps nobody from joining',
  async (state) => {
    expect((await accept('Individual', state)).type).toBe('Employer')
  },
)

test('an admin cannot join a company', async () => {
  const { answer, type, memberships } = await accept('Admin')
  expect([answer.status, type, memberships]).toEqual([403, 'Admin', 0])
})

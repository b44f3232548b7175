import { randomUUID } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { db } from '#/db/client.server.ts'
import { invitation, member, session, user } from '#/db/schema/index.ts'
import { env } from '#/platform/env/env.server.ts'
import { useTestAuth } from '#tests/setup/auth.ts'
import { buildSignedIn, callAuth, cookiesAfter, getAuth } from '#tests/setup/call-auth.ts'
import { buildColleague, buildCompany, buildInvitation } from '#tests/setup/company-stage.ts'

await useTestAuth()

beforeEach(() => {
  env().RATE_LIMIT_FACTOR = 1000
})

const stateOf = async (id: string) =>
  (await db().select().from(invitation).where(eq(invitation.id, id)))[0]?.status
const accept = (invitationId: string, cookie: string) =>
  callAuth('/organization/accept-invitation', { invitationId }, cookie)
const isMember = async (userId: string, organizationId: string) =>
  (await db().$count(member, and(eq(member.userId, userId), eq(member.organizationId, organizationId)))) === 1

async function buildInvited(changes: Partial<typeof invitation.$inferInsert> = {}) {
  const { organizationId, owner } = await buildCompany()
  const invitee = await buildSignedIn('Individual')
  const row = await buildInvitation({
    organizationId,
    inviterId: owner.userId,
    email: invitee.email,
    ...changes,
  })
  return { organizationId, owner, invitee, id: row.id }
}

test('the invited person joins, acts for the company at once, and is an employer', async () => {
  const { organizationId, invitee, id } = await buildInvited()
  const answer = await accept(id, invitee.cookie)
  expect(answer.status).toBe(200)
  expect(await isMember(invitee.userId, organizationId)).toBe(true)
  // What the browser kept says that they look for work.
  const next = await getAuth('get-session', cookiesAfter(answer, invitee.cookie))
  expect(await next.json()).toMatchObject({
    user: { type: 'Employer' },
    session: { activeOrganizationId: organizationId },
  })
  const [now] = await db().select().from(session).where(eq(session.userId, invitee.userId))
  expect(now?.activeOrganizationId).toBe(organizationId)
  const [person] = await db().select().from(user).where(eq(user.id, invitee.userId))
  expect(person?.type).toBe('Employer')
})

test('an address is the same in capitals', async () => {
  const email = `${randomUUID()}@example.com`
  const { invitee, organizationId, id } = await buildInvited({ email: email.toUpperCase() })
  await db().update(user).set({ email }).where(eq(user.id, invitee.userId))
  expect((await accept(id, invitee.cookie)).status).toBe(200)
  expect(await isMember(invitee.userId, organizationId)).toBe(true)
})

test.each([
  ['a Cyrillic letter', 'аda@example.com'],
  ['a full-width letter', 'ａda@example.com'],
  ['a dotless i', 'adı@example.com'],
  ['an accent', 'adá@example.com'],
  ['a space at the end', 'ada@example.com '],
  ['a dot', 'a.da@example.com'],
  ['a part after a plus', 'ada+x@example.com'],
])('an address that looks like the invited one by %s is another one', async (_what, email) => {
  const { invitee, organizationId, id } = await buildInvited({ email: 'ada@example.com' })
  await db().update(user).set({ email }).where(eq(user.id, invitee.userId))
  expect((await accept(id, invitee.cookie)).status).toBe(404)
  expect(await isMember(invitee.userId, organizationId)).toBe(false)
  await db().delete(user).where(eq(user.id, invitee.userId))
})

test('an account of the invited address that has not confirmed it joins nothing and sees nothing', async () => {
  const { invitee, id } = await buildInvited()
  await db().update(user).set({ emailVerified: false }).where(eq(user.id, invitee.userId))
  expect((await accept(id, invitee.cookie)).status).toBe(403)
  const listed = await getAuth('organization/list-user-invitations', invitee.cookie)
  expect(listed.status).toBe(403)
  expect(await stateOf(id)).toBe('pending')
})

test('to another account an invitation looks exactly like one that does not exist, whatever is asked', async () => {
  const { id } = await buildInvited()
  const stranger = await buildSignedIn('Individual')
  const { owner } = await buildCompany()
  const NOTHING = 'x'.repeat(32)
  for (const cookie of [stranger.cookie, owner.cookie]) {
    for (const path of ['accept-invitation', 'reject-invitation', 'cancel-invitation']) {
      const ask = (invitationId: string) => callAuth(`/organization/${path}`, { invitationId }, cookie)
      const [foreign, none] = [await ask(id), await ask(NOTHING)]
      expect([foreign.status, await foreign.text()]).toEqual([none.status, await none.text()])
    }
    const read = (asked: string) => getAuth(`organization/get-invitation?id=${asked}`, cookie)
    const [foreign, none] = [await read(id), await read(NOTHING)]
    expect([foreign.status, await foreign.text()]).toEqual([none.status, await none.text()])
  }
  expect(await stateOf(id)).toBe('pending')
})

test('foreign invitations cannot be listed', async () => {
  const { organizationId } = await buildInvited()
  const { owner } = await buildCompany()
  const read = (asked: string) =>
    getAuth(`organization/list-invitations?organizationId=${asked}`, owner.cookie)
  const [foreign, none] = [await read(organizationId), await read('nothing')]
  expect([foreign.status, await foreign.text()]).toEqual([none.status, await none.text()])
  expect(foreign.status).toBe(404)
})

test(
  'whom a company invited is told to those who may cancel it, and to no other member',
  { tags: ['R182'] },
  async () => {
    const { organizationId, owner, id } = await buildInvited()
    const colleague = await buildColleague(organizationId, 'member')
    const whole = async (cookie: string) =>
      (await (await getAuth('organization/get-full-organization', cookie)).json()).invitations
    expect(await whole(owner.cookie)).toMatchObject([{ id }])
    expect(await whole(colleague.cookie)).toEqual([])
    expect((await getAuth('organization/list-invitations', owner.cookie)).status).toBe(200)
    expect((await getAuth('organization/list-invitations', colleague.cookie)).status).toBe(403)
  },
)

test('an invitation is accepted once, even when it is pressed ten times at the same moment', async () => {
  const { organizationId, invitee, id } = await buildInvited()
  const answers = await Promise.all(Array.from({ length: 10 }, () => accept(id, invitee.cookie)))
  const statuses = answers.map(({ status }) => status)
  expect(statuses.filter((status) => status === 200)).toHaveLength(1)
  expect(statuses.every((status) => [200, 409].includes(status))).toBe(true)
  expect(await isMember(invitee.userId, organizationId)).toBe(true)
  expect(await stateOf(id)).toBe('accepted')
})

const OVER = { code: 'INVALID', message: 'This invitation is no longer open. Ask for a new one.' }

test.each([
  ['was cancelled', { status: 'canceled' }],
  ['was declined', { status: 'rejected' }],
  ['ran out', { expiresAt: new Date(Date.now() - 1_000) }],
])('an invitation that %s is not accepted, and that is said', async (_what, changes) => {
  const { organizationId, invitee, id } = await buildInvited(changes)
  const answer = await accept(id, invitee.cookie)
  expect([answer.status, await answer.json()]).toEqual([409, OVER])
  expect(await isMember(invitee.userId, organizationId)).toBe(false)
})

test('an invitation that was cancelled a moment ago is not accepted, and one that was accepted is not cancelled', async () => {
  const { owner, invitee, id } = await buildInvited()
  expect((await owner.call('cancel-invitation', { invitationId: id })).status).toBe(200)
  expect((await accept(id, invitee.cookie)).status).toBe(409)
  const other = await buildInvited()
  expect((await accept(other.id, other.invitee.cookie)).status).toBe(200)
  expect((await other.owner.call('cancel-invitation', { invitationId: other.id })).status).toBe(409)
  expect(await stateOf(other.id)).toBe('accepted')
})

test('declining ends the invitation and joins nothing', async () => {
  const { organizationId, invitee, id } = await buildInvited()
  const decline = await callAuth('/organization/reject-invitation', { invitationId: id }, invitee.cookie)
  expect(decline.status).toBe(200)
  expect(await stateOf(id)).toBe('rejected')
  expect(await isMember(invitee.userId, organizationId)).toBe(false)
})

test.each(['is removed', 'leaves', 'becomes a mere member'])(
  'when the inviter %s, what they invited to is taken back',
  async (what) => {
    const { organizationId, owner } = await buildCompany()
    const admin = await buildColleague(organizationId, 'admin')
    const invitee = await buildSignedIn('Individual')
    const { id } = await buildInvitation({ organizationId, inviterId: admin.userId, email: invitee.email })
    const answer =
      what === 'is removed'
        ? await owner.call('remove-member', { memberIdOrEmail: admin.memberId })
        : what === 'leaves'
          ? await admin.call('leave', { organizationId })
          : await owner.call('update-member-role', { memberId: admin.memberId, role: 'member' })
    expect(answer.status).toBe(200)
    expect(await stateOf(id)).toBe('canceled')
    expect((await accept(id, invitee.cookie)).status).toBe(409)
  },
)

test('an owner who is none any more has made no owner by an invitation that was still open', async () => {
  const { organizationId, owner } = await buildCompany()
  const second = await buildColleague(organizationId, 'owner')
  const invitee = await buildSignedIn('Individual')
  const { id } = await buildInvitation({
    organizationId,
    inviterId: second.userId,
    email: invitee.email,
    organizationRole: 'owner',
  })
  expect((await owner.call('update-member-role', { memberId: second.memberId, role: 'admin' })).status).toBe(
    200,
  )
  expect((await accept(id, invitee.cookie)).status).toBe(409)
  expect(await isMember(invitee.userId, organizationId)).toBe(false)
})

test('an invitation into a team leads into it, and that team can be deleted by whoever came so', async () => {
  const { organizationId, owner } = await buildCompany()
  const made = await (await owner.call('create-team', { name: 'Dockers' })).json()
  const teamId = String(Reflect.get(made, 'id'))
  const invitee = await buildSignedIn('Individual')
  const body = { email: invitee.email, role: 'admin', teamId }
  const invited = await (await owner.call('invite-member', body)).json()
  expect((await accept(String(Reflect.get(invited, 'id')), invitee.cookie)).status).toBe(200)
  const [now] = await db().select().from(session).where(eq(session.userId, invitee.userId))
  expect(now?.activeTeamId).toBeNull()
  const removed = await callAuth('/organization/remove-team', { organizationId, teamId }, invitee.cookie)
  expect(removed.status).toBe(200)
})

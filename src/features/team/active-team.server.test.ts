import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { Actor } from '#/domain/access/actor.ts'
import { db } from '#/db/client.server.ts'
import { member, teamMember } from '#/db/schema/index.ts'
import { buildMember, buildOrganization } from '#tests/factories/build-organization.ts'
import { buildUser } from '#tests/factories/build-user.ts'
import { buildInvitation, buildTeam } from '#tests/setup/company-stage.ts'
import { useTestDatabase } from '#tests/setup/database.ts'
import { noteUnmailed } from '#/platform/auth/organizations/unmailed-invitations.server.ts'
import { findActiveTeam } from './active-team.server.ts'

await useTestDatabase()

async function buildStage() {
  const organizationId = await buildOrganization()
  const join = async (firstName: string, role: 'owner' | 'admin' | 'member') =>
    buildMember(await buildUser({ type: 'Employer', firstName }), organizationId, role)
  const owner = await join('Mary', 'owner')
  await db()
    .update(member)
    .set({ createdAt: sql`now() - interval '1 day'` })
    .where(eq(member.userId, owner.userId))
  return { organizationId, owner, join }
}

test('the team is listed to its members in the order they joined, with its groups', async () => {
  const { organizationId, owner, join } = await buildStage()
  const grace = await join('Grace', 'member')
  const teamId = await buildTeam(organizationId, 'Bridges')
  await buildTeam(organizationId, 'anchors')
  await db().insert(teamMember).values({ id: 'tm', teamId, userId: grace.userId })
  const team = await findActiveTeam(grace)
  expect(team?.members.map(({ name, userId }) => [name, userId])).toEqual([
    ['Mary Byron', owner.userId],
    ['Grace Byron', grace.userId],
  ])
  expect(team?.teams.map(({ name, userIds }) => [name, userIds])).toEqual([
    ['anchors', []],
    ['Bridges', [grace.userId]],
  ])
  expect([team?.ownRole, team?.ownUserId]).toEqual(['member', grace.userId])
})

test('unanswered invitations are told to those who may cancel them, those that ran out too, and to nobody else', async () => {
  const { organizationId, owner, join } = await buildStage()
  const given = { organizationId, inviterId: owner.userId }
  await buildInvitation({ ...given, email: 'open@example.com' })
  await buildInvitation({ ...given, email: 'over@example.com', expiresAt: new Date(Date.now() - 1_000) })
  await buildInvitation({ ...given, email: 'gone@example.com', status: 'canceled' })
  const seenBy = async (actor: Actor) =>
    Object.fromEntries(
      (await findActiveTeam(actor))?.invitations.map((one) => [one.email, one.isExpired]) ?? [],
    )
  const both = { 'open@example.com': false, 'over@example.com': true }
  expect(await seenBy(owner)).toEqual(both)
  expect(await seenBy(await join('Ada', 'admin'))).toEqual(both)
  expect(await seenBy(await join('Tom', 'member'))).toEqual({})
})

test('an invitation that was not mailed comes with the link to give, one that was or that ran out without', async () => {
  const { organizationId, owner } = await buildStage()
  const given = { organizationId, inviterId: owner.userId }
  await buildInvitation({ ...given, email: 'mailed@example.com' })
  const { id } = await buildInvitation({ ...given, email: 'silenced@example.com' })
  await noteUnmailed(id)
  const past = await buildInvitation({
    ...{ ...given, email: 'over@example.com', expiresAt: new Date(Date.now() - 1_000) },
  })
  await noteUnmailed(past.id)
  const team = await findActiveTeam(owner)
  const links = Object.fromEntries(team?.invitations.map((one) => [one.email, one.linkToGive]) ?? [])
  expect(links).toEqual({
    'mailed@example.com': null,
    'over@example.com': null,
    'silenced@example.com': `http://localhost:3000/auth/invitation/${id}`,
  })
})

test('whoever belongs to it no longer sees nobody, though their session still acts for it', async () => {
  const { organizationId } = await buildStage()
  const stranger = { ...(await buildUser({ type: 'Employer' })), activeOrganizationId: organizationId }
  expect(await findActiveTeam(stranger)).toBeNull()
})

import { eq } from 'drizzle-orm'
import { expect, test, vi } from 'vitest'
import { db } from '#/db/client.server.ts'
import { invitation, job, team, teamMember } from '#/db/schema/index.ts'
import { buildJob } from '#tests/factories/build-job.ts'
import { buildMember } from '#tests/factories/build-organization.ts'
import { buildUser } from '#tests/factories/build-user.ts'
import { useTestAuth } from '#tests/setup/auth.ts'
import { getAuth } from '#tests/setup/call-auth.ts'
import { buildColleague, buildCompany, buildInvitation, buildTeam } from '#tests/setup/company-stage.ts'

vi.hoisted(() => {
  process.env.RATE_LIMIT_FACTOR = '1000'
})

await useTestAuth()

const teamRow = async (id: string) => (await db().select().from(team).where(eq(team.id, id)))[0]

async function buildStage() {
  const { organizationId, owner } = await buildCompany()
  return { organizationId, owner, teamId: await buildTeam(organizationId) }
}

test('a team is created with a tidy name', async () => {
  const { organizationId, owner } = await buildCompany()
  const answer = await owner.call('create-team', { name: '  Night \n shift ' })
  const { id } = await answer.json()
  expect(await teamRow(id)).toMatchObject({ name: 'Night shift', organizationId, memberCount: 0 })
})

test.each(['', '   ', 'x'.repeat(121)])('a team named %j is refused, new or renamed', async (name) => {
  const { owner, teamId } = await buildStage()
  expect((await owner.call('create-team', { name })).status).toBe(400)
  expect((await owner.call('update-team', { teamId, data: { name } })).status).toBe(400)
  expect((await teamRow(teamId))?.name).toBe('Dockers')
})

test('two teams of a company do not bear one name; a team may keep its own in other letters', async () => {
  const { owner, teamId } = await buildStage()
  expect((await owner.call('create-team', { name: 'DOCKERS' })).status).toBe(409)
  expect((await owner.call('update-team', { teamId, data: { name: 'DOCKERS' } })).status).toBe(200)
  expect((await teamRow(teamId))?.name).toBe('DOCKERS')
})

test('renaming a team changes its name and nothing else, whatever is sent', async () => {
  const { organizationId, owner, teamId } = await buildStage()
  const data = { name: 'Divers', id: 'other', memberCount: 7, createdAt: '2001-01-01' }
  expect((await owner.call('update-team', { teamId, data })).status).toBe(200)
  expect(await teamRow(teamId)).toMatchObject({ id: teamId, name: 'Divers', organizationId, memberCount: 0 })
})

test('a member of the company is added to a team once and taken out again; a stranger is not added', async () => {
  const { organizationId, owner, teamId } = await buildStage()
  const { userId } = await buildColleague(organizationId, 'member')
  const { owner: stranger } = await buildCompany()
  const add = (whom: string) => owner.call('add-team-member', { teamId, userId: whom })
  expect([(await add(userId)).status, (await add(userId)).status]).toEqual([200, 200])
  expect((await add(stranger.userId)).status).toBe(400)
  expect(await db().$count(teamMember, eq(teamMember.teamId, teamId))).toBe(1)
  expect((await teamRow(teamId))?.memberCount).toBe(1)
  expect((await owner.call('remove-team-member', { teamId, userId })).status).toBe(200)
  expect(await db().$count(teamMember, eq(teamMember.teamId, teamId))).toBe(0)
})

test('the last team may be deleted; its jobs stay without one, and an invitation into it leads into the company', async () => {
  const { organizationId, owner, teamId } = await buildStage()
  const jobId = await buildJob({ organizationId, teamId })
  const { id } = await buildInvitation({ organizationId, inviterId: owner.userId, teamId })
  expect((await owner.call('remove-team', { teamId })).status).toBe(200)
  expect(await db().$count(team, eq(team.organizationId, organizationId))).toBe(0)
  const [kept] = await db().select().from(job).where(eq(job.id, jobId))
  expect(kept?.teamId).toBeNull()
  const [open] = await db().select().from(invitation).where(eq(invitation.id, id))
  expect(open).toMatchObject({ teamId: null, status: 'pending' })
})

test('whoever leaves a company leaves its teams', async () => {
  const { organizationId, owner, teamId } = await buildStage()
  const colleague = await buildColleague(organizationId, 'member')
  await owner.call('add-team-member', { teamId, userId: colleague.userId })
  expect((await colleague.call('leave', { organizationId })).status).toBe(200)
  expect(await db().$count(teamMember, eq(teamMember.userId, colleague.userId))).toBe(0)
  expect((await teamRow(teamId))?.memberCount).toBe(0)
})

test('a foreign team looks like one that does not exist', async () => {
  const { teamId } = await buildStage()
  const { owner } = await buildCompany()
  const answers = await Promise.all(
    [teamId, 'nothing'].flatMap((id) => [
      owner.call('remove-team', { teamId: id }),
      owner.call('update-team', { teamId: id, data: { name: 'Mine' } }),
      getAuth(`organization/list-team-members?teamId=${id}`, owner.cookie),
    ]),
  )
  const told = await Promise.all(answers.map(async (answer) => [answer.status, await answer.text()]))
  expect(told.slice(0, 3)).toEqual(told.slice(3))
  expect((await teamRow(teamId))?.name).toBe('Dockers')
})

test('in a company of a hundred and fifty everybody is listed and every owner is counted', async () => {
  const { organizationId, owner } = await buildCompany()
  for (let turn = 0; turn < 148; turn += 1) {
    await buildMember(await buildUser({ type: 'Employer' }), organizationId, 'member')
  }
  const second = await buildColleague(organizationId, 'owner')
  const full = await getAuth('organization/get-full-organization', owner.cookie)
  expect((await full.json()).members).toHaveLength(150)
  expect((await owner.call('leave', { organizationId })).status).toBe(200)
  expect((await second.call('leave', { organizationId })).status).toBe(409)
})

test('asking for a foreign company changes nothing for whoever asks', async () => {
  const { organizationId, owner } = await buildCompany()
  const { organizationId: foreignId } = await buildCompany()
  const asked = ['get-full-organization', 'get-organization'].map((path) =>
    getAuth(`organization/${path}?organizationId=${foreignId}&disableCookieCache=true`, owner.cookie),
  )
  expect((await Promise.all(asked)).map(({ status }) => status)).toEqual([404, 404])
  const bySlug = await getAuth(
    `organization/get-full-organization?organizationSlug=${foreignId}`,
    owner.cookie,
  )
  expect(bySlug.status).toBe(404)
  const now = await getAuth('get-session?disableCookieCache=true', owner.cookie)
  expect((await now.json()).session.activeOrganizationId).toBe(organizationId)
})

import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { db } from '#/db/client.server.ts'
import { team } from '#/db/schema/index.ts'
import { buildEmployer } from '#tests/setup/candidates-stage.ts'
import { useTestDatabase } from '#tests/setup/database.ts'
import { getVisibleJob } from './job-detail.server.ts'
import { findJobForEdit, saveStep } from './job-editor.server.ts'

await useTestDatabase()

async function buildTeam(organizationId: string, name: string): Promise<string> {
  const id = randomUUID()
  await db().insert(team).values({ id, name, organizationId })
  return id
}

type Stage = Awaited<ReturnType<typeof buildEmployer>>

const saving = ({ employer, jobId }: Stage, teamId: string | null, base?: { teamId: string | null }) =>
  saveStep(employer, { id: jobId, step: 1, status: 'Published', values: { teamId }, base })

test('the editor offers the teams of the company by name, and saves one', async () => {
  const stage = await buildEmployer()
  const water = await buildTeam(stage.organizationId, 'Water')
  await buildTeam(stage.organizationId, 'earth')
  await buildTeam((await buildEmployer()).organizationId, 'Fire')
  await saving(stage, water)
  const { teams, details } = await findJobForEdit(stage.employer, stage.jobId)
  expect(teams.map(({ name }) => name)).toEqual(['earth', 'Water'])
  expect(details.teamId).toBe(water)
})

test('a team of another company is refused as one that does not exist', async () => {
  const stage = await buildEmployer()
  const foreign = await buildTeam((await buildEmployer()).organizationId, 'Fire')
  for (const teamId of [foreign, 'nothing']) {
    await expect(saving(stage, teamId)).rejects.toMatchObject({
      code: 'INVALID',
      issues: [{ field: 'teamId', message: 'job.editor.invalid.choice' }],
    })
  }
})

test('a team that goes leaves its jobs without one, and another can be chosen in its place', async () => {
  const stage = await buildEmployer()
  const [water, earth] = [
    await buildTeam(stage.organizationId, 'Water'),
    await buildTeam(stage.organizationId, 'Earth'),
  ]
  await saving(stage, water)
  await db().delete(team).where(eq(team.id, water))
  expect((await findJobForEdit(stage.employer, stage.jobId)).details.teamId).toBeNull()
  expect((await saving(stage, earth, { teamId: null })).details.teamId).toBe(earth)
})

test('the public page says nothing of teams, to members neither', async () => {
  const stage = await buildEmployer()
  await saving(stage, await buildTeam(stage.organizationId, 'Water'))
  for (const actor of [null, stage.employer]) {
    expect(await getVisibleJob(actor, stage.jobId)).not.toHaveProperty('teamId')
  }
})

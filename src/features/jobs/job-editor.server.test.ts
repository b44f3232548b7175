import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { Actor } from '#/domain/access/actor.ts'
import { EMPTY_JOB_DETAILS } from '#/domain/job/job-details.ts'
import { db } from '#/db/client.server.ts'
import { job, jobTransition, member } from '#/db/schema/index.ts'
import { buildMember } from '#tests/factories/build-organization.ts'
import { buildEmployer, buildOwnJob, rowOf } from '#tests/factories/build-own-job.ts'
import { buildUser } from '#tests/factories/build-user.ts'
import { useTestDatabase } from '#tests/setup/database.ts'
import { beginJob, findJobForEdit, saveStep } from './job-editor.server.ts'

await useTestDatabase()

const NOT_FOUND = { code: 'NOT_FOUND' }

type WithoutStatus<Save> = Save extends unknown ? Omit<Save, 'status'> : never

function saveDraft(actor: Actor, save: WithoutStatus<Parameters<typeof saveStep>[1]>) {
  return saveStep(actor, { ...save, status: 'Draft' })
}

test(
  'a new job is an empty draft of the active organisation, and its beginning is logged',
  { tags: ['R085', 'R133', 'R140'] },
  async () => {
    const actor = await buildEmployer('member')
    const { id } = await beginJob(actor)
    const view = await findJobForEdit(actor, id)
    expect(view).toMatchObject({ status: 'Draft', organizationRole: 'member' })
    expect(view.details).toEqual({ ...EMPTY_JOB_DETAILS, openings: 1 })
    const log = await db().select().from(jobTransition).where(eq(jobTransition.jobId, id))
    expect(log).toMatchObject([{ actorId: actor.userId, fromStatus: null, toStatus: 'Draft' }])
  },
)

test('ten requests of one visit at once make one draft with one line in the log', async () => {
  const actor = await buildEmployer()
  const visitKey = randomUUID()
  const made = await Promise.all(Array.from({ length: 10 }, () => beginJob(actor, { visitKey })))
  expect(new Set(made.map(({ id }) => id)).size).toBe(1)
  const drafts = await db()
    .select({ id: job.id })
    .from(job)
    .where(eq(job.organizationId, actor.activeOrganizationId ?? ''))
  expect(drafts).toHaveLength(1)
  const log = await db()
    .select()
    .from(jobTransition)
    .where(eq(jobTransition.jobId, made[0]?.id ?? ''))
  expect(log).toHaveLength(1)
})

test('without an active organisation, or after leaving it, no draft is made', async () => {
  const nobody = await buildUser({ type: 'Employer' })
  await expect(beginJob(nobody)).rejects.toMatchObject({ code: 'CONFLICT' })
  const gone = await buildEmployer()
  await buildMember(await buildUser({ type: 'Employer' }), gone.activeOrganizationId ?? '')
  await db().delete(member).where(eq(member.userId, gone.userId))
  await expect(beginJob(gone)).rejects.toMatchObject({ code: 'CONFLICT' })
})

test.each(['Draft', 'Published', 'Archived'] as const)(
  'a %s job of another organisation cannot be told from one that does not exist',
  { tags: ['2.5b'] },
  async (status) => {
    const { id } = await buildOwnJob({ status })
    const stranger = await buildEmployer()
    await expect(findJobForEdit(stranger, id)).rejects.toMatchObject(NOT_FOUND)
    await expect(findJobForEdit(stranger, 'missing')).rejects.toMatchObject(NOT_FOUND)
    const save = saveDraft(stranger, { id, step: 1, values: { title: 'Mine now' } })
    await expect(save).rejects.toMatchObject(NOT_FOUND)
    expect((await rowOf(id))?.title).not.toBe('Mine now')
  },
)

test('a save touches what it names and nothing else', async () => {
  const { actor, id } = await buildOwnJob({ status: 'Draft' })
  const before = await rowOf(id)
  await saveDraft(actor, { id, step: 1, values: { title: 'Bridge Engineer' } })
  expect(await rowOf(id)).toEqual({
    ...before,
    title: 'Bridge Engineer',
    updatedAt: expect.any(Date),
  })
})

test('two people who write in one draft at once lose nothing', async () => {
  const { actor, id } = await buildOwnJob({ status: 'Draft' })
  const colleague = await buildMember(
    await buildUser({ type: 'Employer' }),
    actor.activeOrganizationId ?? '',
    'member',
  )
  await Promise.all([
    saveDraft(actor, { id, step: 1, values: { title: 'By one' } }),
    saveDraft(colleague, { id, step: 1, values: { openings: 7 } }),
    saveDraft(colleague, { id, step: 2, values: { niceToHaveSkills: ['GIS'] } }),
  ])
  expect(await rowOf(id)).toMatchObject({ title: 'By one', openings: 7, niceToHaveSkills: ['GIS'] })
})

test('a field that somebody else has changed meanwhile is not written over, and nothing beside it is saved', async () => {
  const { actor, id } = await buildOwnJob({ status: 'Draft', title: 'Before', openings: 1 })
  await saveDraft(actor, { id, step: 1, values: { title: 'Theirs' }, base: { title: 'Before' } })
  const values = { title: 'Mine', openings: 4 }
  const late = saveDraft(actor, { id, step: 1, values, base: { title: 'Before', openings: 1 } })
  await expect(late).rejects.toMatchObject({
    code: 'CONFLICT',
    field: 'title',
    issues: [{ field: 'title', message: 'job.editor.changedMeanwhile' }],
  })
  expect(await rowOf(id)).toMatchObject({ title: 'Theirs', openings: 1 })
})

test('who has seen the other’s words may write over them', async () => {
  const { actor, id } = await buildOwnJob({ status: 'Draft', title: 'Theirs' })
  await saveDraft(actor, { id, step: 1, values: { title: 'Mine' }, base: { title: 'Theirs' } })
  expect((await rowOf(id))?.title).toBe('Mine')
})

test('different fields merge, and the same words twice are no conflict', async () => {
  const { actor, id } = await buildOwnJob({ status: 'Draft', title: 'Before', openings: 1 })
  await saveDraft(actor, { id, step: 1, values: { title: 'New' }, base: { title: 'Before' } })
  const both = { values: { title: 'New', openings: 4 }, base: { title: 'Before', openings: 1 } }
  await saveDraft(actor, { id, step: 1, ...both })
  expect(await rowOf(id)).toMatchObject({ title: 'New', openings: 4 })
})

test('of two people who write one field at the same moment, one is told', async () => {
  const { actor, id } = await buildOwnJob({ status: 'Draft', title: 'Before' })
  const saves = ['By one', 'By the other'].map((title) =>
    saveDraft(actor, { id, step: 1, values: { title }, base: { title: 'Before' } }),
  )
  const outcomes = await Promise.allSettled(saves)
  expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
})

test('a list that the database keeps in another order of keys is no conflict with itself', async () => {
  const languages = [{ language: 'en', level: 'C1' as const }]
  const { actor, id } = await buildOwnJob({ status: 'Draft', languages })
  await saveDraft(actor, { id, step: 2, values: { languages: [] }, base: { languages } })
  expect((await rowOf(id))?.languages).toEqual([])
})

test('a draft may be emptied again', async () => {
  const { actor, id } = await buildOwnJob({ status: 'Draft' })
  await saveDraft(actor, { id, step: 1, values: { title: '', sector: null, openings: null } })
  await saveDraft(actor, { id, step: 2, values: { description: '', mustHaveSkills: [] } })
  await saveDraft(actor, { id, step: 3, values: { minSalary: null, maxSalary: null, currency: null } })
  expect(await rowOf(id)).toMatchObject({ title: '', sector: null, description: '', minSalary: null })
})

test('a salary range that runs backwards is refused in words, whichever end comes last', async () => {
  const { actor, id } = await buildOwnJob({ status: 'Draft' })
  const save = saveDraft(actor, { id, step: 3, values: { minSalary: 99_000 } })
  await expect(save).rejects.toMatchObject({
    code: 'INVALID',
    field: 'minSalary',
    message: 'job.publish.salaryOrder',
  })
  expect((await rowOf(id))?.minSalary).toBe(41_000)
})

test('another place forgets the coordinates of the old one; the same place keeps them', async () => {
  const { actor, id } = await buildOwnJob({ status: 'Draft' })
  await saveDraft(actor, { id, step: 1, values: { location: 'Bristol, United Kingdom' } })
  expect(await rowOf(id)).toMatchObject({ lat: 51.4545, lng: -2.5879 })
  await saveDraft(actor, { id, step: 1, values: { location: 'Bath' } })
  expect(await rowOf(id)).toMatchObject({ lat: null, lng: null })
})

test('a place that was chosen brings its coordinates; without another place none are taken', async () => {
  const { actor, id } = await buildOwnJob({ status: 'Draft' })
  const point = { lat: 45.75, lng: 4.85 }
  await saveDraft(actor, { id, step: 1, values: { title: 'Nurse' }, point })
  expect(await rowOf(id)).toMatchObject({ lat: 51.4545, lng: -2.5879 })
  await saveDraft(actor, { id, step: 1, values: { location: 'Lyon, France', countryCode: 'FR' }, point })
  expect(await rowOf(id)).toMatchObject({ location: 'Lyon, France', ...point })
})

test('the pay of a draft, and of another job, changes as often as one likes', async () => {
  const { actor, id } = await buildOwnJob({ status: 'Draft' })
  for (const maxSalary of [50_000, 51_000, 52_000, 53_000]) {
    await saveDraft(actor, { id, step: 3, values: { maxSalary } })
  }
  expect((await rowOf(id))?.maxSalary).toBe(53_000)
})

test('a person starts fifty jobs a day; repeating a request is not starting another', async () => {
  const actor = await buildEmployer()
  const visitKey = randomUUID()
  for (let repeated = 1; repeated <= 60; repeated += 1) await beginJob(actor, { visitKey })
  for (let started = 2; started <= 50; started += 1) {
    await db().update(job).set({ title: 'Begun' }).where(eq(job.createdBy, actor.userId))
    await beginJob(actor)
  }
  await db().update(job).set({ title: 'Begun' }).where(eq(job.createdBy, actor.userId))
  const refused = { code: 'RATE_LIMITED', message: 'error.dailyQuota.job', values: { max: 50 } }
  await expect(beginJob(actor)).rejects.toMatchObject(refused)
  await expect(beginJob(actor, { visitKey })).resolves.toMatchObject({ id: expect.any(String) as string })
  expect(await db().$count(job, eq(job.createdBy, actor.userId))).toBe(50)
})

import { expect, test } from 'vitest'
import { buildOwnJob, rowOf } from '#tests/factories/build-own-job.ts'
import { useTestDatabase } from '#tests/setup/database.ts'
import { saveStep } from './job-editor.server.ts'

await useTestDatabase()

test('what was typed into a draft that went live meanwhile does not go live with it', async () => {
  const { actor, id } = await buildOwnJob()
  const before = await rowOf(id)
  const save = saveStep(actor, { id, status: 'Draft', step: 1, values: { title: 'Half a sen' } })
  await expect(save).rejects.toMatchObject({ code: 'CONFLICT', message: 'job.editor.wentLive' })
  expect(await rowOf(id)).toEqual(before)
})

test('what was written for the public is not put into a draft unasked', async () => {
  const { actor, id } = await buildOwnJob({ status: 'Draft' })
  const before = await rowOf(id)
  const save = saveStep(actor, {
    id,
    status: 'Published',
    step: 1,
    values: { title: 'Senior Civil Engineer' },
  })
  await expect(save).rejects.toMatchObject({ code: 'CONFLICT', message: 'job.editor.backToDraft' })
  expect(await rowOf(id)).toEqual(before)
})

test('a member changes fifty titles of open jobs a day, and goes on with the rest', async () => {
  const [{ actor, id }, other] = [await buildOwnJob(), await buildOwnJob()]
  const call = (title: string, who = { actor, id }) =>
    saveStep(who.actor, { id: who.id, status: 'Published', step: 1, values: { title } })
  for (let nth = 1; nth <= 50; nth += 1) await call(`Civil Engineer ${nth}`)
  const refused = { code: 'RATE_LIMITED', message: 'error.dailyQuota.title', values: { max: 50 } }
  await expect(call('Civil Engineer 51')).rejects.toMatchObject(refused)
  await expect(call('Civil Engineer 50')).resolves.toMatchObject({ details: { title: 'Civil Engineer 50' } })
  await expect(call('Lock Keeper', other)).resolves.toMatchObject({ details: { title: 'Lock Keeper' } })
})

test('a save answers what is stored now: words of others, and a place as the public reads it', async () => {
  const { actor, id } = await buildOwnJob({ benefits: ['Bicycle'] })
  const values = { workLocation: 'Remote' as const, countries: ['GB'] }
  const { details, updatedAt } = await saveStep(actor, { id, status: 'Published', step: 1, values })
  expect(details).toMatchObject({ ...values, location: '', countryCode: null, benefits: ['Bicycle'] })
  expect(updatedAt).toBe((await rowOf(id))?.updatedAt.toISOString())
})

test('an open job takes no change that would keep it from being published', async () => {
  const { actor, id } = await buildOwnJob()
  const before = await rowOf(id)
  const save = saveStep(actor, {
    id,
    status: 'Published',
    step: 2,
    values: { description: 'Short.', mustHaveSkills: [] },
  })
  await expect(save).rejects.toMatchObject({
    code: 'INVALID',
    issues: [
      { field: 'description', message: 'job.publish.description' },
      { field: 'mustHaveSkills', message: 'job.publish.mustHaveSkills' },
    ],
  })
  expect(await rowOf(id)).toEqual(before)
  await saveStep(actor, { id, status: 'Published', step: 1, values: { title: 'Senior Civil Engineer' } })
  expect((await rowOf(id))?.title).toBe('Senior Civil Engineer')
})

test('an open job on its closing day can still be corrected', async () => {
  const today = new Date().toISOString().slice(0, 10)
  const { actor, id } = await buildOwnJob({ closingDate: today })
  await saveStep(actor, { id, status: 'Published', step: 1, values: { title: 'Corrected' } })
  expect((await rowOf(id))?.title).toBe('Corrected')
})

test('an open job that becomes remote has countries and no town', async () => {
  const { actor, id } = await buildOwnJob()
  await saveStep(actor, {
    id,
    status: 'Published',
    step: 1,
    values: { workLocation: 'Remote', countries: ['GB', 'IE'] },
  })
  expect(await rowOf(id)).toMatchObject({ location: '', lat: null, countries: ['GB', 'IE'] })
})

test('an archived job stays as it was', async () => {
  const { actor, id } = await buildOwnJob({ status: 'Archived', archivedAt: new Date() })
  const save = saveStep(actor, { id, status: 'Published', step: 1, values: { title: 'Rewritten' } })
  await expect(save).rejects.toMatchObject({ code: 'CONFLICT' })
  expect((await rowOf(id))?.title).not.toBe('Rewritten')
})

test('the pay of an open job changes three times a day and no more, and the rest can still be saved', async () => {
  const { actor, id } = await buildOwnJob()
  for (const maxSalary of [50_000, 51_000, 52_000])
    await saveStep(actor, { id, status: 'Published', step: 3, values: { maxSalary } })
  for (const values of [{ maxSalary: 53_000 }, { minSalary: 40_000 }, { salaryPeriod: 'Month' as const }]) {
    const save = saveStep(actor, { id, status: 'Published', step: 3, values, isPayConfirmed: true })
    await expect(save).rejects.toMatchObject({
      code: 'CONFLICT',
      message: 'job.editor.payChangedOften',
    })
  }
  await saveStep(actor, {
    id,
    status: 'Published',
    step: 3,
    values: { maxSalary: 52_000, benefits: ['Bicycle'] },
  })
  expect(await rowOf(id)).toMatchObject({ maxSalary: 52_000, minSalary: 41_000, benefits: ['Bicycle'] })
})

import { expect, test } from 'vitest'
import type { Actor } from '#/domain/access/actor.ts'
import { buildOwnJob, rowOf } from '#tests/factories/build-own-job.ts'
import { useTestDatabase } from '#tests/setup/database.ts'
import { saveStep } from './job-editor.server.ts'
import type { PayConfirmation } from './require-meant-pay.ts'
import { publishDraft } from './job-status.server.ts'

await useTestDatabase()

const HOURLY = { minSalary: 40_000, maxSalary: 40_000, salaryPeriod: 'Hour' } as const
const DRAFT = { status: 'Draft', publishedAt: null } as const
const QUESTION = {
  code: 'CONFLICT',
  message: 'job.transition.payUnlikely',
  field: 'salaryPeriod',
  values: { amount: 40_000, period: 'Hour', is: 'much' },
}

test('a draft with unlikely pay is not published before that was confirmed, however often it is asked for', async () => {
  const { actor, id } = await buildOwnJob({ ...DRAFT, ...HOURLY })
  for (let request = 0; request < 2; request += 1) {
    await expect(publishDraft(actor, id)).rejects.toMatchObject(QUESTION)
  }
  expect((await rowOf(id))?.status).toBe('Draft')
  expect(await publishDraft(actor, id, { isPayConfirmed: true })).toEqual({ id, status: 'Published' })
})

test('once it is public, publishing again is harmless with or without the answer', async () => {
  const { actor, id } = await buildOwnJob({ ...DRAFT, ...HOURLY })
  await publishDraft(actor, id, { isPayConfirmed: true })
  const before = await rowOf(id)
  expect(await publishDraft(actor, id)).toEqual({ id, status: 'Published' })
  expect(await publishDraft(actor, id, { isPayConfirmed: true })).toEqual({ id, status: 'Published' })
  expect(await rowOf(id)).toEqual(before)
})

test('an answer to no question changes nothing', async () => {
  const { actor, id } = await buildOwnJob(DRAFT)
  expect(await publishDraft(actor, id, { isPayConfirmed: true })).toEqual({ id, status: 'Published' })
})

test('what is missing is said before the pay is asked about', async () => {
  const { actor, id } = await buildOwnJob({ ...DRAFT, ...HOURLY, title: '' })
  await expect(publishDraft(actor, id)).rejects.toMatchObject({ code: 'INVALID' })
})

const saveOffer = (actor: Actor, id: string, values: object, confirmation: PayConfirmation = {}) =>
  saveStep(actor, { id, status: 'Published', step: 3, values, ...confirmation })

test('a live job does not change to unlikely pay before that was confirmed, and a refusal uses up no change', async () => {
  const { actor, id } = await buildOwnJob()
  const before = await rowOf(id)
  for (let request = 0; request < 5; request += 1) {
    await expect(saveOffer(actor, id, HOURLY)).rejects.toMatchObject(QUESTION)
  }
  expect(await rowOf(id)).toEqual(before)
  await saveOffer(actor, id, HOURLY, { isPayConfirmed: true })
  expect(await rowOf(id)).toMatchObject(HOURLY)
})

test('pay that was meant is not asked about again with every other change', async () => {
  const { actor, id } = await buildOwnJob(HOURLY)
  await saveOffer(actor, id, { benefits: ['Bicycle'], currency: 'EUR' })
  expect(await rowOf(id)).toMatchObject({ ...HOURLY, benefits: ['Bicycle'], currency: 'EUR' })
})

test('a draft may hold any pay: nobody reads it', async () => {
  const { actor, id } = await buildOwnJob(DRAFT)
  await saveStep(actor, { id, status: 'Draft', step: 3, values: HOURLY })
  expect(await rowOf(id)).toMatchObject(HOURLY)
})

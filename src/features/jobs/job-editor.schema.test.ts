import fc from 'fast-check'
import { isPlainTitle } from '#/domain/job/is-plain-title.ts'
import { expect, test } from 'vitest'
import { arbitraryText } from '#tests/factories/arbitrary-text.ts'
import { EMPTY_JOB_DETAILS } from '#/domain/job/job-details.ts'
import { buildJobDetails } from '#tests/factories/build-job-details.ts'
import { createJobSchema, draftFields, saveJobStepSchema } from './job-editor.schema.ts'
import { JOB_STEPS, STEP_FIELDS, changesOfStep } from './job-steps.ts'

const save = (step: number, values: Record<string, unknown>) =>
  saveJobStepSchema.safeParse({ id: 'a', status: 'Draft', step, values })

test.each(JOB_STEPS)('step %s takes an empty draft and a complete job as they are', (step) => {
  for (const details of [EMPTY_JOB_DETAILS, buildJobDetails()]) {
    const values = changesOfStep(details, step)
    expect(save(step, values).data?.values).toEqual(values)
  }
})

test('every field of every step has a rule', () => {
  const named = JOB_STEPS.flatMap((step) => STEP_FIELDS[step])
  expect(Object.keys(draftFields).toSorted()).toEqual([...named].toSorted())
})

test.each<[number, Record<string, unknown>]>([
  [1, { title: 'x'.repeat(121) }],
  [1, { sector: 'Piracy' }],
  [1, { countries: ['XX'] }],
  [1, { openings: 0 }],
  [1, { openings: 1.5 }],
  [1, { title: null }],
  [2, { description: 'x'.repeat(20_001) }],
  [2, { mustHaveSkills: Array.from({ length: 11 }, (_, index) => `skill ${index}`) }],
  [2, { mustHaveSkills: [' '] }],
  [2, { experienceYears: 51 }],
  [2, { experienceYears: -1 }],
  [2, { languages: [{ language: 'xx', level: 'C1' }] }],
  [2, { languages: [{ language: 'en', level: 'C3' }] }],
  [3, { minSalary: 2_147_483_648 }],
  [3, { currency: 'JPY' }],
  [3, { closingDate: '2026-02-31' }],
  [3, { replyPledgeDays: 30 }],
  [4, {}],
])('step %s refuses %j', (step, values) => {
  expect(save(step, values).success).toBe(false)
})

test('a field of another step, the status and the owner cannot be smuggled in', () => {
  const smuggled = { title: 'Nurse', minSalary: 1, status: 'Published', organizationId: 'b', id: 'c' }
  expect(save(1, smuggled).data?.values).toEqual({ title: 'Nurse' })
})

test('a character that the database cannot hold is left out', () => {
  expect(save(1, { title: 'Nur\u0000se' }).data?.values).toEqual({ title: 'Nurse' })
})

test('any text within its length is taken as typed, but for a title that would be a link in mails', () => {
  const typed = arbitraryText({ maxLength: 60 })
  fc.assert(
    fc.property(typed, (title) => {
      expect(save(1, { title }).success).toBe(title.length <= 120 && isPlainTitle(title))
    }),
  )
})

test('a draft begins with nothing, or with the key of a visit, and with no other key', () => {
  expect(createJobSchema.safeParse(undefined).success).toBe(true)
  expect(createJobSchema.safeParse({}).success).toBe(true)
  expect(createJobSchema.safeParse({ visitKey: '../../etc' }).success).toBe(false)
})

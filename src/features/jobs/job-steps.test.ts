import { expect, test } from 'vitest'
import { EMPTY_JOB_DETAILS } from '#/domain/job/job-details.ts'
import { publishProblems } from '#/domain/job/publish-rules.ts'
import { JOB_STEPS, STEP_FIELDS, changesOfStep, isJobField, stepOfField } from './job-steps.ts'

test('each field is asked for on exactly one step', () => {
  const fields = JOB_STEPS.flatMap((step) => [...STEP_FIELDS[step]])
  expect(new Set(fields).size).toBe(fields.length)
  for (const step of JOB_STEPS) for (const field of STEP_FIELDS[step]) expect(stepOfField(field)).toBe(step)
})

test('everything about a job is asked for, save its coordinates', () => {
  const asked = JOB_STEPS.flatMap((step) => [...STEP_FIELDS[step]])
  const known = Object.keys(EMPTY_JOB_DETAILS).filter((field) => field !== 'lat' && field !== 'lng')
  expect(asked.toSorted()).toEqual(known.toSorted())
})

test('a problem of publishing leads to the step that asks for its field', () => {
  const found = publishProblems(EMPTY_JOB_DETAILS, { today: '2026-11-21' })
  expect(found.length).toBeGreaterThan(10)
  for (const { field, step } of found) expect(stepOfField(field)).toBe(step)
})

test.each(['', 'lat', 'lng', 'id', 'status', 'organizationId', 'toString', '__proto__', 'Title'])(
  '%j is no field of the editor',
  (name) => {
    expect(isJobField(name)).toBe(false)
    expect(stepOfField(name)).toBeNull()
  },
)

test('a step takes its own fields and leaves those of the others', () => {
  const changes = { title: 'Nurse', description: 'Care', benefits: ['Pension'], openings: null }
  expect(changesOfStep(changes, 1)).toEqual({ title: 'Nurse', openings: null })
  expect(changesOfStep(changes, 2)).toEqual({ description: 'Care' })
  expect(changesOfStep(changes, 3)).toEqual({ benefits: ['Pension'] })
})

test('a field without a value was not touched, an emptied one was', () => {
  expect(changesOfStep({ title: undefined, location: '' }, 1)).toEqual({ location: '' })
})

test('a name that is no field never becomes a change', () => {
  const hostile = { status: 'Published', organizationId: 'other', lat: 1, title: 'Nurse' }
  expect(JOB_STEPS.map((step) => changesOfStep(hostile, step))).toEqual([{ title: 'Nurse' }, {}, {}])
})

import { expect, test } from 'vitest'
import { STEP_ROUTES, jobFieldId } from './edit-paths.ts'
import { JOB_STEPS, STEP_FIELDS } from './job-steps.ts'

test('every step has an address of its own', () => {
  const addresses = JOB_STEPS.map((step) => STEP_ROUTES[step])
  expect(new Set(addresses).size).toBe(JOB_STEPS.length)
  for (const step of JOB_STEPS) expect(STEP_ROUTES[step]).toContain(`/edit/$id/step${step}`)
})

test('every field has an id of its own that can stand in an address and a selector', () => {
  const fields = JOB_STEPS.flatMap((step) => [...STEP_FIELDS[step]])
  const ids = fields.map((field) => jobFieldId(field))
  expect(new Set(ids).size).toBe(fields.length)
  for (const id of ids) expect(id).toMatch(/^job-[a-z]+$/i)
})

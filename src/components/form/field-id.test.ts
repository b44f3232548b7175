import { expect, test } from 'vitest'
import { fieldId } from './field-id.ts'

test.each([
  ['name', 'f-name'],
  ['work[0].position', 'f-work-0-position'],
  ['links.website', 'f-links-website'],
])('the control of %s has the id %s', (name, id) => {
  expect(fieldId('f', name)).toBe(id)
})

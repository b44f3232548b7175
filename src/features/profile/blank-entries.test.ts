import { expect, test } from 'vitest'
import { BLANK_ENTRIES, isBlankEntry } from './blank-entries.ts'
import { invalidFields } from './invalid-fields.ts'
import { STEP_SCHEMAS } from './profile.schema.ts'

test.each(Object.entries(BLANK_ENTRIES))('a new entry of %s says nothing', (list, blank) => {
  expect(isBlankEntry(list, { ...blank, id: 'new' })).toBe(true)
})

test.each([
  ['work', { ...BLANK_ENTRIES.work, summary: 'x' }],
  ['work', { ...BLANK_ENTRIES.work, endDate: '' }],
  ['work', { ...BLANK_ENTRIES.work, highlights: ['One'] }],
  ['languages', { ...BLANK_ENTRIES.languages, level: 'C1' }],
  ['places', { ...BLANK_ENTRIES.places, countryCode: 'GB' }],
])('an entry of %s in which something was said is not blank', (list, entry) => {
  expect(isBlankEntry(list, entry)).toBe(false)
})

test.each([
  ['sectors', 'Energy'],
  ['links', {}],
  ['work', null],
  ['work', 'x'],
  ['constructor', {}],
])('%s %j is no blank entry', (list, entry) => {
  expect(isBlankEntry(list, entry)).toBe(false)
})

test('an entry that says nothing is not wrong, and disturbs none beside it', () => {
  const values = {
    work: [
      { ...BLANK_ENTRIES.work, id: 'a' },
      { ...BLANK_ENTRIES.work, id: 'b', position: 'Engineer' },
    ],
    experienceYearsOverride: null,
  }
  expect(invalidFields(STEP_SCHEMAS[2], values)?.fields).toEqual({
    'work[1].startDate': 'profile.invalid.month',
  })
  expect(invalidFields(STEP_SCHEMAS[2], { ...values, work: values.work.slice(0, 1) })).toBeUndefined()
})

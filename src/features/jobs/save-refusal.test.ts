import { expect, test } from 'vitest'
import { AppError } from '#/domain/app-error.ts'
import { buildJobDetails } from '#tests/factories/build-job-details.ts'
import {
  conflictingFields,
  mergeRefusals,
  openConflicts,
  standingMessages,
  toSaveRefusal,
} from './save-refusal.ts'

const values = buildJobDetails({ title: 'Mine' })
const refusing = (...fields: string[]) =>
  new AppError('INVALID', 'Not so', { issues: fields.map((field) => ({ field, message: `Not ${field}` })) })

test.each([
  ['a lost connection', new TypeError('Failed to fetch')],
  ['a fault on our side', new AppError('INTERNAL', 'error.ourSide')],
  ['too many requests', new AppError('RATE_LIMITED', 'error.tooManyRequests')],
])('%s is no refusal', (_what, error) => {
  expect(toSaveRefusal(error, values)).toBeNull()
})

test('a refusal speaks of the fields it names, however deep, or else of the whole', () => {
  const issues = ['title', 'values.languages.0.level', 'id', 'status'].map((field) => ({
    field,
    message: 'No',
  }))
  const named = toSaveRefusal(new AppError('INVALID', 'Not so', { issues }), values)
  expect(named).toEqual({ message: null, fields: { title: 'No', languages: 'No' }, values })
  expect(toSaveRefusal(refusing('id'), values)).toEqual({ message: 'Not so', fields: {}, values })
})

test('only a conflict that names fields is one between two writers', () => {
  const issues = [{ field: 'title', message: 'Changed' }]
  expect(conflictingFields(new AppError('CONFLICT', 'Changed', { issues }))).toEqual(['title'])
  expect(conflictingFields(new AppError('CONFLICT', 'Archived'))).toEqual([])
  expect(conflictingFields(new AppError('INVALID', 'Changed', { issues }))).toEqual([])
})

test('a refusal stands until its field is changed', () => {
  const refusal = toSaveRefusal(refusing('title', 'openings'), values)
  expect(standingMessages(refusal, { ...values, title: 'Other' })).toEqual({ openings: 'Not openings' })
  expect(standingMessages(null, values)).toEqual({})
})

test('what was refused before still stands beside what is refused now', () => {
  const first = toSaveRefusal(refusing('title'), values)
  const second = toSaveRefusal(refusing('openings'), { ...values, title: 'Stored' })
  const both = mergeRefusals(first, second, values)
  expect(standingMessages(both, values)).toEqual({ title: 'Not title', openings: 'Not openings' })
  expect(mergeRefusals(first, null, values)).toEqual(first)
  expect(mergeRefusals(first, null, { ...values, title: 'Other' })).toBeNull()
  expect(mergeRefusals(null, second, values)).toBe(second)
})

test('a conflict is open while three values differ', () => {
  const stored = { ...values, title: 'Before' }
  expect(openConflicts({ title: 'Theirs' }, { stored, values })).toEqual({ title: 'Theirs' })
  expect(openConflicts({ title: 'Mine' }, { stored, values })).toEqual({})
  expect(openConflicts({ title: 'Theirs' }, { stored, values: stored })).toEqual({})
  expect(openConflicts({}, { stored, values })).toEqual({})
})

import { expect, test } from 'vitest'
import * as z from 'zod'
import { AppError } from '#/domain/app-error.ts'
import { OutdatedPage } from '#/lib/outdated-page.ts'
import { errorTexts, sortServerErrors } from './error-texts.ts'

const shout = (text: string) => text.toUpperCase()

test('issues, texts, lists and records of them all become words, each said once', () => {
  const errors = [
    'a',
    undefined,
    { message: 'b' },
    [{ message: 'a' }],
    { name: [{ message: 'c' }] },
    '',
    null,
  ]
  expect(errorTexts(errors, shout)).toEqual(['A', 'B', 'C'])
  expect(errorTexts(undefined, shout)).toEqual([])
})

test('two rules broken by one value are both told', () => {
  const schema = z.string().min(2, 'too short').regex(/\d/u, 'needs a digit')
  const issues = schema.safeParse('a').error?.issues
  expect(errorTexts(issues, (text) => text).join(', ')).toBe('too short, needs a digit')
})

test('a refusal that names a field of the form lands there, any other above the form', () => {
  const refusal = new AppError('INVALID', 'first', {
    issues: [
      { field: 'name', message: 'short' },
      { field: 'name', message: 'taken' },
      { field: 'work.0.position', message: 'empty' },
      { field: 'slug', message: 'unknown here' },
    ],
  })
  expect(sortServerErrors(refusal, ['name', 'work[0].position'])).toEqual({
    fields: { name: 'short, taken', 'work[0].position': 'empty' },
    general: ['unknown here'],
  })
})

test('a refusal without fields is general, and a fault shows nothing of itself', () => {
  expect(sortServerErrors(new AppError('FORBIDDEN', 'no'), ['name']).general).toEqual(['no'])
  expect(sortServerErrors(new TypeError('fetch failed: 10.0.0.1'), ['name']).general).toEqual(['error.retry'])
})

test('after a deploy the form says that there is a new version', () => {
  const found = sortServerErrors(new OutdatedPage('a file is gone'), ['name'])
  expect(found).toEqual({ fields: {}, general: ['error.outdated'] })
})

test('when no answer came the form says that the server cannot be reached', () => {
  const found = sortServerErrors(new TypeError('Failed to fetch'), ['name'])
  expect(found).toEqual({ fields: {}, general: ['error.unreachable'] })
})

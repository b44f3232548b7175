import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseJobCursor, toJobCursor } from './job-position.ts'

const position = fc.record({
  key: fc.integer({ min: -1, max: 99_999_999_999_999 }),
  number: fc.integer({ min: 0, max: 999_999_999_999_999 }),
})

test('whatever position is written is read again', () => {
  fc.assert(
    fc.property(position, (written) => {
      expect(parseJobCursor(toJobCursor(written))).toEqual(written)
    }),
  )
})

test.each([
  ['nothing', undefined],
  ['an empty address part', ''],
  ['one number', '1763542800000'],
  ['a missing half', '1763542800000-'],
  ['the other missing half', '-41'],
  ['a negative moment', '-1763542800000-41'],
  ['a negative number', '1763542800000--41'],
  ['three parts', '1763542800000-41-7'],
  ['a decimal', '1763542800000.5-41'],
  ['an exponent', '1e12-41'],
  ['a hexadecimal', '0x10-41'],
  ['spaces', ' 1763542800000-41 '],
  ['a line break behind it', '1763542800000-41\n'],
  ['letters', 'abc-def'],
  ['SQL', "1763542800000-41'; drop table job; --"],
  ['Arabic digits', '١٧٦٣-٤١'],
  ['infinity', 'Infinity-41'],
])('%s is no cursor', (_what, cursor) => {
  expect(parseJobCursor(cursor)).toBeNull()
})

test('a moment too long for a date and a number too long to be exact are no cursor', () => {
  expect(parseJobCursor('9999999999999999-1')).toBeNull()
  expect(parseJobCursor('1-9999999999999999')).toBeNull()
})

test('every cursor that is read names a moment that exists', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^\d{1,20}-\d{1,20}$/), (cursor) => {
      const found = parseJobCursor(cursor)
      if (!found) return
      expect(Number.isNaN(new Date(found.key).getTime())).toBe(false)
      expect(Number.isSafeInteger(found.number)).toBe(true)
    }),
  )
})

import { expect, test } from 'vitest'
import { readNumber } from './use-typed-number.ts'

test.each([
  ['45,000', 45_000],
  ['45 000', 45_000],
  ['£42.500', 42_500],
  ['1,234,567', 1_234_567],
  ['12.50', 12.5],
  ['14,75', 14.75],
  ['12.00', 12],
  ['12.', 12],
  ['.5', 0.5],
  ['.', null],
  ['0', 0],
  ['', null],
  ['abc', null],
  ['12.50 ', 12.5],
  ['12.50 an hour', 12.5],
  ['14.50€', 14.5],
  ['45 000 €', 45_000],
])('%j is read as %j', (typed, read) => {
  expect(readNumber(typed)).toBe(read)
})

test('digits beyond what is exact are left out', () => {
  expect(readNumber('abc-1.2x34567')).toBe(1_234_567)
  expect(readNumber('9'.repeat(40))).toBe(999_999_999_999_999)
})

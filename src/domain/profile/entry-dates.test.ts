import { expect, test } from 'vitest'
import { hasBegun, isInOrder, isLikelyYear } from './entry-dates.ts'

test.each([
  ['2020-01', '2019-12', false],
  ['2020-01', '2020-01', true],
  ['2020-01', '2020-02', true],
  ['2019-12', '2020-01', true],
  ['2020-01', null, true],
  [null, '2020-01', true],
  ['2020-01', '', true],
  ['2020-', '2019-12', true],
  ['2020-13', '2019-12', true],
])('from %s to %s: in order is %s', (startDate, endDate, expected) => {
  expect(isInOrder({ startDate, endDate })).toBe(expected)
})

test.each([
  ['2024-05', '2024-05-15T12:00:00Z', true],
  ['2024-06', '2024-05-15T12:00:00Z', false],
  ['2025-01', '2024-12-01T00:00:00Z', false],
  ['1990-01', '2024-12-01T00:00:00Z', true],
  ['', '2024-12-01T00:00:00Z', true],
  [null, '2024-12-01T00:00:00Z', true],
])('month %s at %s: has begun is %s', (month, now, expected) => {
  expect(hasBegun(month, new Date(now))).toBe(expected)
})

test('a month has begun when it has where the day begins first', () => {
  expect(hasBegun('2024-06', new Date('2024-05-31T09:59:59Z'))).toBe(false)
  expect(hasBegun('2024-06', new Date('2024-05-31T10:00:00Z'))).toBe(true)
})

test.each([
  ['1929-12', false],
  ['1930-01', true],
  ['2099-12', true],
  ['2100-01', false],
  ['0020-03', false],
  ['2020', true],
])('%s as a year of a CV is %s', (month, expected) => {
  expect(isLikelyYear(month)).toBe(expected)
})

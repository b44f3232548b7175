import { expect, test } from 'vitest'
import { addDays, daysBetween, isIsoDate, monthIndex } from './iso-date.ts'

test.each(['2026-02-29', '2026-13-01', '2026-1-1', '26-01-01', '2026-01-01T00:00', '', null, 20260101])(
  '%j is no day',
  (value) => {
    expect(isIsoDate(value)).toBe(false)
  },
)

test('29 February is a day in a leap year', () => {
  expect(isIsoDate('2028-02-29')).toBe(true)
})

test('days are counted across months, years and clock changes', () => {
  expect(daysBetween('2026-12-30', '2027-01-02')).toBe(3)
  expect(daysBetween('2026-03-28', '2026-03-30')).toBe(2)
  expect(daysBetween('2026-03-30', '2026-03-28')).toBe(-2)
  expect(addDays('2026-11-21', 90)).toBe('2027-02-19')
  expect(addDays('2026-01-01', -1)).toBe('2025-12-31')
})

test('months are countable, and what is no month is none', () => {
  expect((monthIndex('2024-03') ?? 0) - (monthIndex('2023-12-31') ?? 0)).toBe(3)
  for (const value of ['2024-13', '2024-00', '2024', '', 'now', null]) expect(monthIndex(value)).toBeNull()
})

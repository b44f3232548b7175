import { expect, test } from 'vitest'
import { guessPayPeriod, readPayPeriod } from './pay-period.ts'

test.each([
  ['HOUR', 'hour'],
  ['per-hour-wage', 'hour'],
  ['Hourly Base Pay Range:', 'hour'],
  ['1 DAY', 'day'],
  ['per_week', 'week'],
  ['monthly', 'month'],
  ['Annual Salary:', 'year'],
  ['par an', 'year'],
  ['per year, 40 hours per week', 'year'],
  ['Kansas City, MO', null],
  ['an estimate for Monday shifts', null],
  ['', null],
])('%j is paid by the %s', (words, period) => {
  expect(readPayPeriod(words)).toBe(period)
})

test('an amount that no shorter time is paid with is a year’s', () => {
  expect(guessPayPeriod('United States Salary Range', 120_000)).toBe('year')
  expect(guessPayPeriod('40 hours, full time', 30_000)).toBe('year')
  expect(guessPayPeriod('per month', 25_000)).toBe('month')
  expect(guessPayPeriod('Salary Range', 4_000)).toBeNull()
  expect(guessPayPeriod('', null)).toBeNull()
})

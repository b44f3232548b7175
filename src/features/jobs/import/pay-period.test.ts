import { expect, test } from 'vitest'
import { countOfPeriods, guessPayPeriod, readPayPeriod } from './pay-period.ts'

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
  ['Horaire de 11,88 Euros', 'hour'],
  ['horaire de travail', null],
  ['p/m', 'month'],
  ['wöchentlich', 'week'],
  ['Tagessatz', 'day'],
  ['TJM', 'day'],
  ['zł miesięcznie', 'month'],
  ['kr per månad', 'month'],
  ['kr per år', 'year'],
  ['zł rocznie', 'year'],
  ['kr pr. time / timeløn', 'hour'],
  ['Kansas City, MO', null],
  ['an estimate for Monday shifts', null],
  ['', null],
])('%j is paid by the %s', (words, period) => {
  expect(readPayPeriod(words)).toBe(period)
})

test.each([
  ['bi-week-salary', 2],
  ['BIWEEKLY', 2],
  ['every two weeks', 2],
  ['per fortnight', 2],
  ['every four weeks', 4],
  ['per 28 days', 28],
  ['TWICE_A_MONTH', 0.5],
  ['HALF_MONTH', 0.5],
  ['semi-monthly', 0.5],
  ['6 MONTH', 6],
  ['0,5 YEAR', 0.5],
  ['40 hours a week', 1],
  ['Annual salary, paid bi-weekly', 1],
  ['per hour, every two weeks', 1],
  ['une quinzaine de jours', 1],
  ['semi-annual bonus', 1],
  ['a rise every two years', 1],
  ['45 TEUR', 1],
  ['', 1],
])('%j pays for %s of its periods', (words, count) => {
  expect(countOfPeriods(words)).toBe(count)
})

test('an amount that no shorter time is paid with is a year’s', () => {
  expect(guessPayPeriod('United States Salary Range', 120_000).period).toBe('year')
  expect(guessPayPeriod('40 hours, full time', 30_000).period).toBe('year')
  expect(guessPayPeriod('Hourly employees', 30_000).period).toBe('year')
  expect(guessPayPeriod('per month', 25_000).period).toBe('month')
  expect(guessPayPeriod('Salary Range', 4_000).period).toBeNull()
  expect(guessPayPeriod('', null).period).toBeNull()
})

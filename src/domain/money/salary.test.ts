import { expect, test } from 'vitest'
import { CURRENCIES, DEFAULT_CURRENCY } from './currency.ts'
import { yearlyAmount, YEARLY_FACTORS } from './salary.ts'

test('the currencies are exactly the six of the specification, pounds first', { tags: ['R138'] }, () => {
  expect(CURRENCIES).toEqual(['GBP', 'USD', 'EUR', 'CAD', 'AUD', 'NZD'])
  expect(DEFAULT_CURRENCY).toBe('GBP')
})

test('the yearly factors are the published ones', { tags: ['2.1d'] }, () => {
  expect(YEARLY_FACTORS).toEqual({ Hour: 1720, Day: 220, Week: 52, Month: 12, Year: 1 })
})

test.each([
  [20, 'Hour', 34_400],
  [200, 'Day', 44_000],
  [800, 'Week', 41_600],
  [3000, 'Month', 36_000],
  [48_500, 'Year', 48_500],
  [0, 'Hour', 0],
] as const)('%d per %s is %d a year', (amount, period, yearly) => {
  expect(yearlyAmount(amount, period)).toBe(yearly)
})

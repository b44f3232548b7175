import { expect, test } from 'vitest'
import { payOfEnds, payWords, type Ends } from './pay-of-ends.ts'

test.each<[Ends, string, number | null, number | null, string | null]>([
  [['45', '55k'], 'EUR', 45_000, 55_000, 'EUR'],
  [['40', '45.000'], 'EUR', 40_000, 45_000, 'EUR'],
  [['45.000', ''], 'EUR', 45_000, null, 'EUR'],
  [['', '45.000'], 'EUR', null, 45_000, 'EUR'],
  [['from 30k', ''], 'EUR', 30_000, null, 'EUR'],
  [['', 'up to 60.000'], 'EUR', null, 60_000, 'EUR'],
  [[45, 55], 'EUR', 45, 55, 'EUR'],
  [[45_000, 0], '€', 45_000, null, 'EUR'],
  [['1.2M', '1.2M'], 'USD', 1_200_000, 1_200_000, 'USD'],
  [['-5', '-5'], 'EUR', null, null, null],
  [['15 LPA', '15 LPA'], 'USD', null, null, null],
  [[95_000, ''], 'CHF', null, null, null],
  [['', ''], 'EUR', null, null, null],
])('pay between the ends %j in %s is %s – %s', (ends, currency, minSalary, maxSalary, read) => {
  const pay = payOfEnds(ends, { currency, countryCode: null, salaryPeriod: 'year' })
  expect(pay).toMatchObject({ minSalary, maxSalary, currency: read })
})

test('the report has the words of the source, and its currency where that is none of ours', () => {
  expect(payWords([95_000, '99.000'], 'CHF')).toBe('CHF 95000 – 99.000')
  expect(payWords(['tbd', 'tbd'], 'EUR')).toBe('tbd')
  expect(payWords([0, ''], 'EUR')).toBe('')
})

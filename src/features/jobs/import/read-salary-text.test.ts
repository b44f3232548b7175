import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { readSalaryText } from './read-salary-text.ts'

test.each([
  ['£35,000 - £40,000 per annum', 'GBP', 35_000, 40_000, 'year'],
  ['£35,000pa', 'GBP', 35_000, 35_000, 'year'],
  ['$18.50 an hour', 'USD', 18.5, 18.5, 'hour'],
  ['$20/hr - $25/hr', 'USD', 20, 25, 'hour'],
  ['up to 60k EUR', 'EUR', null, 60_000, 'year'],
  ['From $55,000.00 a year', 'USD', 55_000, null, 'year'],
  ['100-120k USD', 'USD', 100_000, 120_000, 'year'],
  ['€3.500 pro Monat', 'EUR', 3_500, 3_500, 'month'],
  ['90 000 € brut par an', 'EUR', 90_000, 90_000, 'year'],
  ['2026 salary: $50,000', 'USD', 50_000, 50_000, 'year'],
  ['$100,000 - $120,000 plus $10,000 bonus', 'USD', 100_000, 120_000, 'year'],
  ['CA$80K–CA$95K', 'CAD', 80_000, 95_000, 'year'],
  ['A$1,000.50/week', 'AUD', 1_000.5, 1_000.5, 'week'],
  ['£30,000 per year, 40 hours per week', 'GBP', 30_000, 30_000, 'year'],
  ['£12.50 an hour, 40 hours a week', 'GBP', 12.5, 12.5, 'hour'],
  ['30000', null, 30_000, 30_000, 'year'],
  ['400', null, 400, 400, null],
  ['from 30k', null, 30_000, null, 'year'],
  ['45 Tsd. €', 'EUR', 45_000, 45_000, 'year'],
  ['45 mille € par an', 'EUR', 45_000, 45_000, 'year'],
  ['45 TEUR', 'EUR', 45_000, 45_000, 'year'],
  ['$1.2 million', 'USD', 1_200_000, 1_200_000, 'year'],
  ['1,2 Mio. €', 'EUR', 1_200_000, 1_200_000, 'year'],
  ['45/50 k€', 'EUR', 45_000, 50_000, 'year'],
  ['40 - 45.000 €', 'EUR', 40_000, 45_000, 'year'],
  ['£25k - 30', 'GBP', 25_000, 30_000, 'year'],
  ['£30,000/£35,000', 'GBP', 30_000, 35_000, 'year'],
  ['EUR45,000', 'EUR', 45_000, 45_000, 'year'],
  ['GBP35,000-40,000', 'GBP', 35_000, 40_000, 'year'],
  ['bis 60.000 €', 'EUR', null, 60_000, 'year'],
  ['€15,50 brutto/Std.', 'EUR', 15.5, 15.5, 'hour'],
  ['12,50/h', null, 12.5, 12.5, 'hour'],
  ['40h/Woche, 3.000 € im Monat', 'EUR', 3_000, 3_000, 'month'],
  ['38,5 Std./Woche: 2.800 € brutto', 'EUR', 2_800, 2_800, null],
  ['€45k (12 months)', 'EUR', 45_000, 45_000, 'year'],
  ['2027: 30.000 €', 'EUR', 30_000, 30_000, 'year'],
  ['30.000 € - Start 2027', 'EUR', 30_000, 30_000, 'year'],
  ['£30,000 - 25 days holiday', 'GBP', 30_000, 30_000, 'year'],
  ['4-day week, £50k', 'GBP', 50_000, 50_000, 'year'],
  ['€ 2.400,- tot € 3.100,- bruto per maand', 'EUR', 2_400, 3_100, 'month'],
  ['Grade 7, bis 18.500 EUR', 'EUR', null, 18_500, null],
  ['Total £50k', 'GBP', 50_000, 50_000, 'year'],
  ['A$80,000 + super', 'AUD', 80_000, 80_000, 'year'],
  ['Ref: 4512 - £40k', 'GBP', 40_000, 40_000, 'year'],
  ['CAD $40,000', 'CAD', 40_000, 40_000, 'year'],
  ['$2,000 bi-weekly', 'USD', 1_000, 1_000, 'week'],
  ['Band 6 £37,338 to £44,962', 'GBP', 37_338, 44_962, 'year'],
  ['$120,000 per year, paid bi-weekly', 'USD', 120_000, 120_000, 'year'],
  ['$80k - $100k, paid semi-monthly', 'USD', 80_000, 100_000, 'year'],
  ['$25/hr paid bi-weekly', 'USD', 25, 25, 'hour'],
  ['Bi-weekly pay, $25 per hour', 'USD', 25, 25, 'hour'],
  ['35 000 € par an, une quinzaine de jours de RTT', 'EUR', 35_000, 35_000, 'year'],
  ['£45,000 per annum, every 2 weeks from home', 'GBP', 45_000, 45_000, 'year'],
  ['$52,000/year ($2,000 bi-weekly)', 'USD', 52_000, 52_000, 'year'],
  ['£1,000 every 4 weeks', 'GBP', 250, 250, 'week'],
  ['40h week, $25/h', 'USD', 25, 25, 'hour'],
  ['$100,000 plus commission up to $20,000', 'USD', 100_000, 100_000, 'year'],
])('%j is read', (text, currency, minSalary, maxSalary, salaryPeriod) => {
  expect(readSalaryText(text, 'US')).toEqual({ currency, minSalary, maxSalary, salaryPeriod })
})

test.each([
  '',
  'competitive',
  'CHF 90,000',
  '₹12,00,000',
  '90,000 kr',
  '10% bonus',
  '£20,000 or $30,000',
  '£0',
  '15-18 LPA',
  '12 lakh USD',
  '1e5 EUR',
  '€45ooo',
  '45_000 €',
  '€ 45. 000',
  '€450 - €45.000',
  '$50,000-60',
  'HK$30,000',
  'R$ 5.000',
  'S$5,000 - S$7,000',
])('nothing is made of %j', (text) => {
  expect(readSalaryText(text, 'US').minSalary).toBeNull()
  expect(readSalaryText(text, 'US').maxSalary).toBeNull()
})

test('a lone dollar sign is the dollar of the country, and none where the country has none of ours', () => {
  expect(readSalaryText('$90,000', 'NZ').currency).toBe('NZD')
  expect(readSalaryText('$90,000', 'SG')).toMatchObject({ currency: null, minSalary: null })
  expect(readSalaryText('$90,000', null)).toMatchObject({ currency: null, minSalary: null })
})

test('whatever is written gives amounts above zero or none', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      const { minSalary, maxSalary } = readSalaryText(`£${text}`, 'GB')
      expect([minSalary, maxSalary].every((amount) => amount === null || amount > 0)).toBe(true)
    }),
  )
})

import { expect, test } from 'vitest'
import { moneyText, payAmount, type Pay } from './pay-text.ts'

const PAY: Pay = { minSalary: 41_000, maxSalary: 48_500, currency: 'GBP', salaryPeriod: 'Year' }
const plain = (text: string | undefined) => text?.replaceAll(/[\u00a0\u202f]/g, ' ')

test.each([
  [PAY, 'en-GB', 'exact', '£41,000–48,500'],
  [{ ...PAY, currency: 'USD' }, 'en-GB', 'exact', 'US$41,000–48,500'],
  [{ ...PAY, currency: 'EUR' }, 'fr-FR', 'exact', '41 000–48 500 €'],
  [{ ...PAY, maxSalary: 41_000 }, 'en-GB', 'exact', '£41,000'],
  [{ ...PAY, maxSalary: null }, 'en-GB', 'from', '£41,000'],
  [{ ...PAY, minSalary: null }, 'en-GB', 'upTo', '£48,500'],
  [{ ...PAY, minSalary: 0, maxSalary: 12 }, 'en-GB', 'exact', '£0–12'],
] as const)('%j in %s is %s %s', (pay, locale, kind, amount) => {
  const found = payAmount(pay, locale)
  expect([found?.kind, plain(found?.amount)]).toEqual([kind, amount])
})

test('pay without a currency or without an amount says nothing', () => {
  expect(payAmount({ ...PAY, currency: null }, 'en-GB')).toBeNull()
  expect(payAmount({ ...PAY, minSalary: null, maxSalary: null }, 'en-GB')).toBeNull()
})

test('a single amount has no pence', () => {
  expect(moneyText(30_000, 'GBP', 'en-GB')).toBe('£30,000')
})

import { expect, test } from 'vitest'
import type { Pay } from '#/components/job/pay-text.ts'
import { pinPay } from './pin-pay.ts'

const PAY: Pay = { minSalary: 41_000, maxSalary: 48_500, currency: 'GBP', salaryPeriod: 'Year' }

test.each([
  [PAY, 'en-GB', 'exact', '£41–48k'],
  [{ ...PAY, maxSalary: 41_900 }, 'en-GB', 'exact', '£41k'],
  [{ ...PAY, minSalary: 9_500, maxSalary: 12_000 }, 'en-GB', 'exact', '£9,500–12k'],
  [{ ...PAY, minSalary: 12, maxSalary: 15 }, 'en-GB', 'exact', '£12–15'],
  [{ ...PAY, maxSalary: null }, 'en-GB', 'from', '£41k'],
  [{ ...PAY, minSalary: null }, 'en-GB', 'upTo', '£48k'],
  [{ ...PAY, currency: 'EUR' as const }, 'fr-FR', 'exact', '41–48 k€'],
  [{ ...PAY, currency: 'EUR' as const, maxSalary: null }, 'fr-FR', 'from', '41 k€'],
  [{ ...PAY, currency: 'EUR' as const, minSalary: 12, maxSalary: 15 }, 'fr-FR', 'exact', '12–15 €'],
  [{ ...PAY, currency: 'EUR' as const, minSalary: 9_500 }, 'fr-FR', 'exact', '9 500 €–48 k€'],
])('%j in %s is %s %s', (pay, locale, kind, amount) => {
  const found = pinPay(pay, locale)
  expect([found?.kind, found?.amount.replaceAll(/[\u00a0\u202f]/g, ' ')]).toEqual([kind, amount])
})

test('pay that is not stated shows nothing', () => {
  expect(pinPay({ ...PAY, currency: null }, 'en-GB')).toBeNull()
  expect(pinPay({ ...PAY, minSalary: null, maxSalary: null }, 'en-GB')).toBeNull()
})

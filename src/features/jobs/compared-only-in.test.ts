import { expect, test } from 'vitest'
import { CURRENCIES, type Currency } from '#/domain/money/currency.ts'
import type { ExchangeRates } from '#/domain/money/exchange-rates.ts'
import { comparedOnlyIn } from './compared-only-in.ts'

const paid = (currency: Currency | null) => ({
  minSalary: currency && 30_000,
  maxSalary: null,
  currency,
})
const SOME: ExchangeRates = { date: '2026-11-20', worth: { GBP: 1, EUR: 1.2 } }
const EVERY: ExchangeRates = {
  date: '2026-11-20',
  worth: Object.fromEntries(CURRENCIES.map((code) => [code, 1])),
}

test.each<[string, (Currency | null)[], ExchangeRates | null, boolean, Currency | null]>([
  ['without rates another currency stands last', ['GBP', 'EUR'], null, true, 'GBP'],
  ['a list in one currency has nothing to say', ['GBP', 'GBP', null], null, true, null],
  ['what follows behind the page may be in another', ['GBP'], null, false, 'GBP'],
  ['what has a rate is compared', ['GBP', 'EUR'], SOME, true, null],
  ['what has none is not', ['GBP', 'EUR', 'USD'], SOME, true, 'GBP'],
  ['where all have one nothing stands last', ['GBP', 'USD'], EVERY, false, null],
  ['an empty list has nothing to say', [], null, true, null],
])('%s', (_what, currencies, rates, isLastPage, expected) => {
  expect(comparedOnlyIn(currencies.map(paid), { currency: 'GBP', rates, isLastPage })).toBe(expected)
})

test('a currency without an amount is no pay', () => {
  const unpaid = { ...paid('EUR'), minSalary: null }
  expect(comparedOnlyIn([unpaid], { currency: 'GBP', rates: null, isLastPage: true })).toBeNull()
})

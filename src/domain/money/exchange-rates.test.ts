import { expect, test } from 'vitest'
import { CURRENCIES } from './currency.ts'
import { hasEveryRate, inEveryCurrency } from './exchange-rates.ts'

const RATES = { date: '2026-11-20', worth: { GBP: 1, EUR: 1.2, USD: 1.5 } }
const HUNDRED = { currency: 'EUR', amount: 120 } as const

test('an amount is worth what the table says, in every currency that it names', () => {
  expect(inEveryCurrency(HUNDRED, RATES)).toEqual([
    { currency: 'GBP', amount: 100 },
    { currency: 'USD', amount: 150 },
    { currency: 'EUR', amount: 120 },
  ])
})

test(
  'without a table, or in a currency that it does not name, an amount is itself alone',
  { tags: ['2.1d'] },
  () => {
    expect(inEveryCurrency(HUNDRED, null)).toEqual([HUNDRED])
    const crowns = { currency: 'NZD', amount: 7 } as const
    expect(inEveryCurrency(crowns, RATES)).toEqual([crowns])
  },
)

test('all pay can be compared where every currency has a rate, and not where one has none', () => {
  const worth = Object.fromEntries(CURRENCIES.map((code) => [code, 1]))
  expect(hasEveryRate({ date: '2026-11-20', worth })).toBe(true)
  expect([RATES, null].map(hasEveryRate)).toEqual([false, false])
})

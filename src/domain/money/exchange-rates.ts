import { CURRENCIES, type Currency } from './currency.ts'

/** What the operator says that money is worth: as much of each currency buys the same, on a day (`YYYY-MM-DD`). */
export type ExchangeRates = { date: string; worth: Partial<Record<Currency, number>> }

/** An amount in one of the currencies that can be compared. */
export type Money = { currency: Currency; amount: number }

/**
 * What an amount is in every currency that the table knows, for comparing and never for showing. Only itself without a
 * table or where the table does not know its currency. Not rounded.
 *
 * @example inEveryCurrency({ currency: 'GBP', amount: 100 }, { date: '2026-11-01', worth: { GBP: 1, EUR: 1.2 } })
 * // [{ currency: 'GBP', amount: 100 }, { currency: 'EUR', amount: 120 }]
 */
export function inEveryCurrency({ currency, amount }: Money, rates: ExchangeRates | null): Money[] {
  const own = rates?.worth[currency]
  if (!rates || !own) return [{ currency, amount }]
  return CURRENCIES.flatMap((other) => {
    const worth = rates.worth[other]
    return worth ? [{ currency: other, amount: other === currency ? amount : (amount / own) * worth }] : []
  })
}

/** Whether all pay can be compared: where one currency has no rate, pay in it is compared with no other. */
export const hasEveryRate = (rates: ExchangeRates | null): boolean =>
  CURRENCIES.every((currency) => rates?.worth[currency])

import type { Currency } from '#/domain/money/currency.ts'
import { hasEveryRate, inEveryCurrency, type ExchangeRates } from '#/domain/money/exchange-rates.ts'
import type { JobSummaryRow } from './published-jobs.view.ts'

type PaidRow = Pick<JobSummaryRow, 'minSalary' | 'maxSalary' | 'currency'>

export type Comparison = {
  /** The reader's. */
  currency: Currency
  rates: ExchangeRates | null
  /** Nothing follows behind the rows. */
  isLastPage: boolean
}

type Money = Pick<Comparison, 'currency' | 'rates'>

const comparedWith = ({ currency, rates }: Money) =>
  new Set(inEveryCurrency({ currency, amount: 1 }, rates).map((money) => money.currency))

/** The currency in which a filter of pay is meant if it leaves out jobs paid in others; null where all have a rate. */
export function foundOnlyIn(money: Money): Currency | null {
  return hasEveryRate(money.rates) ? null : money.currency
}

/**
 * The currency by which a list is ordered if pay in others stands at its end, because no rate says what it is worth.
 * Null where none does; of what follows behind a page nobody knows, and it counts as if there were some.
 */
export function comparedOnlyIn(
  rows: readonly PaidRow[],
  { currency, rates, isLastPage }: Comparison,
): Currency | null {
  if (hasEveryRate(rates)) return null
  const compared = comparedWith({ currency, rates })
  const isOther = ({ minSalary, maxSalary, currency: paidIn }: PaidRow) =>
    paidIn !== null && !compared.has(paidIn) && (minSalary ?? maxSalary) !== null
  return !isLastPage || rows.some(isOther) ? currency : null
}

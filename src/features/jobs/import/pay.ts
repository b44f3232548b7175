import { CURRENCIES } from '#/domain/money/currency.ts'

/** Pay in the words of an advertisement. */
export type Pay = {
  currency: string | null
  minSalary: number | null
  maxSalary: number | null
  salaryPeriod: string | null
}

export const NO_PAY: Pay = { currency: null, minSalary: null, maxSalary: null, salaryPeriod: null }

export const isPaid = ({ minSalary, maxSalary }: Pay): boolean => minSalary !== null || maxSalary !== null

export const timesPay = (pay: Pay, times: number): Pay => ({
  ...pay,
  minSalary: pay.minSalary === null ? null : pay.minSalary * times,
  maxSalary: pay.maxSalary === null ? null : pay.maxSalary * times,
})

/** As in the schema of advertisements: more is a slip of whoever wrote it, not pay. */
const AMOUNT_MAX = 40_000_000

/**
 * What a source says about pay. Boards fill in 0 where nobody said anything, so 0 is no amount. Pay in a currency we do
 * not know is none at all; pay without a currency stays, for the employer to complete.
 */
export function toPay({ currency, minSalary, maxSalary, salaryPeriod }: Pay): Pay {
  const code = currency?.trim().toUpperCase() || null
  if (code !== null && !isOurCurrency(code)) return NO_PAY
  const [min, max] = [toAmount(minSalary), toAmount(maxSalary)]
  if (min === null && max === null) return NO_PAY
  return { currency: code, minSalary: min, maxSalary: max, salaryPeriod }
}

const isOurCurrency = (code: string) => CURRENCIES.some((known) => known === code)

function toAmount(amount: number | null): number | null {
  return amount !== null && amount > 0 && amount <= AMOUNT_MAX ? amount : null
}

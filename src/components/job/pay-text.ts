import type { Currency } from '#/domain/money/currency.ts'
import type { SalaryPeriod } from '#/domain/money/salary.ts'
import { moneyFormat } from '#/lib/intl-formats.ts'

/** Pay as a job states it: amounts per `salaryPeriod`. */
export type Pay = {
  minSalary: number | null
  maxSalary: number | null
  currency: Currency | null
  salaryPeriod: SalaryPeriod | null
}

/** An amount of money in the words of a locale, and whether it is a range, a floor or a ceiling. */
export type PayAmount = { kind: 'exact' | 'from' | 'upTo'; amount: string }

type Money = { whole: string; digits: string; symbolFirst: boolean }

const isDigits = (type: string) => type === 'integer' || type === 'group'

function toMoney(amount: number, currency: Currency, locale: string): Money {
  const parts = moneyFormat(locale, currency).formatToParts(amount)
  return {
    whole: parts.map(({ value }) => value).join(''),
    digits: parts.map(({ type, value }) => (isDigits(type) ? value : '')).join(''),
    symbolFirst: parts[0]?.type === 'currency',
  }
}

/**
 * One amount of money without its pence.
 *
 * @example moneyText(30000, 'GBP', 'en-GB') // '£30,000'
 */
export function moneyText(amount: number, currency: Currency, locale: string): string {
  return toMoney(amount, currency, locale).whole
}

const isBackwards = (min: number | null, max: number | null) => min !== null && max !== null && min > max

/**
 * The amount of a job's pay with its currency named once; null when it states none, or while a writer has to mend it. The period is not part of it.
 * Not `formatRange`: browsers and servers of different age write that differently.
 *
 * @example payAmount({ minSalary: 41000, maxSalary: 48500, currency: 'GBP', … }, 'en-GB') // '£41,000–48,500'
 */
export function payAmount({ minSalary, maxSalary, currency }: Pay, locale: string): PayAmount | null {
  const one = minSalary ?? maxSalary
  const isRefused = [minSalary ?? 0, maxSalary ?? 0].some((amount) => !Number.isInteger(amount))
  if (currency === null || one === null || isRefused || isBackwards(minSalary, maxSalary)) return null
  if (minSalary === null) return { kind: 'upTo', amount: moneyText(one, currency, locale) }
  if (maxSalary === null) return { kind: 'from', amount: moneyText(one, currency, locale) }
  const [min, max] = [toMoney(minSalary, currency, locale), toMoney(maxSalary, currency, locale)]
  if (minSalary === maxSalary) return { kind: 'exact', amount: min.whole }
  const amount = min.symbolFirst ? `${min.whole}–${max.digits}` : `${min.digits}–${max.whole}`
  return { kind: 'exact', amount }
}

import { CURRENCIES } from '#/domain/money/currency.ts'
import { currenciesIn } from './currency-signs.ts'
import { NO_PAY, toPay, type Pay } from './pay.ts'
import { readSalaryText } from './read-salary-text.ts'
import { numberSaid, type SaidAmount } from './said-amount.ts'

export type Ends = readonly [min: SaidAmount, max: SaidAmount]

const saidOf = (ends: Ends) => [...new Set(ends)].filter((end) => end !== '' && numberSaid(end) !== 0)
const isWord = (end: SaidAmount) => (typeof end === 'string' ? end !== '' : Number.isInteger(end))
const isOurs = (currency: string) => CURRENCIES.some((code) => code === currency.toUpperCase())

/** What a source says of pay in its own words: for the report, where nothing could be made of them. */
export function payWords(ends: Ends, currency: string): string {
  const words = saidOf(ends).join(' – ')
  return words === '' || isOurs(currency) ? words : `${currency} ${words}`.trim()
}

type Beside = { currency: string; countryCode: string | null; salaryPeriod: string | null }

/** Pay by its two ends, of which a text is read as people write it. A number stays the number it is. */
export function payOfEnds(ends: Ends, { currency, countryCode, salaryPeriod }: Beside): Pay {
  const words = saidOf(ends).join(' - ')
  if (ends.some((end) => Number(end) < 0)) return NO_PAY
  const areWords = ends.some((end) => typeof end === 'string') && ends.every(isWord)
  if (areWords || ends.some((end) => end !== '' && numberSaid(end) === null)) {
    const pay = readSalaryText(`${currency} ${words}`.trim(), countryCode)
    return { ...pay, salaryPeriod: salaryPeriod ?? pay.salaryPeriod }
  }
  const [named, ...others] = currenciesIn(`${currency} ${words}`, countryCode)
  const code = named !== undefined && others.length === 0 ? named : currency
  const [minSalary = null, maxSalary = null] = ends.map((end) => (end === '' ? null : numberSaid(end)))
  return toPay({ currency: code, minSalary, maxSalary, salaryPeriod })
}

import * as z from 'zod'
import { CURRENCIES } from '#/domain/money/currency.ts'
import { currenciesIn } from './currency-signs.ts'
import { bareValue } from './lenient-fields.ts'
import { NO_PAY, toPay, type Pay } from './pay.ts'
import { readMoney } from './read-money.ts'
import { readSalaryText } from './read-salary-text.ts'

/** An amount as a source has it: a number, or a text that may be more than one. '' where none is. */
export const saidAmount = z
  .preprocess(
    (value) => (Array.isArray(value) && value.length > 1 ? value.join(' - ') : bareValue(value)),
    z.union([
      z.number(),
      z.string().transform((text) => text.trim()),
      z.object({ value: z.union([z.number(), z.string()]) }).transform(({ value }) => value),
    ]),
  )
  .catch('')
export type SaidAmount = z.output<typeof saidAmount>
export type Ends = readonly [min: SaidAmount, max: SaidAmount]

export const numberOf = (said: SaidAmount): number | null =>
  typeof said === 'number' ? said : readMoney(said)

const saidOf = (ends: Ends) => [...new Set(ends)].filter((end) => end !== '' && numberOf(end) !== 0)
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
  if (areWords || ends.some((end) => end !== '' && numberOf(end) === null)) {
    const pay = readSalaryText(`${currency} ${words}`.trim(), countryCode)
    return { ...pay, salaryPeriod: salaryPeriod ?? pay.salaryPeriod }
  }
  const [named, ...others] = currenciesIn(`${currency} ${words}`, countryCode)
  const code = named !== undefined && others.length === 0 ? named : currency
  const [minSalary = null, maxSalary = null] = ends.map((end) => (end === '' ? null : numberOf(end)))
  return toPay({ currency: code, minSalary, maxSalary, salaryPeriod })
}

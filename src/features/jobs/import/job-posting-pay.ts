import * as z from 'zod'
import { currenciesIn } from './currency-signs.ts'
import { listOf, rawText } from './lenient-fields.ts'
import { readPayPeriod } from './pay-period.ts'
import { NO_PAY, toPay, type Pay } from './pay.ts'
import { readMoney } from './read-money.ts'
import { readSalaryText } from './read-salary-text.ts'

/** An amount as it stands there: a number, or a text that may be more than one. '' where none is. */
const amount = z.union([z.number(), z.string().transform((text) => text.trim())]).catch('')
type Amount = z.output<typeof amount>

const units = { unitText: rawText, unitCode: rawText, duration: rawText }
const bounds = { minValue: amount, maxValue: amount, ...units }
const quantity = z.object({ ...bounds, value: amount })
type Quantity = z.output<typeof quantity>
const NOTHING: Quantity = {
  ...{ value: '', minValue: '', maxValue: '' },
  ...{ unitText: '', unitCode: '', duration: '' },
}
const sum = z.object({
  ...bounds,
  currency: rawText,
  value: listOf(
    z.union([
      quantity,
      z.union([z.number(), z.string()]).transform((value): Quantity => ({ ...NOTHING, value })),
    ]),
  ),
})

/** What a posting says about its pay: amounts of a currency, or a number or a text by itself. */
export const postingPay = listOf(z.union([sum, z.number(), z.string()]))

type Beside = { currency: string; countryCode: string | null }

/** The first pay that a posting names. `currency` is what it says beside it, `countryCode` where the work is. */
export function payOf(pays: z.output<typeof postingPay>, beside: Beside): Pay {
  const [first] = pays
  if (first === undefined) return NO_PAY
  return typeof first === 'object' ? payOfSum(first, beside) : payOfText(String(first), beside)
}

/** The amounts of a posting's pay in its own words: for the report, where nothing could be made of them. */
export function payWords(pays: z.output<typeof postingPay>): string {
  const [first] = pays
  if (typeof first !== 'object') return first === undefined ? '' : String(first)
  const [within = NOTHING] = first.value
  const amounts = [within.minValue, within.maxValue, within.value, first.minValue, first.maxValue]
  return amounts.filter((one) => one !== '' && one !== 0).join(' – ')
}

const numberOf = (said: Amount) => (typeof said === 'number' ? said : readMoney(said))

function payOfSum(first: z.output<typeof sum>, { currency, countryCode }: Beside): Pay {
  const [within = NOTHING] = first.value
  const own = first.currency || currency
  const salaryPeriod = periodOf(within) ?? periodOf(first)
  const bounded = [
    within.minValue === '' ? first.minValue : within.minValue,
    within.maxValue === '' ? first.maxValue : within.maxValue,
  ]
  const amounts = bounded.every((bound) => bound === '') ? [within.value, within.value] : bounded
  const words = [...new Set(amounts)].filter((one) => one !== '').join(' - ')
  if (amounts.some((one) => one !== '' && numberOf(one) === null)) {
    const pay = payOfText(words, { currency: own, countryCode })
    return { ...pay, salaryPeriod: salaryPeriod ?? pay.salaryPeriod }
  }
  const [minSalary = null, maxSalary = null] = amounts.map(numberOf)
  return toPay({
    currency: currencyOf(`${own} ${words}`, own, countryCode),
    minSalary,
    maxSalary,
    salaryPeriod,
  })
}

/** The code of the currency; a sign may stand in its place, or beside the amounts. */
function currencyOf(words: string, own: string, countryCode: string | null): string | null {
  const named = currenciesIn(words, countryCode)
  return named.length === 1 && named[0] !== undefined ? named[0] : own
}

function payOfText(text: string, { currency, countryCode }: Beside): Pay {
  return readSalaryText(currency === '' ? text : `${currency} ${text}`, countryCode)
}

/** UN/CEFACT's codes and ISO's durations. */
const PERIOD_OF_CODE: Record<string, string> = {
  ...{ HUR: 'hour', DAY: 'day', WEE: 'week', MON: 'month', ANN: 'year' },
  ...{ PT1H: 'hour', P1D: 'day', P1W: 'week', P7D: 'week', P1M: 'month', P1Y: 'year' },
}

/** 'HOUR' or 'per year' as text, 'ANN' as code, or the duration 'P1M'. */
function periodOf(said: Pick<Quantity, 'unitText' | 'unitCode' | 'duration'>): string | null {
  const codes = [said.unitText, said.unitCode, said.duration].map((code) => code.toUpperCase())
  const code = codes.find((it) => Object.hasOwn(PERIOD_OF_CODE, it))
  return readPayPeriod(said.unitText) ?? (code === undefined ? null : (PERIOD_OF_CODE[code] ?? null))
}

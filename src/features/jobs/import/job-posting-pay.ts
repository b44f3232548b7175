import * as z from 'zod'
import { listOf, rawText } from './lenient-fields.ts'
import { countOfPeriods, readPayPeriod } from './pay-period.ts'
import { payOfEnds, payWords, type Ends } from './pay-of-ends.ts'
import { saidAmount } from './said-amount.ts'
import { NO_PAY, timesPay, type Pay } from './pay.ts'
import { readSalaryText } from './read-salary-text.ts'

const units = { unitText: rawText, unitCode: rawText, duration: rawText }
const bounds = { minValue: saidAmount, maxValue: saidAmount, ...units }
const quantity = z.object({ ...bounds, value: saidAmount })
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
  price: saidAmount,
  priceCurrency: rawText,
})
type Sum = z.output<typeof sum>

/** What a posting says about its pay: amounts of a currency, or a number or a text by itself. */
export const postingPay = listOf(z.union([sum, z.number(), z.string()]))

type Beside = { currency: string; countryCode: string | null }

/** The first pay that a posting names, and its words. `currency` is what it says beside it, `countryCode` where the work is. */
export function payOf(
  [first = '']: z.output<typeof postingPay>,
  { currency, countryCode }: Beside,
): { pay: Pay; words: string } {
  if (typeof first === 'object') return payOfSum(first, { currency, countryCode })
  const words = String(first)
  return { pay: words === '' ? NO_PAY : readSalaryText(`${currency} ${words}`.trim(), countryCode), words }
}

function payOfSum(first: Sum, { currency, countryCode }: Beside): { pay: Pay; words: string } {
  const [within = NOTHING] = first.value
  const own = first.currency || first.priceCurrency || currency
  const min = within.minValue === '' ? first.minValue : within.minValue
  const max = within.maxValue === '' ? first.maxValue : within.maxValue
  const whole = within.value === '' ? first.price : within.value
  const ends: Ends = min === '' && max === '' ? [whole, whole] : [min, max]
  const salaryPeriod = periodOf(within) ?? periodOf(first)
  const count = countOfPeriods(within.unitText || first.unitText)
  return {
    pay: timesPay(payOfEnds(ends, { currency: own, countryCode, salaryPeriod }), 1 / count),
    words: payWords(ends, own),
  }
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

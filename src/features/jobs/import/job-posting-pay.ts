import * as z from 'zod'
import { amount, listOf, rawText } from './lenient-fields.ts'
import { readPayPeriod } from './pay-period.ts'
import { NO_PAY, toPay, type Pay } from './pay.ts'
import { readSalaryText } from './read-salary-text.ts'

const bounds = {
  minValue: amount,
  maxValue: amount,
  unitText: rawText,
  unitCode: rawText,
  duration: rawText,
}
const quantity = z.object({ ...bounds, value: amount })
type Quantity = z.output<typeof quantity>
const sum = z.object({
  ...bounds,
  currency: rawText,
  value: listOf(z.union([quantity, z.number(), z.string()])),
})

/** What a posting says about its pay: amounts of a currency, or a number or a text by itself. */
export const postingPay = listOf(z.union([sum, z.number(), z.string()]))

/** The first pay that a posting names. `currency` is what it says beside it, `countryCode` where the work is. */
export function payOf(
  said: z.output<typeof postingPay>,
  { currency, countryCode }: { currency: string; countryCode: string | null },
): Pay {
  const [first] = said
  if (first === undefined) return NO_PAY
  if (typeof first === 'object') return payOfSum(first, { currency, countryCode })
  return payOfText(String(first), { currency, countryCode })
}

function payOfSum(
  first: z.output<typeof sum>,
  { currency, countryCode }: { currency: string; countryCode: string | null },
): Pay {
  const own = first.currency || currency
  const [value] = first.value
  if (typeof value === 'string' && amount.parse(value) === null) {
    const pay = payOfText(value, { currency: own, countryCode })
    return { ...pay, salaryPeriod: periodOf(first) ?? pay.salaryPeriod }
  }
  const within: Quantity =
    typeof value === 'object' ? value : { ...first, value: value === undefined ? null : amount.parse(value) }
  return toPay({
    currency: own,
    minSalary: within.minValue ?? first.minValue ?? (within.maxValue === null ? within.value : null),
    maxSalary: within.maxValue ?? first.maxValue ?? (within.minValue === null ? within.value : null),
    salaryPeriod: periodOf(within) ?? periodOf(first),
  })
}

function payOfText(
  text: string,
  { currency, countryCode }: { currency: string; countryCode: string | null },
): Pay {
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

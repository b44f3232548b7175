import type { Pay } from '#/components/job/pay-text.ts'
import { moneyFormat } from '#/lib/intl-formats.ts'

/** Pay in as few letters as a pin has room for; `kind` is that of `payAmount`. */
export type PinPay = { kind: 'exact' | 'from' | 'upTo'; amount: string }

type Parts = { symbol: string; symbolFirst: boolean; digits: string; unit: string }

/** From here on amounts are told in thousands. */
const THOUSANDS_MIN = 10_000

function toParts(amount: number, { currency, locale }: { currency: string; locale: string }): Parts {
  const isLarge = amount >= THOUSANDS_MIN
  // Rounded down, so that no pin promises more than its job.
  const parts = moneyFormat(locale, currency).formatToParts(isLarge ? Math.floor(amount / 1_000) : amount)
  const digits = parts.filter(({ type }) => type === 'integer' || type === 'group')
  return {
    symbol: parts.find(({ type }) => type === 'currency')?.value ?? currency,
    symbolFirst: parts[0]?.type === 'currency',
    digits: digits.map(({ value }) => value).join(''),
    unit: isLarge ? 'k' : '',
  }
}

/** '£41k' where the symbol comes first, '41 k€' where it comes last. */
const written = ({ symbol, symbolFirst, digits, unit }: Parts) =>
  symbolFirst ? `${symbol}${digits}${unit}` : `${digits}\u00a0${unit}${symbol}`

/** The currency is named once, and the thousands too where both ends are told in them. */
function writtenRange(least: Parts, most: Parts): string {
  if (least.symbolFirst)
    return `${least.unit === most.unit ? least.symbol + least.digits : written(least)}–${most.digits}${most.unit}`
  return `${least.unit === most.unit ? least.digits : written(least)}–${written(most)}`
}

/**
 * A job's pay as its pin shows it; null when it states none. The period is not part of it.
 *
 * @example pinPay({ minSalary: 41000, maxSalary: 48500, currency: 'GBP', … }, 'en-GB') // '£41–48k'
 */
export function pinPay({ minSalary, maxSalary, currency }: Pay, locale: string): PinPay | null {
  const one = minSalary ?? maxSalary
  if (currency === null || one === null) return null
  const least = toParts(one, { currency, locale })
  const most = toParts(maxSalary ?? one, { currency, locale })
  const kind = minSalary === null ? 'upTo' : maxSalary === null ? 'from' : 'exact'
  const isOne = least.digits + least.unit === most.digits + most.unit
  return { kind, amount: isOne ? written(least) : writtenRange(least, most) }
}

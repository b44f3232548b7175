import { guessPayPeriod, readPayPeriod } from './pay-period.ts'
import { NO_PAY, toPay, type Pay } from './pay.ts'

type Amount = { value: number; hasThousands: boolean; start: number; end: number }

const NUMBER = /(?<![\w.,])(\d{1,3}(?:[.,'’ ]\d{3})+|\d{1,9})([.,]\d{1,2})?(?:\s?(k)\b)?(?!\d|[.,]\d|\s*%)/gi
/** The longer sign first: 'CA$' holds '$'. The sign alone is the dollar of the country the work is in. */
const CURRENCY_SIGNS: [code: string, sign: RegExp][] = [
  ['USD', /\bUSD\b|\bUS\s?\$/i],
  ['CAD', /\bCAD\b|\bCA?\s?\$/i],
  ['AUD', /\bAUD\b|\bAU?\s?\$/i],
  ['NZD', /\bNZD\b|\bNZ\s?\$/i],
  ['GBP', /\bGBP\b|£/i],
  ['EUR', /\bEUR(os?)?\b|€/i],
]
const DOLLARS: Record<string, string> = { US: 'USD', CA: 'CAD', AU: 'AUD', NZ: 'NZD' }
/** Words beside the amounts that name no currency. */
const PLAIN_WORDS =
  /\b(k|per|an?|the|to|and|from|up|bis|zu|ab|pro|par|à|salary|pay|wage|rate|base|range|gross|annum|annual(ly)?|year(ly)?|month(ly)?|week(ly)?|da(y|ily)|hour(ly)?|hr|yr|p\.?a|jahr|monat|stunde)\b|[^\p{L}\p{Sc}]/giu
const RANGE_GAP = /^[^+;]{0,20}?(-|–|—|~|\bto\b|\band\b|\bbis\b|à)[^+;\d]{0,12}$/i
const TEXT_CHARACTERS_MAX = 300

/**
 * Pay as people write it: "£35,000 - £40,000 per annum", "$18.50 an hour", "up to 60k EUR". `countryCode` says whose
 * dollar a lone dollar sign means. A text whose currency cannot be told, or is none of ours, gives nothing.
 */
export function readSalaryText(text: string, countryCode: string | null): Pay {
  const said = text.slice(0, TEXT_CHARACTERS_MAX)
  const amounts = listAmounts(said)
  const first = amounts.find(({ start }) => /[\p{Sc}]\s?$/u.test(said.slice(0, start))) ?? amounts[0]
  const currency = readCurrency(said, countryCode)
  if (!first || currency === undefined) return NO_PAY
  const next = amounts[amounts.indexOf(first) + 1]
  const second = next && RANGE_GAP.test(said.slice(first.end, next.start)) ? next : undefined
  const [minSalary, maxSalary] = second
    ? [alignThousands(first, second), second.value]
    : readBound(said, first)
  // "40 hours a week, £12.50 an hour": what stands behind the amounts is what they are for.
  const behind = said.slice((second ?? first).end)
  return toPay({
    currency,
    minSalary,
    maxSalary,
    salaryPeriod: guessPayPeriod(readPayPeriod(behind) === null ? said : behind, minSalary ?? maxSalary),
  })
}

function listAmounts(text: string): Amount[] {
  return [...text.matchAll(NUMBER)].map((match) => {
    const [all, whole = '', fraction = '', thousands] = match
    const value = Number(`${whole.replaceAll(/\D/g, '')}${fraction.replace(',', '.')}`)
    return {
      value: thousands ? value * 1000 : value,
      hasThousands: thousands !== undefined,
      start: match.index,
      end: match.index + all.length,
    }
  })
}

/** In "100-120k" both are thousands. */
function alignThousands(first: Amount, second: Amount): number {
  return second.hasThousands && !first.hasThousands && first.value < 1000 ? first.value * 1000 : first.value
}

/** "up to 40,000" has no beginning, "from 40,000" no end, "40,000" is both. */
function readBound(text: string, { value, start, end }: Amount): [min: number | null, max: number | null] {
  const before = text.slice(0, start)
  if (/(up to|max(imum)?|bis zu|jusqu.{0,3})[^\d]{0,12}$/i.test(before)) return [null, value]
  if (/(from|starting( at)?|min(imum)?|at least|\bab|à partir de)[^\d]{0,12}$/i.test(before))
    return [value, null]
  return /^\s?\+/.test(text.slice(end)) ? [value, null] : [value, value]
}

/** Undefined when a currency seems to be named that is none of ours; null when none is. */
function readCurrency(text: string, countryCode: string | null): string | null | undefined {
  const named = CURRENCY_SIGNS.filter(([, sign]) => sign.test(text)).map(([code]) => code)
  const isLoneDollar = text.includes('$') && !named.some((code) => code.endsWith('D'))
  const all = isLoneDollar ? [...named, dollarOf(countryCode)] : named
  if (all.length > 0) return all.length === 1 ? all[0] : undefined
  return text.replaceAll(PLAIN_WORDS, '') === '' ? null : undefined
}

function dollarOf(countryCode: string | null): string | undefined {
  return countryCode !== null && Object.hasOwn(DOLLARS, countryCode) ? DOLLARS[countryCode] : undefined
}

import { listAmounts, type Amount } from './amounts-in-text.ts'
import { currenciesIn } from './currency-signs.ts'
import { guessPayPeriod, readPayPeriod } from './pay-period.ts'
import { NO_PAY, toPay, type Pay } from './pay.ts'

/** Words beside the amounts that name no currency. */
const PLAIN_WORDS =
  /\b(k|per|an?|the|to|and|from|up|bis|zu|ab|pro|par|à|salary|pay|wage|rate|base|range|gross|annum|annual(ly)?|year(ly)?|month(ly)?|week(ly)?|da(y|ily)|hour(ly)?|hr|yr|p\.?a|jahr|monat|stunde)\b|[^\p{L}\p{Sc}]/giu
const RANGE_GAP =
  /^[^+;]{0,20}?(-|–|—|~|\b(?:to|and|und|bis|et|a|al|y|e|tot|en|ao?|até|hasta|fino a)\b|à)[^+;\d]{0,12}$/i
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

/** In "100-120k" both are thousands. */
function alignThousands(first: Amount, second: Amount): number {
  return second.hasThousands && !first.hasThousands && first.value < 1000 ? first.value * 1000 : first.value
}

/** "up to 40,000" has no beginning, "from 40,000" no end, "40,000" is both. */
function readBound(text: string, { value, start, end }: Amount): [min: number | null, max: number | null] {
  const before = text.slice(0, start)
  if (/(up to|max(imum|imo)?|bis zu|jusqu.{0,3}|hasta|até|fino ad?|tot)[^\d]{0,12}$/i.test(before))
    return [null, value]
  if (
    /(from|starting( at)?|min(imum|imo)?|at least|\bab|à partir de|desde|a partir d[ae]|vanaf|\bdal?)[^\d]{0,12}$/i.test(
      before,
    )
  )
    return [value, null]
  return /^\s?\+/.test(text.slice(end)) ? [value, null] : [value, value]
}

/** Undefined when a currency seems to be named that is none of ours; null when none is. */
function readCurrency(text: string, countryCode: string | null): string | null | undefined {
  const all = currenciesIn(text, countryCode)
  if (all.length > 0) return all.length === 1 ? all[0] : undefined
  return text.replaceAll(PLAIN_WORDS, '') === '' ? null : undefined
}

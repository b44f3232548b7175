import { endsOf, listAmounts, type Amount } from './amounts-in-text.ts'
import { currenciesIn } from './currency-signs.ts'
import { guessPayPeriod, readPayPeriod } from './pay-period.ts'
import { NO_PAY, timesPay, toPay, type Pay } from './pay.ts'

/** Words beside the amounts that name no currency. */
const PLAIN_WORDS =
  /\b(per|an?|the|to|and|from|up|bis|zu|ab|pro|par|à|salary|pay|wage|rate|base|range|gross|ote|annum|annual(ly)?|year(ly)?|month(ly)?|week(ly)?|da(y|ily)|hour(ly)?|h|hr|yr|p\.?a|jahr|monat|stunde|std)\b|[^\p{L}\p{Sc}]/giu
const CURRENCY = '(?:[\\p{Sc}]|(?:EUR(?:os?)?|USD|GBP|CAD|AUD|NZD|(?:US|CA?|AU?|NZ)(?=\\s?\\$))(?!\\p{L}))'
const IS_BEFORE = new RegExp(`${CURRENCY}\\s?$`, 'iu')
const IS_BEHIND = new RegExp(`^\\s?${CURRENCY}(?!\\s?\\d)`, 'iu')
const TO_WORDS = 'to|and|und|bis|et|a|al|y|e|tot|en|ao?|até|hasta|fino a|à'
const RANGE_GAP = new RegExp(
  `^(?!.*(?:plus|bonus|commission|prime))(?:(?:[^+;:,]|,(?=[-–—])){0,20}?(?:[-–—~→]|(?<!\\p{L})(?:${TO_WORDS})(?!\\p{L}))|\\s?(?:${CURRENCY})?\\s?/)` +
    `(?:\\s|${CURRENCY}|(?:c|ca|max|up to|à|de|bis zu)\\.?(?=[\\s\\p{Sc}])){0,4}$`,
  'iu',
)
const TEXT_CHARACTERS_MAX = 300

/**
 * Pay as people write it: "£35,000 - £40,000 per annum", "$18.50 an hour", "up to 60k EUR". `countryCode` says whose
 * dollar a lone dollar sign means. A text whose currency cannot be told, or is none of ours, gives nothing.
 */
export function readSalaryText(text: string, countryCode: string | null): Pay {
  const said = text.slice(0, TEXT_CHARACTERS_MAX)
  const amounts = listAmounts(said)
  const currency = readCurrency(said, amounts, countryCode)
  const [first, second] = payIn(said, amounts)
  if (!first || currency === undefined) return NO_PAY
  const ends = second ? endsOf(first, second) : readBound(said, first)
  if (!ends) return NO_PAY
  const [minSalary, maxSalary] = ends
  const { period, count } = guessPayPeriod(periodWords(said, second ?? first), minSalary || maxSalary)
  return timesPay(toPay({ currency, minSalary, maxSalary, salaryPeriod: period }), 1 / count)
}

const BEHIND_AMOUNT = new RegExp(
  `^[\\s.,-]{0,3}(?:${CURRENCY}\\s?)?(?:(?:gross|brut[ot]?|brutto|brutos|netto?)\\s)?(?:/|an?|per|pro|par|je|al?|p)\\s?[\\p{L}.]+`,
  'iu',
)

/** What says the period of an amount: "/h" and "per hour" right behind it, or else the whole text. */
function periodWords(text: string, { end }: Amount): string {
  const [beside = ''] = BEHIND_AMOUNT.exec(text.slice(end)) ?? []
  return readPayPeriod(beside) === null ? text : beside
}

/** The first amount beside which a currency stands, or else the first; with the other end of its range. */
function payIn(text: string, amounts: readonly Amount[]): [first?: Amount, second?: Amount] {
  const areJoined = (first?: Amount, second?: Amount) =>
    first !== undefined && second !== undefined && RANGE_GAP.test(text.slice(first.end, second.start))
  const named = amounts.findIndex(
    ({ start, end }) => IS_BEFORE.test(text.slice(0, start)) || IS_BEHIND.test(text.slice(end)),
  )
  const at = Math.max(named, 0)
  const isNamedBehind = IS_BEHIND.test(text.slice(amounts[at]?.end))
  const from = isNamedBehind && areJoined(amounts[at - 1], amounts[at]) ? at - 1 : at
  const [first, second] = amounts.slice(from)
  return areJoined(first, second) ? [first, second] : [first]
}

const before = (words: string) => new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L})[^\\d]{0,12}$`, 'iu')
const UP_TO = before("up to|max(?:imum|imo)?|bis(?: zu)?|jusqu['’]?(?:à|au)?|hasta|até|fino ad?|tot")
const FROM = before(
  'from|starting(?: at)?|min(?:imum|imo)?|at least|ab|à partir de|desde|a partir d[ae]|vanaf|dal?',
)

/** "up to 40,000" has no beginning, "from 40,000" and "40,000+" no end, "40,000" is both. */
function readBound(text: string, { value, start, end }: Amount): [min: number | null, max: number | null] {
  if (UP_TO.test(text.slice(0, start))) return [null, value]
  const isOpen = FROM.test(text.slice(0, start)) || /^\s?\p{Sc}?\s?\+(?!\s*[\p{L}\d])/u.test(text.slice(end))
  return [value, isOpen ? null : value]
}

/** Undefined when a currency seems to be named that is none of ours; null when none is. */
function readCurrency(
  text: string,
  amounts: readonly Amount[],
  countryCode: string | null,
): string | null | undefined {
  const all = currenciesIn(text, countryCode)
  if (all.length > 0) return all.length === 1 ? all[0] : undefined
  const beside = amounts.reduceRight(
    (left, { start, end }) => `${left.slice(0, start)} ${left.slice(end)}`,
    text,
  )
  return beside.replaceAll(PLAIN_WORDS, '') === '' ? null : undefined
}

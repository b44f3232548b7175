import { areFromRight, withEarlierFirst } from './earlier-first.ts'
import { signMonths, withNames } from './month-names.ts'
import { hasShortYears, yearsInFull } from './short-years.ts'
import { orderOf, type NumberOrder } from './written-date.ts'

const DATE = '(\\d{1,2})([./-])(\\d{1,2})\\2((?:19|20)\\d{2})'
/** A date of numbers with its year last: at the end of what it dates, or with what it dates behind it. */
const AT_END = new RegExp(`(?<![\\d./-])${DATE}(?=\\s*(?:$|[)\\],|–—-]))`, 'g')
const AT_START = new RegExp(`(?<=^[(\\[]?)${DATE}(?=[)\\]]?\\s[\\p{L}(])`, 'gu')
const IS_SENTENCE = /[.!?]$/

const datesIn = (text: string): string[] =>
  [...text.matchAll(AT_END), ...text.matchAll(AT_START)].map(([date]) => date)

function orderIn(texts: readonly string[], usual: NumberOrder | null): NumberOrder | null {
  const orders = new Set(texts.flatMap(datesIn).flatMap((date) => orderOf(date) ?? []))
  const [order = usual] = orders
  return orders.size > 1 ? null : order
}

function withOrder(text: string, order: NumberOrder): string {
  const write = (_date: string, first: string, _mark: string, second: string, year: string) => {
    const [month, day] = order === 'dayFirst' ? [second, first] : [first, second]
    return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  }
  const settled = text.replaceAll(AT_END, write)
  return IS_SENTENCE.test(text) ? settled : settled.replaceAll(AT_START, write)
}

function withWholeYears(text: string): string {
  const { signed, names } = signMonths(text)
  return names.length > 0 ? withNames(yearsInFull(signed, { isSettled: true }), names) : text
}

/**
 * Whoever writes "26-08-2025" means the third of August by "03-08-2025", and whoever writes "Sep 15 – now" means years by
 * two digits. Of the texts of one document: a function that writes dates in full where the other dates show how they are
 * meant; else it changes nothing. `usual` is the order in which such a paper writes days, where no date shows it.
 *
 * @example settleDates(['26-08-2025'])('03-08-2024') // '2024-08-03'
 */
export function settleDates(
  texts: readonly string[],
  usual: NumberOrder | null = null,
): (text: string) => string {
  const order = orderIn(texts, usual)
  const areShort = texts.some((text) => hasShortYears(signMonths(text).signed))
  const isFromRight = areFromRight(texts)
  return (text) => {
    const ordered = order === null ? text : withOrder(text, order)
    const whole = areShort ? withWholeYears(ordered) : ordered
    return isFromRight ? withEarlierFirst(whole) : whole
  }
}

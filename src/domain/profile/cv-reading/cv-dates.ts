import { EARLIEST_YEAR, LATEST_YEAR } from '#/domain/profile/entry-dates.ts'
import {
  FROM_TO,
  namedMonth,
  ONLY_DATE_WORDS,
  ONLY_NOW,
  ONLY_SEASON,
  OPEN,
  SINGLE,
  YEARS,
  yearOf,
} from './cv-date-forms.ts'

/** The months of a span that a text names; an `end` of null is "until now". `hasEnd` is false for a single date. */
export type CvSpan = { start: string; end: string | null; isSingle: boolean }
/** `isApart`: the date stands at an end of the text, or a comma or bracket sets it off. */
export type DatedText = { span: CvSpan | null; text: string; isApart: boolean }

/** A span of two numbers is no longer than a working life. */
const YEARS_MAX = 60

const pad = (month: number) => String(month).padStart(2, '0')
/** The year that two digits end, at or after another one: "2018–20", "1998–02". */
const endYear = (start: number, digits: string) => {
  const year = start - (start % 100) + Number(digits)
  return year < start ? year + 100 : year
}

/** "2018/19" are two years when the second number is no month, or follows the first where nothing stands beside them. */
function lastOfSeason(date: string, isAlone: boolean): number | null {
  if (!ONLY_SEASON.test(date)) return null
  const [start = '', digits = ''] = date.split('/')
  const first = Number(start)
  const last = digits.length === 2 ? endYear(first, digits) : Number(digits)
  const isMonth = Number(digits) >= 1 && Number(digits) <= 12
  const isLikely = last >= first && last - first <= YEARS_MAX
  return isLikely && (!isMonth || (isAlone && last === first + 1)) ? last : null
}

type Place = { isEnd: boolean; isAlone?: boolean }

/** A date as `YYYY-MM`. A year alone counts from its first month, or up to its last. */
function toMonth(date: string, { isEnd, isAlone = false }: Place): string {
  const found = yearOf(date)
  if (!found || found.year < EARLIEST_YEAR || found.year > LATEST_YEAR) return ''
  const { written, year } = found
  const last = lastOfSeason(date, isAlone)
  if (last !== null) return isEnd ? `${last}-12` : `${year}-01`
  const named = namedMonth(date)
  if (named >= 0) return `${year}-${pad(named + 1)}`
  const isFirst = written.length === 4 && date.startsWith(written)
  const others = isFirst ? date.slice(4) : date.slice(0, date.lastIndexOf(written))
  const numbers = others.match(/\d{1,2}/g) ?? []
  const month = Number(isFirst ? numbers[0] : numbers.at(-1))
  if (month >= 1 && month <= 12) return `${year}-${pad(month)}`
  return `${year}-${isEnd ? '12' : '01'}`
}

const LEADING = /[\s,;:|·•–—-]/u
const TRAILING = /[\s,;|·•–—-]/u

/** Goes by letters: a pattern that looks for the end of a line tries again at every sign of a long row of them. */
function tidy(text: string): string {
  const plain = text.replace(/\s+/g, ' ').replace(/\( ?\)/g, '')
  let [from, to] = [0, plain.length]
  while (from < to && LEADING.test(plain[from] ?? '')) from += 1
  while (to > from && TRAILING.test(plain[to - 1] ?? '')) to -= 1
  return plain.slice(from, to)
}

const FULL_STOP = /[.!?]$/

function isSetOff(text: string, date: string): boolean {
  const [before = '', after = ''] = text.split(date).map((part) => part.trim())
  const endsBefore = before === '' || /[,(|:·–—-]$/.test(before) || date.startsWith('(')
  const endsAfter = after === '' || /^[,)|:·–—-]/.test(after) || date.endsWith(')')
  return endsBefore && endsAfter && !FULL_STOP.test(after)
}

const isOfTwoDigits = (date: string) => yearOf(date)?.written.length === 2

/** "Jan – Mar 2021": the first month borrows the year of the last. Null for short dates that run backwards. */
function fromTo(start: string, end: string): CvSpan | null {
  const dated = yearOf(start) ? start : `${start} ${yearOf(end)?.written ?? ''}`
  const span = {
    start: toMonth(dated, { isEnd: false }),
    end: yearOf(end) ? toMonth(end, { isEnd: true }) : null,
    isSingle: false,
  }
  const isBackwards = span.end !== null && span.end < span.start
  return isBackwards && (isOfTwoDigits(start) || isOfTwoDigits(end)) ? null : span
}

/** The span of two years, the second one by its last digits. */
function yearsSpan(start: string, digits: string): CvSpan | null {
  const end = endYear(Number(start), digits)
  const isLikely = end - Number(start) <= YEARS_MAX && Number(start) >= EARLIEST_YEAR && end <= LATEST_YEAR
  return isLikely ? { start: `${start}-01`, end: `${end}-12`, isSingle: false } : null
}

type Found = { span: CvSpan; written: string }

function findRange(text: string): Found | null {
  const range = FROM_TO.exec(text)
  const span = range?.[1] && range[2] ? fromTo(range[1], range[2]) : null
  if (range && span) return { span, written: range[0] }
  const years = YEARS.exec(text)
  const ofYears = years?.[1] ? yearsSpan(years[1], years[2] ?? years[3] ?? '') : null
  return years && ofYears && { span: ofYears, written: years[0] }
}

function findOpen(text: string): Found | null {
  const open = OPEN.exec(text)
  const since = open?.[1] ?? open?.[2]
  if (!open || !since) return null
  return { span: { start: toMonth(since, { isEnd: false }), end: null, isSingle: false }, written: open[0] }
}

/**
 * The span of time that a text names, and the text without it. Forms of English, French, German and Spanish.
 *
 * @example takeDates('Baker, janv. 2019 – aujourd’hui') // { span: { start: '2019-01', end: null, … }, text: 'Baker' }
 */
export function takeDates(text: string): DatedText {
  const found = findRange(text) ?? findOpen(text)
  if (found) {
    const { span, written } = found
    const isKnown = span.start !== '' || span.end !== ''
    return { span: isKnown ? span : null, text: tidy(text.replace(written, '  ')), isApart: true }
  }
  const single = SINGLE.exec(text)
  if (!single?.[1]) return { span: null, text: tidy(text), isApart: false }
  const span = {
    start: toMonth(single[1], { isEnd: false, isAlone: true }),
    end: toMonth(single[1], { isEnd: true, isAlone: true }),
    isSingle: lastOfSeason(single[1], true) === null,
  }
  return { span, text: tidy(text.replace(single[0], '  ')), isApart: isSetOff(text, single[0]) }
}

/** Tells whether a text only says "until now". */
export function isNow(text: string): boolean {
  return ONLY_NOW.test(text.trim())
}

/** Tells whether a text is a date or a span and nothing else that matters. */
export function isOnlyDate(text: string): boolean {
  const { span, text: left } = takeDates(text)
  return span !== null && left.length <= 3
}

/** Tells whether a text is made of numbers, dashes and months alone: a date nobody could read, or what is left of one. */
export const hasOnlyDateWords = (text: string): boolean => ONLY_DATE_WORDS.test(text)

/** Tells whether a text could name nothing but a date. "Mars" could be a company. */
export const isNoName = (text: string): boolean => hasOnlyDateWords(text) && /\d/.test(text)

import { unified } from '#/domain/text/unified.ts'
import {
  CLOSED,
  FROM_TO,
  MONTHS_OF_YEAR,
  ONLY_DATE_WORDS,
  OPEN,
  SIDE_BY_SIDE,
  SINGLE,
  SPAN_LENGTH,
  UNKNOWN_END,
  UNREAD_END,
  YEAR,
  YEARS,
} from './date-forms.ts'
import { plainDigits } from './plain-digits.ts'
import { countMonths, signMonths, withNames } from './month-names.ts'
import { yearsInFull } from './short-years.ts'
import { spansInFull } from './spans-in-full.ts'
import { lastOfSeason, lastYear, monthOf, orderOf } from './written-date.ts'

/**
 * The months (`YYYY-MM`) of a span that a text names: '' for one that cannot be read, and an `end` of null is "until
 * now". `isSingle`: it is one date and no span.
 */
export type DateSpan = { start: string; end: string | null; isSingle: boolean }
/** `isApart`: the date stands at an end of the text, or a comma or bracket sets it off. */
export type DatedText = { span: DateSpan | null; text: string; isApart: boolean }

const HAS_DIGIT = /\d/
const LEADING = /[\s,;:|·•–—-]/u
const TRAILING = /[\s,;|·•–—-]/u

/** Goes by letters: a pattern that looks for the end of a line tries again at every sign of a long row of them. */
function tidy(text: string): string {
  const plain = text.replace(/\s+/g, ' ').replace(/\( ?\)|\[ ?\]/g, '')
  let [from, to] = [0, plain.length]
  while (from < to && LEADING.test(plain[from] ?? '')) from += 1
  while (to > from && TRAILING.test(plain[to - 1] ?? '')) to -= 1
  return plain.slice(from, to)
}

const FULL_STOP = /[.!?]$/

function isSetOff(text: string, date: string): boolean {
  const [before = '', after = ''] = text.split(date).map((part) => part.trim())
  const endsBefore = before === '' || /[,(|:·–—-]$/.test(before) || date.startsWith('(')
  if (before === '' && after.startsWith(':')) return true
  const endsAfter = after === '' || /^[,)|:·–—-]/.test(after) || date.endsWith(')')
  return endsBefore && endsAfter && !FULL_STOP.test(after)
}

const WHOLE_YEAR = new RegExp(`(?<!\\d)${YEAR}(?!\\d)`)
const SHORT_YEAR = /[/.'’](\d{2})$/

const yearIn = (date: string) => WHOLE_YEAR.exec(date)?.[0] ?? SHORT_YEAR.exec(date)?.[1] ?? ''

const yearBefore = (year: string) => String(Number(year) - 1).padStart(year.length, '0')

const UNREAD: DateSpan = { start: '', end: '', isSingle: false }

const ONLY_YEAR = new RegExp(`^${YEAR}$`)

/** "Nov – Feb 2020": the first month borrows a year. What runs backwards is unread; null for short dates that do, and for "Nov – 2020". */
function fromTo(start: string, end: string): DateSpan | null {
  const [first, last] = [yearIn(start), yearIn(end)]
  if (first === '' && ONLY_YEAR.test(end)) return null
  const order = orderOf(start) ?? orderOf(end)
  const read = (from: string): DateSpan => ({
    start: monthOf(from, { isEnd: false, order }),
    end: last === '' ? null : monthOf(end, { isEnd: true, order }),
    isSingle: false,
  })
  const isBackwards = (span: DateSpan) => span.end !== null && span.end !== '' && span.end < span.start
  const span = read(first ? start : `${start} ${last}`)
  if (!isBackwards(span)) return span
  if (first === '') return read(`${start} ${yearBefore(last)}`)
  return first.length === 2 || last.length === 2 ? null : UNREAD
}

function yearsSpan(start: string, digits: string): DateSpan | null {
  const end = lastYear(start, digits)
  return end === null ? null : { start: `${start}-01`, end: `${end}-12`, isSingle: false }
}

/** Two dates side by side: they are a span when the second one is no earlier. */
function sideBySide(start: string, end: string): DateSpan | null {
  const span = fromTo(start, end)
  const isSpan = span && span.start !== '' && span.end !== '' && (span.end === null || span.end >= span.start)
  return isSpan ? span : null
}

function monthsSpan(start: string, end: string): DateSpan | null {
  return sideBySide(`${start}/${yearIn(end)}`, end)
}

type Found = { span: DateSpan; written: string; after: string }

function findWith(text: string, form: RegExp, toSpan: (start: string, end: string) => DateSpan | null) {
  const match = form.exec(text)
  if (!match) return null
  const [start = '', end = ''] = match.slice(1).filter((part) => part !== undefined)
  const span = toSpan(start, end)
  return span && { span, written: match[0], after: text.slice(match.index + match[0].length) }
}

const withoutEnd = (since: string) => ({ ...UNREAD, start: monthOf(since, { isEnd: false }) })

const findSpan = (text: string): Found | null =>
  findWith(text, FROM_TO, fromTo) ??
  findWith(text, YEARS, yearsSpan) ??
  findWith(text, MONTHS_OF_YEAR, monthsSpan) ??
  findWith(text, SIDE_BY_SIDE, sideBySide) ??
  findWith(text, UNKNOWN_END, withoutEnd) ??
  findWith(text, UNREAD_END, withoutEnd) ??
  findWith(text, OPEN, (since) => ({
    start: monthOf(since, { isEnd: false }),
    end: null,
    isSingle: false,
  })) ??
  findWith(text, CLOSED, (until) => ({ start: '', end: monthOf(until, { isEnd: true }), isSingle: false }))

/** The text around a date, without how long it took and with its months by their names. */
function around(text: string, written: string, names: readonly string[]): string {
  const at = text.indexOf(written)
  const [before, after] = [text.slice(0, at), text.slice(at + written.length)]
  const [first, taken] = [countMonths(before), countMonths(written)]
  return withNames(`${before}  ${after}`, [...names.slice(0, first), ...names.slice(first + taken)])
}

const isRead = ({ start, end }: DateSpan) => start !== '' || (end !== '' && end !== null)

/**
 * The span of time that a text names, and the text without it. A date that cannot be read, or could be two, stays in the
 * text.
 *
 * @example takeDates('Baker, janv. 2019 – aujourd’hui') // { span: { start: '2019-01', end: null, … }, text: 'Baker' }
 */
export function takeDates(written: string): DatedText {
  const said = plainDigits(unified(written, 'NFC').replace(/\s+/g, ' '))
  const undated = { span: null, text: tidy(said), isApart: false }
  if (!HAS_DIGIT.test(said)) return undated
  const { signed, names } = signMonths(said)
  const text = spansInFull(yearsInFull(signed))
  const found = findSpan(text)
  if (found) {
    const taken = found.written + (SPAN_LENGTH.exec(found.after)?.[0] ?? '')
    return isRead(found.span)
      ? { span: found.span, text: tidy(around(text, taken, names)), isApart: true }
      : undated
  }
  const [whole = '', date = ''] = SINGLE.exec(text) ?? []
  const span = {
    start: monthOf(date, { isEnd: false, isAlone: true }),
    end: monthOf(date, { isEnd: true, isAlone: true }),
    isSingle: lastOfSeason(date, { isAlone: true }) === null,
  }
  if (span.start === '') return undated
  return { span, text: tidy(around(text, whole, names)), isApart: isSetOff(text, whole) }
}

/** Tells whether a text is a date or a span and nothing else that matters. */
export function isOnlyDate(text: string): boolean {
  const { span, text: left } = takeDates(text)
  return span !== null && left.length <= 3
}

/** Tells whether a text is made of numbers, dashes and months alone: a date nobody could read, or what is left of one. */
export const hasOnlyDateWords = (text: string): boolean => ONLY_DATE_WORDS.test(signMonths(text).signed)

/** Tells whether a text could name nothing but a date. "Mars" could be a company. */
export const isNoName = (text: string): boolean => hasOnlyDateWords(text) && /\d/.test(text)

import { TO, YEAR } from './date-forms.ts'
import { MONTH, monthOfSign } from './month-names.ts'
import { NOW } from './now-words.ts'

/** "Sep 15 – NOW": a month in words and two digits, up to another such date or to now, and no whole year behind. */
const SPAN = new RegExp(
  `(?<![\\p{L}\\p{N}])(${MONTH})(\\.?[\\s/-]?)(\\d{2})(${TO})(?:(${MONTH})(\\.?[\\s/-]?)(\\d{2})|(${NOW}))(?![\\p{L}\\p{N}:/]|[\\s,.-]{1,2}${YEAR})`,
  'iu',
)
const DAYS_MAX = 31
/** From here on two digits may be a day and a year that has not come. */
const DAYS_AHEAD = 24
const CENTURY_SPLIT = 50

/** A whole year by its last two digits. */
export const wholeYear = (digits: string): number =>
  Number(digits) + (Number(digits) < CENTURY_SPLIT ? 2000 : 1900)

type Part = { month: number; digits: string }
const orderOf = ({ month, digits }: Part) => month * 100 + Number(digits)

const monthsOf = ({ month, digits }: Part) => wholeYear(digits) * 12 + month

/** No years run backwards, and what is said to go on did not begin ahead of now: "May 31 – present" names a day. */
function mayBeYears(start: Part, end: Part | null): boolean {
  if (end) return monthsOf(end) >= monthsOf(start)
  return Number(start.digits) < DAYS_AHEAD || Number(start.digits) > DAYS_MAX
}

/** Digits are no days when there are not so many, or when days would run backwards: "Dec 15 – Mar 17". */
function areYears(start: Part, end: Part | null): boolean {
  if (!end) return true
  const isNoDay = [start, end].some(({ digits }) => Number(digits) > DAYS_MAX || digits === '00')
  return isNoDay || orderOf(end) <= orderOf(start)
}

/** No day stands right behind its month, nor behind a slash. */
const isMark = (gap: string) => gap === '' || gap === '/'

function read(signed: string) {
  const match = SPAN.exec(signed)
  if (!match) return null
  const [
    whole,
    month = '',
    gap = '',
    digits = '',
    to = '',
    lastMonth,
    lastGap = '',
    lastDigits = '',
    now = '',
  ] = match
  const isJoined = isMark(gap) && (lastMonth === undefined || isMark(lastGap))
  const start = { month: monthOfSign(month), digits }
  const end = lastMonth === undefined ? null : { month: monthOfSign(lastMonth), digits: lastDigits }
  if (!isJoined && !mayBeYears(start, end)) return null
  const last = end ? `${lastMonth}${lastGap}${wholeYear(lastDigits)}` : now
  return {
    whole,
    isSure: isJoined || areYears(start, end),
    inFull: `${month}${gap}${wholeYear(digits)}${to}${last}`,
  }
}

/** Tells whether a text, its months as signs, has a span whose two digits can be nothing but years. */
export const hasShortYears = (signed: string): boolean => read(signed)?.isSure ?? false

/**
 * A text, its months as signs, with whole years in a span that says them by two digits beside a month. "Jan 15 – Sep 20"
 * could be days: it changes only where `isSettled` tells that years of this paper are written so.
 */
export function yearsInFull(signed: string, { isSettled = false } = {}): string {
  const span = read(signed)
  return span && (isSettled || span.isSure) ? signed.replace(span.whole, span.inFull) : signed
}

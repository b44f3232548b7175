import { EARLIEST_YEAR, LATEST_YEAR } from '../likely-years.ts'
import { DAY, ONLY_SEASON, SEASON_WORD, YEAR } from './date-forms.ts'
import { MONTH, monthOfSign } from './month-names.ts'
import { wholeYear } from './short-years.ts'

/** A date as its writer wrote it. `month` and `day` are null where only what is larger is written. */
export type WrittenDate = { year: number; month: number | null; day: number | null }
/** Whether the day or the month stands first in a date of numbers alone. */
export type NumberOrder = 'dayFirst' | 'monthFirst'

const ONLY_YEAR = new RegExp(`^(?:${SEASON_WORD},? )?(${YEAR})$`, 'iu')
const YEAR_FIRST = new RegExp(
  `^(${YEAR})(?:[-/]|\\.\\s?)(\\d{1,2})(?:(?:[-/]|\\.\\s?)(\\d{1,2}))?(?:\\.|T[\\d:.,+Z-]+)?$`,
  'u',
)
const NUMBERS = /^(?:(\d{1,2})\s?([./-])\s?)?(\d{1,2})\s?[./-]\s?(\d{4}|['’]?\d{2})$/
const WORDED = new RegExp(
  `^(?:(${DAY})[\\s/-]*(?:de |of )?)?(${MONTH})[\\s.,/–-]*(?:(?:del?|of|do) )?(?:(\\d{1,2})(?:st|nd|rd|th)?,? )?(\\d{4}|['’]\\d{2})$`,
  'iu',
)
const QUARTER = new RegExp(`^Q([1-4])[\\s/-]?(${YEAR})$`, 'i')
const WORDED_YEAR_FIRST = new RegExp(`^(${YEAR})[\\s,./-]{1,3}(${MONTH})\\.?(?:[\\s./-]+(${DAY}))?$`, 'iu')

/** A span of two numbers is no longer than a working life. */
const YEARS_MAX = 60

const numberOf = (text: string | undefined) =>
  text === undefined ? null : Number.parseInt(text.replace(/\D+/g, ''), 10)

function toYear(written: string): number {
  const digits = written.replace(/\D/g, '')
  return digits.length === 4 ? Number(digits) : wholeYear(digits)
}

function toDate(year: number, month: number | null, day: number | null): WrittenDate | null {
  const isMonth = month === null || (month >= 1 && month <= 12)
  const isDay = day === null || (day >= 1 && day <= 31)
  return isMonth && isDay ? { year, month, day } : null
}

/** The order of the numbers of a date, where it cannot be doubted: dots are written behind a day, and no month is 13. */
export function orderOf(date: string): NumberOrder | null {
  const [, first, mark, second] = NUMBERS.exec(date) ?? []
  if (first === undefined) return null
  if (Number(second) > 12) return 'monthFirst'
  return Number(first) > 12 || mark === '.' ? 'dayFirst' : null
}

function readNumbers(date: string, order: NumberOrder | null): WrittenDate | null {
  const [, first, mark, second = '', year = ''] = NUMBERS.exec(date) ?? []
  if (first === undefined) return toDate(toYear(year), Number(second), null)
  // "14-05-31" may begin with its year.
  if (mark === '-' && year.length === 2 && Number(first) > 12) return null
  // Of equal numbers each may be the month: the date says nothing of the order of others.
  const sure = orderOf(date) ?? (first === second ? 'dayFirst' : order)
  if (sure === null) return null
  return sure === 'dayFirst'
    ? toDate(toYear(year), Number(second), Number(first))
    : toDate(toYear(year), Number(first), Number(second))
}

/**
 * Reads a text that is a date and nothing else: in numbers, or with a sign in place of its month's name. `order` says
 * how a date of numbers beside it is written. Null for what is no date, and for what could be two: "03/04/2021".
 *
 * @example readWrittenDate('05.03.2019') // { year: 2019, month: 3, day: 5 }
 */
export function readWrittenDate(date: string, order: NumberOrder | null = null): WrittenDate | null {
  const alone = ONLY_YEAR.exec(date)
  if (alone) return toDate(Number(alone[1]), null, null)
  const iso = YEAR_FIRST.exec(date)
  if (iso) return toDate(Number(iso[1]), Number(iso[2]), numberOf(iso[3]))
  if (NUMBERS.test(date)) return readNumbers(date, order)
  const [, day, month = '', further, year = ''] = WORDED.exec(date) ?? []
  if (month !== '') return toDate(toYear(year), monthOfSign(month), numberOf(day ?? further))
  const back = WORDED_YEAR_FIRST.exec(date)
  return back && toDate(Number(back[1]), monthOfSign(back[2] ?? ''), numberOf(back[3]))
}

/** The year that two digits end, at or after another one: "2018–20", "1998–02". */
function yearAfter(start: number, digits: string): number {
  const year = start - (start % 100) + Number(digits)
  return year < start ? year + 100 : year
}

/** The last year of a span whose first is whole and whose last may be two digits; null where that is no span. */
export function lastYear(start: string, digits: string): number | null {
  const last = digits.length === 2 ? yearAfter(Number(start), digits) : Number(digits)
  const isLikely = last >= Number(start) && last - Number(start) <= YEARS_MAX
  return isLikely && Number(start) >= EARLIEST_YEAR && last <= LATEST_YEAR ? last : null
}

/** "2018/19" are two years when the second number is no month, or follows the first where nothing stands beside them. */
export function lastOfSeason(date: string, { isAlone = false } = {}): number | null {
  const season = ONLY_SEASON.exec(date)?.[1]
  if (season === undefined) return null
  const [start = '', digits = ''] = season.split('/')
  const last = lastYear(start, digits)
  const isMonth = Number(digits) >= 1 && Number(digits) <= 12
  return !isMonth || (isAlone && last === Number(start) + 1) ? last : null
}

type Place = { isEnd: boolean; isAlone?: boolean; order?: NumberOrder | null }

/**
 * The month of a date as `YYYY-MM`; '' for what cannot be read. A year alone counts from its first month, or up to its
 * last. `isAlone` tells that no other date stands beside it.
 */
export function monthOf(date: string, { isEnd, isAlone = false, order = null }: Place): string {
  const last = lastOfSeason(date, { isAlone })
  if (last !== null) return isEnd ? `${last}-12` : `${/\d{4}/.exec(date)?.[0]}-01`
  const [, quarter, quarterYear] = QUARTER.exec(date) ?? []
  const read =
    quarter === undefined
      ? readWrittenDate(date, order)
      : toDate(Number(quarterYear), Number(quarter) * 3 - (isEnd ? 0 : 2), null)
  if (!read || read.year < EARLIEST_YEAR || read.year > LATEST_YEAR) return ''
  return `${read.year}-${String(read.month ?? (isEnd ? 12 : 1)).padStart(2, '0')}`
}

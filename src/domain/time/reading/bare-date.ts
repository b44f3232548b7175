import { unified } from '#/domain/text/unified.ts'
import { countMonths, signMonths } from './month-names.ts'
import { plainDigits } from './plain-digits.ts'
import { isWeekday } from './weekday-names.ts'

const DATE_CHARS_MAX = 100
const ISO_MOMENT = /^(\d{4}-\d{1,2}-\d{1,2})[T ]\d.*$/
/** "2027-01-15Z", "2027-01-15+01:00": a day and its zone, as XML writes it. */
const DAY_OF_ZONE = /^(\d{4}-\d{2}-\d{2})(?:Z|[+-]\d{2}:\d{2})$/
/** "20270115": only a whole day, since "201205" could be two dates. */
const COMPACT = /^((?:19|20)\d{2})(\d{2})(\d{2})$/
const IN_BRACKETS = '\\([^)]{1,40}\\)'
const ZONE = `(?:(?:[a-z]{1,5}|(?:gmt|utc)?[+-]\\d{1,2}:?(?:\\d{2})?)(?:\\s?${IN_BRACKETS})?|${IN_BRACKETS})`
/** A time of day behind a date: "T00:00:00Z", "at 11:59 PM", "23:30:00 PST", "um 12 Uhr". */
const CLOCK = new RegExp(
  `[T\\s,(]{1,3}(?:(?:at|um|à|às|alle|om)\\s)?(?:\\d{1,2}(?:[:.h]\\d{2}){1,2}(?:[.,]\\d{1,9})?\\s?(?:[ap]\\.?m\\.?|uhr)?|\\d{1,2}\\s?(?:[ap]\\.?m\\.?|uhr|h)|midnight|noon)(?:\\s?${ZONE})?\\)?$`,
  'i',
)
/** "Fri Jan 15 00:00:00 CET 2027", as machines of Unix write a moment. */
const CLOCK_INSIDE = new RegExp(`\\s\\d{1,2}:\\d{2}(?::\\d{2})?(?:\\s${ZONE})?(?=\\s\\d{4}$)`, 'i')
/** "5 января 2027 г.", "5 stycznia 2027 r." */
const OF_YEAR = /(?<=\d{4})\s(?:r|roku|[гр]|року)\.?$/u
const LEAD =
  /^(?:(?:until|till|by|on|the|bis(?: zum)?|am|den|le|jusqu['’]au|el|hasta el|até|il|fino al|tot|op)\s)+/i

/** The last clock of a text begins where nothing but a clock is left; it is looked for near the end alone. */
function withoutClock(text: string): string {
  const clock = CLOCK.exec(text)
  return clock && clock.index > 0 ? text.slice(0, clock.index) : text
}

const monthsIn = (text: string) => countMonths(signMonths(text).signed)

const HAS_DAY = /(?<!\d)(?:\d{1,2}|\d{8})(?!\d)/

/** "Mar" is a day of the week as well, "to 2019" is no Thursday: a day and its month stand behind one. */
function withoutWeekday(text: string): string {
  const [, word = '', rest = ''] = /^(\p{L}[\p{L}-]{1,13})\.?,?\s(.*)$/u.exec(text) ?? []
  const isMonth = monthsIn(word) > 0 && monthsIn(rest) === 0 && !/^\d{1,4}[./-]\d/.test(rest)
  return isWeekday(word) && !isMonth && HAS_DAY.test(rest) ? rest : text
}

/**
 * The date of a text that holds one and at most the day of the week, a time and a zone beside it, as feeds, mails,
 * programs and people write it: the date alone, as its writer wrote it. A moment is not moved into another zone.
 *
 * @example bareDate('Fri, 15 Jan 2027 23:30:00 -0800') // '15 Jan 2027'
 */
export function bareDate(written: string): string {
  const text = plainDigits(unified(written, 'NFC').trim().replace(/\s+/g, ' '))
  if (text.length > DATE_CHARS_MAX) return text
  const moment = (ISO_MOMENT.exec(text) ?? DAY_OF_ZONE.exec(text))?.[1]
  if (moment !== undefined) return moment
  const compact = COMPACT.exec(text)
  if (compact) return compact.slice(1).join('-')
  const day = withoutWeekday(text.replace(LEAD, '')).replace(CLOCK_INSIDE, '')
  return withoutClock(day).replace(OF_YEAR, '')
}

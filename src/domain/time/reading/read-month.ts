import { bareDate } from './bare-date.ts'
import { signMonths } from './month-names.ts'
import { monthOf } from './written-date.ts'

/**
 * The month of a text that is a date and nothing else, as `YYYY-MM`; of a bare year the first month, or the last for an
 * end. Null for what cannot be read, and for what could be two dates.
 *
 * @example readMonth('2019', 'end') // '2019-12'
 * @example readMonth('2014-06-29T00:00:00.000Z') // '2014-06'
 */
export function readMonth(text: string, part: 'start' | 'end' = 'start'): string | null {
  return monthOf(signMonths(bareDate(text)).signed, { isEnd: part === 'end' }) || null
}

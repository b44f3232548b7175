import { isIsoDate } from '#/domain/time/iso-date.ts'
import { bareDate } from './bare-date.ts'
import { signMonths } from './month-names.ts'
import { readWrittenDate } from './written-date.ts'

const twoDigits = (number: number) => String(number).padStart(2, '0')

/**
 * The day that a date of any common form means, as `YYYY-MM-DD`, or null. Of a moment the day counts that its writer
 * wrote, in whatever zone. A date in numbers counts where its order cannot be doubted: 12/31 and 31/12, but not 3/4.
 *
 * @example readDay('Fri, 15 Jan 2027 23:30:00 -0800') // '2027-01-15'
 */
export function readDay(text: string): string | null {
  const { year, month = null, day = null } = readWrittenDate(signMonths(bareDate(text)).signed) ?? {}
  if (year === undefined || month === null || day === null) return null
  const date = `${year}-${twoDigits(month)}-${twoDigits(day)}`
  return isIsoDate(date) ? date : null
}

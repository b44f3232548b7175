import { isIsoDate, toIsoDate } from '#/domain/time/iso-date.ts'

/** 'Fri, 19 Dec 2026 22:49:39 GMT', as mails and feeds write moments. */
const MAIL_DATE = /^(?:[a-z]{3,9},?\s+)?\d{1,2}\s+[a-z]{3,9}\s+\d{4}\b/i
const ENGLISH_DATE = /^[a-z]{3,9}\s+\d{1,2},?\s+\d{4}$/i

/**
 * The day that a date of any common form means, as `YYYY-MM-DD`, or null. Of a moment the day counts that its writer
 * wrote, in whatever zone. A date with slashes counts where its order cannot be doubted: 12/31 and 31/12, but not 3/4.
 */
export function readDay(text: string): string | null {
  const said = text.trim()
  const iso = /^(\d{4}-\d{2}-\d{2})(?:$|[T ]\d)/.exec(said)?.[1]
  if (iso !== undefined) return isIsoDate(iso) ? iso : null
  if (MAIL_DATE.test(said) || ENGLISH_DATE.test(said)) return dayOfMoment(said)
  const dotted = /^(\d{1,2})\.(\d{1,2})\.(\d{4})$/.exec(said)
  if (dotted) return toDay(dotted[3], dotted[2], dotted[1])
  const [, first = '', second = '', year] = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(said) ?? []
  if (Number(first) > 12) return toDay(year, second, first)
  return Number(second) > 12 || first === second ? toDay(year, first, second) : null
}

/** Without a zone it is a day, not a moment: read as UTC, so that the machine's own zone does not move it. */
function dayOfMoment(text: string): string | null {
  const hasZone = /(?:[A-Z]{1,4}|[+-]\d{2}:?\d{2})\)?$/.test(text)
  const moment = new Date(hasZone ? text : `${text} UTC`)
  return Number.isNaN(moment.getTime()) ? null : toIsoDate(moment)
}

function toDay(year = '', month = '', day = ''): string | null {
  const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  return isIsoDate(date) ? date : null
}

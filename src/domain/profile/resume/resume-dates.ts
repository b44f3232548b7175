import { isNow } from '#/domain/time/reading/now-words.ts'
import { readMonth } from '#/domain/time/reading/read-month.ts'
import { settleDates } from '#/domain/time/reading/settle-dates.ts'
import { isObject } from './lenient-shape.ts'
import type { ReadResume } from './resume-shape.ts'

/** The month of a date; null where none is said, and '' for one that nobody could read: then its owner must say it. */
export const monthOf = (date: string, part: 'start' | 'end' = 'start'): string | null =>
  date === '' ? null : (readMonth(date, part) ?? '')

const DATE_FIELD = /^(?:(?:start|end|release)Date|date|x-expiryDate)$/

function mapDates(value: unknown, toDate: (date: string) => string): unknown {
  if (Array.isArray(value)) return value.map((item) => mapDates(item, toDate))
  if (!isObject(value)) return value
  const fields = Object.entries(value).map(([name, field]) =>
    typeof field === 'string' && DATE_FIELD.test(name)
      ? [name, toDate(field)]
      : [name, mapDates(field, toDate)],
  )
  return Object.fromEntries(fields) as unknown
}

/** A file in which dates of numbers are in the order that its other dates show. */
export function withSettledDates(file: unknown): unknown {
  const dates: string[] = []
  mapDates(file, (date) => {
    dates.push(date)
    return date
  })
  return mapDates(file, settleDates(dates))
}

type Span = { startDate: string; endDate: string }

/** The months of an entry. An end that is not said, or is "now", is null; one that cannot be read is ''. */
export const spanOf = ({ startDate, endDate }: Span) => ({
  startDate: monthOf(startDate),
  endDate: isNow(endDate) ? null : monthOf(endDate, 'end'),
})

const unreadOf = (name: string, dates: readonly string[]) =>
  [...new Set(dates)]
    .filter((date) => !isNow(date) && monthOf(date) === '')
    .map((date) => (name === '' ? date : `${name}: ${date}`))

/** The dates of a résumé that nobody could read, each with the name of what it dates. */
export function unreadDates(resume: ReadResume): string[] {
  const { work, volunteer, education, projects, certificates, publications } = resume
  const dated: [name: string, dates: string[]][] = [
    ...work.map((one): [string, string[]] => [one.position || one.name, [one.startDate, one.endDate]]),
    ...volunteer.map((one): [string, string[]] => [
      one.position || one.organization,
      [one.startDate, one.endDate],
    ]),
    ...education.map((one): [string, string[]] => [
      one.institution || one.studyType,
      [one.startDate, one.endDate],
    ]),
    ...projects.map((one): [string, string[]] => [one.name, [one.startDate, one.endDate]]),
    ...certificates.map((one): [string, string[]] => [one.name, [one.date, one['x-expiryDate']]]),
    ...publications.map((one): [string, string[]] => [one.name, [one.releaseDate]]),
  ]
  return dated.flatMap(([name, dates]) => unreadOf(name, dates))
}

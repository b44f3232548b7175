import { isNow } from '#/domain/time/reading/now-words.ts'
import { readMonth } from '#/domain/time/reading/read-month.ts'
import type { ReadResume } from './resume-shape.ts'

/** The month of a date; null where none is said, and '' for one that nobody could read: then its owner must say it. */
export const monthOf = (date: string, part: 'start' | 'end' = 'start'): string | null =>
  date === '' ? null : (readMonth(date, part) ?? '')

type Span = { startDate: string; endDate: string }

/** The months of an entry. An end that is not said, or is "now", is null; one that cannot be read is ''. */
export const spanOf = ({ startDate, endDate }: Span) => ({
  startDate: monthOf(startDate),
  endDate: isNow(endDate) ? null : monthOf(endDate, 'end'),
})

const unreadOf = (name: string, dates: readonly string[]) =>
  dates
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

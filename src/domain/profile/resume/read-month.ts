import { monthIndex } from '#/domain/time/iso-date.ts'

const toText = (date: unknown) =>
  typeof date === 'string' || typeof date === 'number' ? String(date).trim() : ''

/**
 * The month of a date as résumés write it, `YYYY`, `YYYY-MM` or `YYYY-MM-DD`, as `YYYY-MM`; of a bare year the first
 * month, or the last for an end. Null for anything else.
 *
 * @example readMonth('2019', 'end') // '2019-12'
 */
export function readMonth(date: unknown, part: 'start' | 'end' = 'start'): string | null {
  const [, year, month] = /^(\d{4})(?:-(\d{2})(?:-\d{2})?)?$/.exec(toText(date)) ?? []
  if (year === undefined) return null
  const read = `${year}-${month ?? (part === 'start' ? '01' : '12')}`
  return monthIndex(read) === null ? null : read
}

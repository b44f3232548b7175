import { monthIndex, toIsoDate } from '#/domain/time/iso-date.ts'
import { EARLIEST_YEAR, LATEST_YEAR } from '#/domain/time/likely-years.ts'

/** The first and the last month of an entry (`YYYY-MM`); null, '' and half a month are not known. */
export type MonthSpan = { startDate: string | null; endDate: string | null }

/** Where a month begins first, the clock is this much ahead of UTC. */
const FURTHEST_AHEAD_MS = 14 * 3_600_000

/** Tells whether an entry ends no earlier than it starts; a single month is in order, and so is an open end. */
export function isInOrder({ startDate, endDate }: MonthSpan): boolean {
  const start = monthIndex(startDate)
  const end = monthIndex(endDate)
  return start === null || end === null || end >= start
}

/** Tells whether a month has begun somewhere on earth; what is no month is not judged here. */
export function hasBegun(month: string | null, now: Date): boolean {
  const index = monthIndex(month)
  const current = monthIndex(toIsoDate(new Date(now.getTime() + FURTHEST_AHEAD_MS)))
  return index === null || current === null || index <= current
}

/** Tells whether the year of a month can belong to a living person's CV; what is no month is not judged here. */
export function isLikelyYear(month: string): boolean {
  const index = monthIndex(month)
  return index === null || (index >= EARLIEST_YEAR * 12 && index < (LATEST_YEAR + 1) * 12)
}

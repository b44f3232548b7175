import { monthIndex } from '#/domain/time/iso-date.ts'
import type { ProfileDocument, WorkEntry } from './profile-document.ts'

type Months = { first: number; last: number }

/** Both end months count, as on a CV: 2020-01 to 2020-12 is a year. Undated, reversed and future entries count for nothing. */
function toMonths(entry: WorkEntry, today: string): Months[] {
  const now = monthIndex(today)
  const first = monthIndex(entry.startDate)
  const end = entry.endDate === null ? now : monthIndex(entry.endDate)
  if (now === null || first === null || end === null) return []
  const last = Math.min(end, now)
  return last >= first ? [{ first, last }] : []
}

/** How many months at least one of the spans covers. */
function countCovered(spans: Months[]): number {
  let covered = 0
  let through = Number.NEGATIVE_INFINITY
  for (const span of spans.toSorted((a, b) => a.first - b.first)) {
    if (span.last <= through) continue
    covered += span.last - Math.max(span.first - 1, through)
    through = span.last
  }
  return covered
}

/**
 * Years of paid work to one decimal, overlapping months counted once and volunteering left out. A person's own
 * figure wins. `today` is `YYYY-MM-DD`.
 */
export function experienceYears(document: ProfileDocument, today: string): number {
  if (document.experienceYearsOverride !== null) return document.experienceYearsOverride
  const spans = document.work.filter((entry) => !entry.volunteer).flatMap((entry) => toMonths(entry, today))
  return Math.round((countCovered(spans) / 12) * 10) / 10
}

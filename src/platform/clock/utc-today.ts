import { toIsoDate } from '#/domain/time/iso-date.ts'

/** The day it is now as `YYYY-MM-DD`, in UTC: the calendar by which jobs open and close everywhere. */
export function utcToday(): string {
  return toIsoDate(new Date())
}

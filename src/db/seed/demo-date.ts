import { addDays } from '#/domain/time/iso-date.ts'

const DAY_MS = 86_400_000

/** The moment a number of days before `today`. */
export function daysBefore(today: Date, days: number): Date {
  return new Date(today.getTime() - days * DAY_MS)
}

/** The day a number of days after `today`, as `YYYY-MM-DD`; null stays null. */
export function dayAfter(today: Date, days: number | null): string | null {
  return days === null ? null : addDays(today.toISOString().slice(0, 10), days)
}

const DAY_MS = 86_400_000

function toUtcMs(date: string): number {
  return Date.parse(`${date}T00:00:00Z`)
}

/** Tells whether a value is a day of the calendar written `YYYY-MM-DD`. */
export function isIsoDate(value: unknown): value is string {
  if (typeof value !== 'string' || !/^\d{4}-\d{2}-\d{2}$/.test(value)) return false
  const ms = toUtcMs(value)
  // Parsers differ on 31 February: only a date that writes itself back is one.
  return !Number.isNaN(ms) && new Date(ms).toISOString().startsWith(value)
}

/** The day of a moment, in UTC, as `YYYY-MM-DD`. */
export function toIsoDate(moment: Date): string {
  return moment.toISOString().slice(0, 10)
}

/**
 * The day of a moment as a moment: its noon in UTC. For who may know the day alone; nearly everywhere it is the same day.
 *
 * @example dayAsMoment(new Date('2026-11-12T09:41:07.118Z')) // '2026-11-12T12:00:00.000Z'
 */
export function dayAsMoment(moment: Date): string {
  return `${toIsoDate(moment)}T12:00:00.000Z`
}

/** Whole days from one `YYYY-MM-DD` to another; negative when `to` is the earlier one. */
export function daysBetween(from: string, to: string): number {
  return Math.round((toUtcMs(to) - toUtcMs(from)) / DAY_MS)
}

export function addDays(date: string, days: number): string {
  return new Date(toUtcMs(date) + days * DAY_MS).toISOString().slice(0, 10)
}

/**
 * Months since year 0 of a `YYYY-MM` or `YYYY-MM-DD`; null when it is neither. Makes months countable.
 *
 * @example monthIndex('2024-03') - monthIndex('2023-12') // 3
 */
export function monthIndex(date: string | null): number | null {
  const parts = /^(\d{4})-(\d{2})(?:-\d{2})?$/.exec(date ?? '')
  if (!parts) return null
  const month = Number(parts[2])
  return month >= 1 && month <= 12 ? Number(parts[1]) * 12 + month - 1 : null
}

import { daysBetween, toIsoDate } from '#/domain/time/iso-date.ts'

// Behind this many days a date says more than a number.
const COUNTED_DAYS_MAX = 30

/** How long ago something was published, in days of the calendar (UTC). */
export type PostedAgo = { kind: 'today' | 'yesterday' | 'on' } | { kind: 'days'; days: number }

/**
 * Reads an ISO moment against `now`. A moment ahead of the clock counts as today.
 *
 * @example postedAgo('2026-11-19T23:00:00Z', new Date('2026-11-21T01:00:00Z')) // { kind: 'days', days: 2 }
 */
export function postedAgo(publishedAt: string, now: Date): PostedAgo {
  const days = daysBetween(toIsoDate(new Date(publishedAt)), toIsoDate(now))
  if (days <= 0) return { kind: 'today' }
  if (days === 1) return { kind: 'yesterday' }
  return days <= COUNTED_DAYS_MAX ? { kind: 'days', days } : { kind: 'on' }
}

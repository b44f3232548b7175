import { daysBetween } from '#/domain/time/iso-date.ts'
import type { RecommendedJob } from './fits.server.ts'
import type { MyLikeView } from './my-likes.view.ts'

/** A good job that closes within this many days should not wait. */
const CLOSING_DAYS_MAX = 7

export type DayPart = 'morning' | 'afternoon' | 'evening'

/**
 * What to wish somebody at an hour from 0 to 23 of their own clock.
 *
 * @example dayPart(9) // 'morning'
 */
export function dayPart(hour: number): DayPart {
  if (hour < 12) return 'morning'
  return hour < 18 ? 'afternoon' : 'evening'
}

/** The recommended job that fits well and closes first within a week, or null. `today` is `YYYY-MM-DD`. */
export function findClosingSoon(
  jobs: readonly RecommendedJob[],
  today: string,
): (RecommendedJob & { closingDate: string; inDays: number }) | null {
  const soon = jobs.flatMap((job) => {
    const { closingDate, fit } = job
    const isGood = fit.band === 'strong' || fit.band === 'good'
    if (closingDate === null || !isGood) return []
    const inDays = daysBetween(today, closingDate)
    return inDays >= 0 && inDays <= CLOSING_DAYS_MAX ? [{ ...job, closingDate, inDays }] : []
  })
  return soon.toSorted((a, b) => a.inDays - b.inDays)[0] ?? null
}

/** Employers who made the first move and wait for this person's answer. */
export function approachesOf(likes: readonly MyLikeView[]): MyLikeView[] {
  return likes.filter(({ state, isOpen }) => state === 'approached' && isOpen)
}

/** Employers and this person both said yes, and nobody has left since. */
export function matchesOf(likes: readonly MyLikeView[]): MyLikeView[] {
  return likes.filter(({ state }) => state === 'matched')
}

/** The matches of which something may still come: the job has not ended otherwise. */
export function liveMatchesOf(likes: readonly MyLikeView[]): MyLikeView[] {
  return matchesOf(likes).filter(({ endReason }) => endReason === null)
}

/** Likes that wait for an employer's answer. */
export function countWaiting(likes: readonly MyLikeView[]): number {
  return likes.filter(({ state, isOpen }) => state === 'liked' && isOpen).length
}

/** What asks for something first, then what waits, then what came of it; within each, the latest change first. */
const ORDER: Record<MyLikeView['state'], number> = {
  approached: 0,
  liked: 1,
  matched: 2,
  withdrawn: 3,
  declined: 3,
  closed: 3,
}

/** Likes in the order in which they matter; given latest change first. */
export function orderLikes(likes: readonly MyLikeView[]): MyLikeView[] {
  return likes.toSorted((a, b) => ORDER[a.state] - ORDER[b.state])
}

import { readPledgeClock, type PledgeClock } from '#/domain/job/pledge.ts'
import { toIsoDate } from '#/domain/time/iso-date.ts'
import type { OrganizationJobView } from './organization-jobs.view.ts'

/**
 * How long the oldest like of a job has waited against its pledge; null when nobody waits or nothing was promised.
 * `today` is `YYYY-MM-DD`.
 */
export function readWaiting(
  { oldestUnanswered, replyPledgeDays }: Pick<OrganizationJobView, 'oldestUnanswered' | 'replyPledgeDays'>,
  today: string,
): (PledgeClock & { daysLate: number }) | null {
  if (oldestUnanswered === null || replyPledgeDays === null) return null
  const likedOn = toIsoDate(new Date(oldestUnanswered))
  const clock = readPledgeClock({ likedOn, replyPledgeDays, today })
  return { ...clock, daysLate: Math.max(0, clock.day - clock.ofDays) }
}

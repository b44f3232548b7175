import { addDays, daysBetween } from '#/domain/time/iso-date.ts'
import type { ReplyPledgeDays } from './vocabulary.ts'

/** The last days in which the pledge line turns amber. */
const DUE_SOON_DAYS = 2

/** How far an employer's promise to answer has run. Days count from 0 on the day of the like. */
export type PledgeClock = {
  day: number
  ofDays: ReplyPledgeDays
  daysLeft: number
  dueOn: string
  state: 'running' | 'dueSoon' | 'overdue'
}

/**
 * Reads the pledge clock of one like. Dates are `YYYY-MM-DD` in the same time zone; the promised day itself
 * still counts as in time. `daysLeft` is never negative; `day` may exceed `ofDays`.
 *
 * @example readPledgeClock({ likedOn: '2026-11-12', replyPledgeDays: 14, today: '2026-11-21' }).day // 9
 */
export function readPledgeClock(like: {
  likedOn: string
  replyPledgeDays: ReplyPledgeDays
  today: string
}): PledgeClock {
  const day = Math.max(0, daysBetween(like.likedOn, like.today))
  const left = like.replyPledgeDays - day
  return {
    day,
    ofDays: like.replyPledgeDays,
    daysLeft: Math.max(0, left),
    dueOn: addDays(like.likedOn, like.replyPledgeDays),
    state: left < 0 ? 'overdue' : left <= DUE_SOON_DAYS ? 'dueSoon' : 'running',
  }
}

/** Below so many likes a figure would tell about single people and not about a company. */
export const ANSWER_RECORD_LIKES_MIN = 5

/** How far back the record of answers reaches, in days. */
export const ANSWER_RECORD_DAYS = 365

/**
 * Likes that went alike, and how many they are. All days are days of the calendar in UTC, counted from the day of the
 * like, as the pledge clock counts them.
 */
export type LikesAlike = {
  count: number
  /** What the job promises now. */
  pledgeDays: number
  /** Days until today. */
  ageDays: number
  /** Days until the company matched or passed; null while it did neither. */
  answeredAfterDays: number | null
  /** Days until the end of the job, or the clock, closed it; null while it is not closed. */
  closedAfterDays: number | null
}

/** How a company answers. A figure is null while too few likes stand behind it. */
export type AnswerRecord = {
  /** Likes that are counted: null when they are too few to be told. */
  likes: number | null
  /** Of these, the likes that were answered by the promised day. */
  answeredInTime: number | null
  /** Their share in whole per cent, rounded down: only a company that kept every promise has 100. */
  ratePercent: number | null
  /** Half of the answers came within so many days; of two middle ones the later. Late answers count too. */
  medianDays: number | null
}

/**
 * The promised day itself is in time, so a like counts from the day after. Not before: a like that counted as soon as
 * it was answered would give away a pass, of which nobody is told before that day, and answers would count sooner than
 * silence. A job that ended first took its promise with it.
 */
function isCounted({ pledgeDays, ageDays, answeredAfterDays, closedAfterDays }: LikesAlike): boolean {
  if (ageDays <= pledgeDays) return false
  return answeredAfterDays !== null || closedAfterDays === null || closedAfterDays > pledgeDays
}

const countOf = (likes: readonly LikesAlike[]) => likes.reduce((sum, { count }) => sum + count, 0)

function medianOf(answered: readonly LikesAlike[]): number | null {
  const inOrder = answered.toSorted((one, other) => daysOf(one) - daysOf(other))
  const middle = Math.floor(countOf(answered) / 2)
  let seen = 0
  for (const alike of inOrder) {
    seen += alike.count
    if (seen > middle) return daysOf(alike)
  }
  return null
}

const daysOf = ({ answeredAfterDays }: LikesAlike) => answeredAfterDays ?? 0

/**
 * Response rate and median answer time of a company, from the likes of a year on all its jobs. A like counts once its
 * promised day is over; it is answered by a match or a pass, and in time when that came by the promised day. Left out:
 * likes whose job ended unanswered before that day. What the caller leaves out: likes taken back before an answer, which
 * are no more, and people who were asked by the company first, who waited for nobody.
 *
 * @example readAnswerRecord([{ count: 8, pledgeDays: 14, ageDays: 30, answeredAfterDays: 3, closedAfterDays: null }])
 * // { likes: 8, answeredInTime: 8, ratePercent: 100, medianDays: 3 }
 */
export function readAnswerRecord(likes: readonly LikesAlike[]): AnswerRecord {
  const counted = likes.filter(isCounted)
  const total = countOf(counted)
  const answered = counted.filter(({ answeredAfterDays }) => answeredAfterDays !== null)
  const inTime = countOf(answered.filter((alike) => daysOf(alike) <= alike.pledgeDays))
  const isTellable = total >= ANSWER_RECORD_LIKES_MIN
  return {
    likes: isTellable ? total : null,
    answeredInTime: isTellable ? inTime : null,
    ratePercent: isTellable ? Math.floor((inTime * 100) / total) : null,
    medianDays: countOf(answered) >= ANSWER_RECORD_LIKES_MIN ? medianOf(answered) : null,
  }
}

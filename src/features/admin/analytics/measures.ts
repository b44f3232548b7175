import type { analyticsDay } from '#/db/schema/index.ts'

export type CountedDay = typeof analyticsDay.$inferSelect

/** Whatever a chart, a table or a tile may show. */
export type Measure =
  | ('signUps' | 'signUpsIndividual' | 'signUpsEmployer' | 'signUpsAdmin' | 'completion' | 'liveJobs')
  | ('payShare' | 'likes' | 'matches' | 'matchRate' | 'answerHours' | 'searches' | 'emptySearches')

/** Shares are fractions of one. Null is not known, or a share of nothing. */
export type Measures = Record<Measure, number | null>

const share = (part: number, whole: number) => (whole > 0 ? part / whole : null)

/**
 * The middle of values that each occur so many times; null when there is none.
 *
 * @example medianOf({ 2: 1, 10: 1 }) // 6
 */
export function medianOf(times: Readonly<Record<string, number>>): number | null {
  const sorted = Object.entries(times)
    .map(([value, count]) => ({ value: Number(value), count }))
    .toSorted((a, b) => a.value - b.value)
  const total = sorted.reduce((sum, { count }) => sum + count, 0)
  const at = (place: number) => {
    let before = 0
    return sorted.find(({ count }) => (before += count) > place)?.value ?? 0
  }
  return total === 0 ? null : (at(Math.floor((total - 1) / 2)) + at(Math.floor(total / 2))) / 2
}

function addHours(days: readonly CountedDay[]): Record<string, number> {
  const sum: Record<string, number> = {}
  for (const { answerHours } of days)
    for (const [hours, times] of Object.entries(answerHours)) sum[hours] = (sum[hours] ?? 0) + times
  return sum
}

type Counted = Exclude<keyof CountedDay, 'day' | 'answerHours' | 'profiles' | 'profilePercents'>

/**
 * Some days in a row as one: what happened is added up, what there is counts as of the last day. The time to an answer is
 * the median of all answers, to the hour.
 */
export function measuresOf(days: readonly CountedDay[]): Measures {
  const sum = (key: Counted) => days.reduce((total, day) => total + day[key], 0)
  const last = days.at(-1)
  const profiled = days.findLast(({ profiles }) => profiles !== null)
  const [likes, matches] = [sum('likes'), sum('matches')]
  return {
    signUps: sum('signUpsIndividual') + sum('signUpsEmployer') + sum('signUpsAdmin'),
    signUpsIndividual: sum('signUpsIndividual'),
    signUpsEmployer: sum('signUpsEmployer'),
    signUpsAdmin: sum('signUpsAdmin'),
    completion: share((profiled?.profilePercents ?? 0) / 100, profiled?.profiles ?? 0),
    liveJobs: last?.liveJobs ?? null,
    payShare: share(last?.liveJobsWithPay ?? 0, last?.liveJobs ?? 0),
    likes,
    matches,
    matchRate: share(matches, likes),
    answerHours: medianOf(addHours(days)),
    searches: sum('searches'),
    emptySearches: sum('emptySearches'),
  }
}

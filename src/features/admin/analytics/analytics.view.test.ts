import { expect, test } from 'vitest'
import { addDays } from '#/domain/time/iso-date.ts'
import { toAnalyticsView } from './analytics.view.ts'
import type { CountedDay } from './measures.ts'

const FIRST = '2026-03-08'

/** Fourteen days, the later seven of which are shown. */
const daysOf = (likes: number[], matches: number[]): CountedDay[] =>
  likes.map((count, nth) => ({
    day: addDays(FIRST, nth - 7),
    ...{ signUpsIndividual: 0, signUpsEmployer: 0, signUpsAdmin: 0, profiles: null, profilePercents: null },
    ...{ liveJobs: 0, liveJobsWithPay: 0, answerHours: {}, searches: 0, emptySearches: 0 },
    likes: count,
    matches: matches[nth] ?? 0,
  }))

test('a day’s match rate is that of the seven days up to it, so that the last day of a week says what its tile says', () => {
  const likes = [0, 0, 0, 0, 0, 0, 4, 2, 1, 0, 0, 0, 0, 0]
  const matches = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 0]
  const { days, total } = toAnalyticsView(daysOf(likes, matches), { first: FIRST, period: 7 })
  expect(days.map(({ matchRate }) => matchRate)).toEqual([0, 0, 0, 1 / 7, 2 / 7, 2 / 7, 2 / 3])
  expect(total.matchRate).toBe(2 / 3)
})

test('without likes there is no rate', () => {
  const none = Array.from({ length: 14 }, () => 0)
  const { days } = toAnalyticsView(daysOf(none, none), { first: FIRST, period: 7 })
  expect(days.map(({ matchRate }) => matchRate)).toEqual(none.slice(7).map(() => null))
})

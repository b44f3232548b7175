import { expect, test } from 'vitest'
import { measuresOf, medianOf, type CountedDay } from './measures.ts'

const DAY: CountedDay = {
  ...{ day: '2026-03-01', signUpsIndividual: 3, signUpsEmployer: 1, signUpsAdmin: 0 },
  ...{ profiles: 4, profilePercents: 300, liveJobs: 10, liveJobsWithPay: 9, likes: 8, matches: 2 },
  ...{ answerHours: { '2': 1, '10': 1 }, searches: 20, emptySearches: 1 },
}

test.each([
  [{}, null],
  [{ 7: 1 }, 7],
  [{ 2: 1, 10: 1 }, 6],
  [{ 10: 1, 2: 2, 100: 4 }, 100],
])('the middle of %o is %s', (times, middle) => {
  expect(medianOf(times)).toBe(middle)
})

test('what happened is added up, and what there is counts as of the last day', () => {
  const last = { ...DAY, day: '2026-03-02', profiles: null, liveJobs: 20, likes: 0, answerHours: { '2': 3 } }
  expect(measuresOf([DAY, last])).toEqual({
    ...{ signUps: 8, signUpsIndividual: 6, signUpsEmployer: 2, signUpsAdmin: 0, completion: 0.75 },
    ...{ liveJobs: 20, payShare: 0.45, likes: 8, matches: 4, matchRate: 0.5, answerHours: 2 },
    ...{ searches: 40, emptySearches: 2 },
  })
})

test('a share of nothing is not known, and neither is anything of no days', () => {
  const quiet = { ...DAY, profiles: 0, profilePercents: 0, liveJobs: 0, likes: 0, answerHours: {} }
  expect(measuresOf([quiet])).toMatchObject({
    ...{ completion: null, payShare: null, matchRate: null, answerHours: null, liveJobs: 0 },
  })
  expect(measuresOf([])).toMatchObject({ liveJobs: null, signUps: 0 })
})

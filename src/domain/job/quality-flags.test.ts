import { expect, test } from 'vitest'
import type { LikesAlike } from './answer-record.ts'
import { findQualityFlags, type JobQuality } from './quality-flags.ts'

const SOUND: JobQuality = {
  jobType: 'FullTime',
  minSalary: 40_000,
  maxSalary: 50_000,
  liveDays: 10,
  likes: [],
  hasNearDuplicate: false,
}
const likes = (count: number, answeredAfterDays: number | null, ageDays = 30): LikesAlike => ({
  ...{ count, answeredAfterDays, ageDays },
  ...{ pledgeDays: 14, closedAfterDays: null },
})
const flagsOf = (changes: Partial<JobQuality>) => findQualityFlags({ ...SOUND, ...changes })

test.each<[string, Partial<JobQuality>, string[]]>([
  ['a sound job', {}, []],
  ['no pay at all', { minSalary: null, maxSalary: null }, ['noSalary']],
  ['no pay and no kind either', { jobType: null, minSalary: null, maxSalary: null }, ['noSalary']],
  ['a volunteer’s, which needs none', { jobType: 'Volunteer', minSalary: null, maxSalary: null }, []],
  ['one end of the pay', { minSalary: null }, []],
  ['a pay of zero', { minSalary: 0, maxSalary: 0 }, ['noSalary']],
  ['zero to something', { minSalary: 0 }, []],
  ['another that says the same', { hasNearDuplicate: true }, ['nearDuplicate']],
  ['open for as long as may be', { liveDays: 60 }, []],
  ['open for longer, liked by nobody', { liveDays: 61 }, ['stale']],
  ['open for longer, nobody answered', { liveDays: 61, likes: [likes(2, null)] }, ['stale']],
  ['open for longer, one answered', { liveDays: 61, likes: [likes(2, null), likes(1, 30)] }, []],
  ['four likes without an answer', { likes: [likes(4, null)] }, []],
  ['five likes without an answer', { likes: [likes(5, null)] }, ['lowResponse']],
  ['half of them answered', { likes: [likes(3, null), likes(3, 14)] }, []],
  ['fewer answered', { likes: [likes(4, null), likes(3, 14)] }, ['lowResponse']],
  ['answers after the promised day', { likes: [likes(6, 15)] }, ['lowResponse']],
  ['likes whose promised day is to come', { likes: [likes(9, null, 14)] }, []],
  [
    'all at once',
    { minSalary: null, maxSalary: null, liveDays: 90, likes: [likes(9, null)], hasNearDuplicate: true },
    ['noSalary', 'nearDuplicate', 'stale', 'lowResponse'],
  ],
])('%s', (_what, changes, flags) => {
  expect(flagsOf(changes)).toEqual(flags)
})

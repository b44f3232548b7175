import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readAnswerRecord, type LikesAlike } from './answer-record.ts'

const NOTHING = { likes: null, answeredInTime: null, ratePercent: null, medianDays: null }

/** Five likes of a month ago on a job that promises an answer in 14 days, and nobody answered. */
const UNANSWERED: LikesAlike = {
  count: 5,
  pledgeDays: 14,
  ageDays: 30,
  answeredAfterDays: null,
  closedAfterDays: null,
}
const answered = (answeredAfterDays: number, count = 5): LikesAlike => ({
  ...UNANSWERED,
  count,
  answeredAfterDays,
})

test.each<[string, LikesAlike[], object]>([
  ['no likes at all', [], NOTHING],
  ['four likes', [answered(2, 4)], NOTHING],
  ['five likes', [answered(2)], { likes: 5, answeredInTime: 5, ratePercent: 100, medianDays: 2 }],
  ['silence', [UNANSWERED], { likes: 5, answeredInTime: 0, ratePercent: 0, medianDays: null }],
  [
    'answers that are all late',
    [answered(15)],
    { likes: 5, answeredInTime: 0, ratePercent: 0, medianDays: 15 },
  ],
  [
    'answers on the promised day',
    [answered(14)],
    { likes: 5, answeredInTime: 5, ratePercent: 100, medianDays: 14 },
  ],
  ['answers on the day of the like', [answered(0)], { ratePercent: 100, medianDays: 0 }],
  ['likes whose promised day is today', [{ ...UNANSWERED, ageDays: 14 }], NOTHING],
  ['likes whose promised day was yesterday', [{ ...UNANSWERED, ageDays: 15 }], { ratePercent: 0 }],
  ['answers before a promised day that is still to come', [{ ...answered(1), ageDays: 14 }], NOTHING],
  ['a job that ended before the promised day', [{ ...UNANSWERED, closedAfterDays: 14 }], NOTHING],
  [
    'a job that ended after the promised day',
    [{ ...UNANSWERED, closedAfterDays: 15 }],
    { likes: 5, ratePercent: 0 },
  ],
  [
    'passes whose job ended before the promised day',
    [{ ...answered(3), closedAfterDays: 10 }],
    { likes: 5, ratePercent: 100, medianDays: 3 },
  ],
  [
    'passes that the clock closed after the promised day',
    [{ ...answered(3), closedAfterDays: 15 }],
    { likes: 5, ratePercent: 100, medianDays: 3 },
  ],
  [
    'a rate with only four answers behind it',
    [answered(3, 4), { ...UNANSWERED, count: 4 }],
    { likes: 8, answeredInTime: 4, ratePercent: 50, medianDays: null },
  ],
  ['one promise in a thousand broken', [answered(3, 999), answered(20, 1)], { ratePercent: 99 }],
  ['an odd number of answers', [answered(9, 2), answered(1, 2), answered(4, 1)], { medianDays: 4 }],
  ['two answers in the middle', [answered(2, 3), answered(8, 3)], { medianDays: 8 }],
  [
    'jobs with different promises',
    [
      { ...answered(10), pledgeDays: 7 },
      { ...answered(10), pledgeDays: 21 },
    ],
    { likes: 10, answeredInTime: 5, ratePercent: 50, medianDays: 10 },
  ],
])('%s', (_case, likes, record) => {
  expect(readAnswerRecord(likes)).toMatchObject(record)
})

test('however likes are put together, the figures are the same', () => {
  const days = fc.integer({ min: 0, max: 40 })
  const like = fc.record({
    count: fc.constant(1),
    pledgeDays: fc.constantFrom(7, 14, 21),
    ageDays: days,
    answeredAfterDays: fc.option(days),
    closedAfterDays: fc.option(days),
  })
  fc.assert(
    fc.property(fc.array(like, { maxLength: 30 }), (likes) => {
      const doubled = likes.map((alike) => ({ ...alike, count: 2 }))
      expect(readAnswerRecord(doubled)).toEqual(readAnswerRecord([...likes, ...likes]))
    }),
  )
})

test('an answer that is still secret changes nothing that anybody can read', () => {
  const before = [answered(3, 9), { ...UNANSWERED, count: 1, ageDays: 14 }]
  const after = [answered(3, 9), { ...UNANSWERED, count: 1, ageDays: 14, answeredAfterDays: 2 }]
  expect(readAnswerRecord(after)).toEqual(readAnswerRecord(before))
})

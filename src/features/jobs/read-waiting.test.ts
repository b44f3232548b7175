import { expect, test } from 'vitest'
import { readWaiting } from './read-waiting.ts'

const TODAY = '2026-11-21'
const waiting = (oldestUnanswered: string | null, replyPledgeDays: 7 | 14 | null = 14) =>
  readWaiting({ oldestUnanswered, replyPledgeDays }, TODAY)

test.each([
  ['2026-11-21T08:00:00Z', { day: 0, state: 'running', daysLate: 0 }],
  ['2026-11-09T08:00:00Z', { day: 12, state: 'dueSoon', daysLate: 0 }],
  ['2026-11-04T08:00:00Z', { day: 17, state: 'overdue', daysLate: 3 }],
])('a like of %s waits %j', (likedAt, expected) => {
  expect(waiting(likedAt)).toMatchObject(expected)
})

test('nobody waits without a like or a promise', () => {
  expect(waiting(null)).toBeNull()
  expect(waiting('2026-11-09T08:00:00Z', null)).toBeNull()
})

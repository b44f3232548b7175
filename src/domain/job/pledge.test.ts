import { expect, test } from 'vitest'
import { readPledgeClock } from './pledge.ts'

const LIKE = { likedOn: '2026-11-12', replyPledgeDays: 14 } as const

test.each([
  ['2026-11-12', { day: 0, daysLeft: 14, state: 'running' }],
  ['2026-11-21', { day: 9, daysLeft: 5, state: 'running' }],
  ['2026-11-23', { day: 11, daysLeft: 3, state: 'running' }],
  ['2026-11-24', { day: 12, daysLeft: 2, state: 'dueSoon' }],
  ['2026-11-26', { day: 14, daysLeft: 0, state: 'dueSoon' }],
  ['2026-11-27', { day: 15, daysLeft: 0, state: 'overdue' }],
  ['2027-11-12', { day: 365, daysLeft: 0, state: 'overdue' }],
])('on %s the clock says %j', (today, expected) => {
  expect(readPledgeClock({ ...LIKE, today })).toMatchObject({ ...expected, ofDays: 14, dueOn: '2026-11-26' })
})

test('a like that seems to come from tomorrow counts as today’s', () => {
  expect(readPledgeClock({ ...LIKE, today: '2026-11-11' })).toMatchObject({ day: 0, daysLeft: 14 })
})

test('the night in which the clocks change is a day like any other', () => {
  const clock = readPledgeClock({ likedOn: '2026-10-24', replyPledgeDays: 7, today: '2026-10-26' })
  expect(clock).toMatchObject({ day: 2, dueOn: '2026-10-31' })
})

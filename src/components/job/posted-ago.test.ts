import { expect, test } from 'vitest'
import { postedAgo } from './posted-ago.ts'

const NOW = new Date('2026-11-21T12:00:00Z')

test.each([
  ['2026-11-21T00:00:00.000Z', { kind: 'today' }],
  ['2026-11-22T00:00:00.000Z', { kind: 'today' }],
  ['2026-11-20T23:59:00.000Z', { kind: 'yesterday' }],
  ['2026-11-19T12:00:00.000Z', { kind: 'days', days: 2 }],
  ['2026-10-22T12:00:00.000Z', { kind: 'days', days: 30 }],
  ['2026-10-21T12:00:00.000Z', { kind: 'on' }],
])('%s is %j', (publishedAt, expected) => {
  expect(postedAgo(publishedAt, NOW)).toEqual(expected)
})

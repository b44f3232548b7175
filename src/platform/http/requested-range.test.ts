import { expect, test } from 'vitest'
import { requestedRange } from './requested-range.ts'

const of = (range: string | null, ifRange: string | null = null) =>
  requestedRange(100, { range, ifRange, tag: '"a"' })

test.each([
  ['bytes=0-', { start: 0, end: 99 }],
  ['bytes=0-0', { start: 0, end: 0 }],
  ['bytes=10-19', { start: 10, end: 19 }],
  ['bytes=90-1000', { start: 90, end: 99 }],
  ['bytes=-1', { start: 99, end: 99 }],
  ['bytes=-500', { start: 0, end: 99 }],
  ['bytes=100-', 'none'],
  ['bytes=20-10', 'none'],
  ['bytes=0-1,5-6', 'whole'],
  ['items=0-1', 'whole'],
  ['bytes', 'whole'],
  ['bytes=a-b', 'whole'],
  [null, 'whole'],
])('of a hundred bytes, %s is %j', (range, part) => {
  expect(of(range)).toEqual(part)
})

test('somebody who has an older file gets the whole of this one, not a part of another', () => {
  expect(of('bytes=0-1', '"a"')).toEqual({ start: 0, end: 1 })
  expect(of('bytes=0-1', '"b"')).toBe('whole')
  expect(of('bytes=0-1', 'Wed, 21 Oct 2026 07:28:00 GMT')).toBe('whole')
})

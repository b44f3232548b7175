import { expect, test } from 'vitest'
import { creditAfter, FIRST_CREDIT_MS } from './body-pace.ts'

/** After how many seconds somebody is out of credit who sends so many bytes every second; null when they never are. */
function cutAfter(bytesASecond: number): number | null {
  let creditMs = FIRST_CREDIT_MS
  for (let second = 1; second <= 3_600; second += 1) {
    if (creditMs <= 1_000) return second
    creditMs = creditAfter(creditMs, { waitedMs: 1_000, bytes: bytesASecond })
  }
  return null
}

test.each([1, 10, 100, 1_000])('somebody who sends %i bytes a second is cut within five seconds', (bytes) => {
  expect(cutAfter(bytes)).toBeLessThanOrEqual(5)
})

test.each([10_000, 50_000, 1_000_000])('somebody who sends %i bytes a second is never cut', (bytes) => {
  expect(cutAfter(bytes)).toBeNull()
})

test('a phone that has sent plenty may lose its network for twenty seconds, and not for longer', () => {
  const rich = creditAfter(FIRST_CREDIT_MS, { waitedMs: 10, bytes: 50_000_000 })
  expect(rich).toBe(20_000)
  expect(creditAfter(rich, { waitedMs: 19_000, bytes: 0 })).toBeGreaterThan(0)
})

import { expect, test } from 'vitest'
import { msUntilBegun } from './setup/within-a-day.ts'

test.each([
  ['2026-03-01T00:00:00Z', 0],
  ['2026-03-01T12:00:00Z', 0],
  ['2026-03-01T23:58:29Z', 0],
  ['2026-03-01T23:58:30Z', 90_000],
  ['2026-03-01T23:59:59.999Z', 1],
])('a test file that begins at %s waits %d milliseconds, so that its day does not end', (at, ms) => {
  expect(msUntilBegun(Date.parse(at), 90_000)).toBe(ms)
})

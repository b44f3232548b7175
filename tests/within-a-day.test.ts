import { expect, test, vi } from 'vitest'
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

test('a minute before midnight every run waits', () => {
  expect(msUntilBegun(Date.parse('2026-03-01T23:59:00Z'))).toBe(60_000)
})

test('every test file asks for it before it begins', async () => {
  const beginWithinADay = vi.fn<() => Promise<void>>()
  vi.doMock('./setup/within-a-day.ts', () => ({ beginWithinADay }))
  vi.resetModules()
  await import('./setup/fresh-file.ts')
  expect(beginWithinADay).toHaveBeenCalledOnce()
})

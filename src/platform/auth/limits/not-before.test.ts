import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { notBefore } from './not-before.ts'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], fakeNodeBuiltins: true })
})
afterEach(() => {
  vi.useRealTimers()
})

/** What is told once the work has ended, well or not. */
function watchEnd(work: Promise<unknown>) {
  const ended = vi.fn<(outcome: unknown) => void>()
  void work.then(ended, ended)
  return ended
}

test.each([
  ['quick work', () => Promise.resolve('done'), 'done'],
  ['work that fails at once', () => Promise.reject(new Error('no')), new Error('no')],
])('%s is answered when the time has come, not earlier', async (_what, work, answer) => {
  const ended = watchEnd(notBefore(500, work))
  await vi.advanceTimersByTimeAsync(499)
  expect(ended).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(ended.mock.calls).toEqual([[answer]])
})

test('work that takes longer is answered when it is done', async () => {
  const { promise, resolve } = Promise.withResolvers<string>()
  const ended = watchEnd(notBefore(500, () => promise))
  await vi.advanceTimersByTimeAsync(5_000)
  expect(ended).not.toHaveBeenCalled()
  resolve('done')
  await vi.advanceTimersByTimeAsync(0)
  expect(ended.mock.calls).toEqual([['done']])
})

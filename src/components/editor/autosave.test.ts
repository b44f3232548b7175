import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createAutosave, type SaveState } from './autosave.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

function watch(save: (value: string) => Promise<unknown>) {
  const states: SaveState['status'][] = []
  const autosave = createAutosave({ saved: 'a', onState: ({ status }) => states.push(status) })
  const { flush, leave } = autosave
  return { offer: (value: string) => autosave.offer(value, save), flush, leave, states }
}

test('a pause in typing saves the newest value once', async () => {
  const save = vi.fn<(value: string) => Promise<void>>().mockResolvedValue()
  const { offer, states } = watch(save)
  offer('ab')
  offer('abc')
  await vi.runAllTimersAsync()
  expect(save.mock.calls).toEqual([['abc']])
  expect(states.at(-1)).toBe('saved')
})

test('what is saved already is not sent again', async () => {
  const save = vi.fn<(value: string) => Promise<void>>().mockResolvedValue()
  const { offer, flush } = watch(save)
  offer('a')
  expect(await flush()).toBe(true)
  expect(save).not.toHaveBeenCalled()
})

test('going back to the saved value before the pause ends sends nothing', async () => {
  const save = vi.fn<(value: string) => Promise<void>>().mockResolvedValue()
  const { offer, states } = watch(save)
  offer('ab')
  offer('a')
  await vi.runAllTimersAsync()
  expect(save).not.toHaveBeenCalled()
  expect(states.at(-1)).toBe('clean')
})

test('a change made during a save is sent after it, never beside it', async () => {
  let inFlight = 0
  const sent: string[] = []
  const { offer, flush } = watch(async (value) => {
    inFlight += 1
    expect(inFlight).toBe(1)
    await Promise.resolve()
    inFlight -= 1
    sent.push(value)
  })
  offer('ab')
  const flushed = flush()
  offer('abc')
  expect(await flushed).toBe(true)
  expect(sent).toEqual(['ab', 'abc'])
})

test('a failed save says so, is tried again by itself, and nothing is lost', async () => {
  const save = vi
    .fn<(value: string) => Promise<void>>()
    .mockRejectedValueOnce(new Error('offline'))
    .mockResolvedValue()
  const { offer, flush, states } = watch(save)
  offer('ab')
  expect(await flush()).toBe(false)
  expect(states.at(-1)).toBe('failed')
  await vi.runAllTimersAsync()
  expect(save.mock.calls).toEqual([['ab'], ['ab']])
  expect(states.at(-1)).toBe('saved')
})

test('a form that was left saves once more and never again, however often that fails', async () => {
  const save = vi.fn<(value: string) => Promise<void>>().mockRejectedValue(new Error('refused'))
  const { offer, leave } = watch(save)
  offer('ab')
  leave()
  await vi.advanceTimersByTimeAsync(600_000)
  expect(save.mock.calls).toEqual([['ab']])
})

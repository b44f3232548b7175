import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { AppError, type ErrorCode } from '#/domain/app-error.ts'
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
  return { ...autosave, offer: (value: string) => autosave.offer(value, save), states }
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

test('offering the same once more does not cut short the wait after a failure', async () => {
  const save = vi.fn<(value: string) => Promise<void>>().mockRejectedValue(new TypeError('Failed to fetch'))
  const { offer, states } = watch(save)
  offer('ab')
  await vi.advanceTimersByTimeAsync(900)
  offer('ab')
  await vi.advanceTimersByTimeAsync(1_900)
  expect(save).toHaveBeenCalledTimes(1)
  expect(states.at(-1)).toBe('failed')
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
    .mockRejectedValueOnce(new TypeError('Failed to fetch'))
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

test.each<ErrorCode>(['INTERNAL', 'UNAVAILABLE', 'RATE_LIMITED'])(
  '%s is tried again by itself',
  async (code) => {
    const save = vi
      .fn<(value: string) => Promise<void>>()
      .mockRejectedValueOnce(new AppError(code, 'error.generic'))
      .mockResolvedValue()
    const { offer, states } = watch(save)
    offer('ab')
    await vi.runAllTimersAsync()
    expect(save).toHaveBeenCalledTimes(2)
    expect(states.at(-1)).toBe('saved')
  },
)

const refusing = (code: ErrorCode = 'INVALID') =>
  vi.fn<(value: string) => Promise<void>>().mockRejectedValue(new AppError(code, 'error.invalid'))

test.each<ErrorCode>(['INVALID', 'NOT_FOUND', 'FORBIDDEN', 'CONFLICT', 'UNAUTHENTICATED'])(
  '%s is a refusal: it is not sent again by itself, on no occasion',
  async (code) => {
    const save = refusing(code)
    const { offer, flushNew, leave, states } = watch(save)
    offer('ab')
    await vi.runAllTimersAsync()
    expect(states).toEqual(['waiting', 'saving', 'refused'])
    offer('ab')
    expect(await flushNew()).toBe(false)
    leave()
    await vi.advanceTimersByTimeAsync(600_000)
    expect(save).toHaveBeenCalledOnce()
  },
)

test('what was refused is sent again when the person asks for it', async () => {
  const save = refusing()
  const { offer, flush, states } = watch(save)
  offer('ab')
  expect(await flush()).toBe(false)
  save.mockResolvedValue()
  expect(await flush()).toBe(true)
  expect(states.at(-1)).toBe('saved')
})

test('a change after a refusal is sent, and a change during it at once', async () => {
  const save = refusing()
  const { offer, flush, states } = watch(save)
  offer('ab')
  const flushed = flush()
  offer('abc')
  save.mockResolvedValue()
  expect(await flushed).toBe(true)
  expect(save.mock.calls).toEqual([['ab'], ['abc']])
  save.mockRejectedValueOnce(new AppError('INVALID', 'error.invalid'))
  offer('abcd')
  await vi.runAllTimersAsync()
  expect(states.at(-1)).toBe('refused')
  offer('abcde')
  await vi.runAllTimersAsync()
  expect(states.at(-1)).toBe('saved')
})

test('going back to what was refused before the pause ends says so again, and sends nothing', async () => {
  const save = refusing()
  const { offer, states } = watch(save)
  offer('ab')
  await vi.runAllTimersAsync()
  offer('abc')
  offer('ab')
  expect(states.at(-1)).toBe('refused')
  await vi.runAllTimersAsync()
  expect(save).toHaveBeenCalledOnce()
})

test('on hold nothing is sent, on no occasion; the next offer sends what waited', async () => {
  const save = vi.fn<(value: string) => Promise<void>>().mockResolvedValue()
  const { offer, hold, flush, flushNew, leave } = watch(save)
  offer('ab')
  hold()
  expect(await flush()).toBe(false)
  expect(await flushNew()).toBe(false)
  leave()
  await vi.runAllTimersAsync()
  expect(save).not.toHaveBeenCalled()
  offer('ab')
  await vi.runAllTimersAsync()
  expect(save.mock.calls).toEqual([['ab']])
})

test('what goes on hold while a request is under way sends nothing after it, not even again', async () => {
  const { promise, reject } = Promise.withResolvers<void>()
  const save = vi.fn<(value: string) => Promise<void>>().mockReturnValue(promise)
  const { offer, hold, flush } = watch(save)
  offer('ab')
  const flushed = flush()
  offer('abc')
  hold()
  reject(new TypeError('Failed to fetch'))
  expect(await flushed).toBe(false)
  await vi.advanceTimersByTimeAsync(600_000)
  expect(save).toHaveBeenCalledOnce()
})

test('what was refused before the hold is offered anew after it', async () => {
  const save = refusing('CONFLICT')
  const { offer, hold } = watch(save)
  offer('ab')
  await vi.runAllTimersAsync()
  hold()
  offer('ab')
  await vi.runAllTimersAsync()
  expect(save).toHaveBeenCalledTimes(2)
})

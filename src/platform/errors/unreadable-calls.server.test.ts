import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { log } from '#/platform/log/log.server.ts'
import { markReached } from './reached-functions.ts'
import { takePrintedErrors, withinCall } from './unreadable-calls.server.ts'

const told = vi.fn<(fields: object, text: string) => void>()
const print = console.error
beforeEach(() => {
  vi.useFakeTimers()
  told.mockClear()
  for (const level of ['warn', 'error'] as const) vi.spyOn(log(), level).mockImplementation(told as never)
  takePrintedErrors()
})
afterEach(() => {
  console.error = print
  vi.runAllTimers()
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const unreadable = () => {
  try {
    JSON.parse('kestrel@example.com')
  } catch (error) {
    console.error(error)
  }
}
const call = () => new Request('http://localhost:3000/_serverFn/getJob?payload=x')

test('calls that nobody can read are one line a minute with their count, and nothing of what was sent', async () => {
  for (let nth = 0; nth < 400; nth += 1) await withinCall(call(), async () => unreadable())
  vi.advanceTimersByTime(60_000)
  expect(told.mock.calls).toEqual([
    [{ count: 1 }, 'calls that nobody can read'],
    [{ count: 399 }, 'calls that nobody can read'],
  ])
  expect(JSON.stringify(told.mock.calls)).not.toContain('kestrel')
})

test('what is printed when a function was reached, or outside of calls, is a fault in the log', async () => {
  const reached = call()
  markReached(reached)
  await withinCall(reached, async () => console.error(new Error('broken')))
  console.error(new Error('elsewhere'))
  expect(told.mock.calls.map(([fields, text]) => [(fields as { message: string }).message, text])).toEqual([
    ['broken', 'fault'],
    ['elsewhere', 'fault'],
  ])
})

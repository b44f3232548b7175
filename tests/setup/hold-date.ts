import { onTestFinished, vi } from 'vitest'

/** Makes the date stand still for the rest of a test, and gives its milliseconds. Timers and the database go on. */
export function holdDate(): number {
  const nowMs = Date.now()
  vi.useFakeTimers({ toFake: ['Date'], now: nowMs })
  onTestFinished(() => void vi.useRealTimers())
  return nowMs
}

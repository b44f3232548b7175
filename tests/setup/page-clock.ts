import { act } from '@testing-library/react'
import { onTestFinished, vi } from 'vitest'

/** For the rest of a test the page's clock can be moved on. By itself it goes as the real one does, so that waiting works. */
export function usePageClock(): void {
  vi.useFakeTimers({ shouldAdvanceTime: true, now: Date.now() })
  onTestFinished(() => void vi.useRealTimers())
}

/** Lets so many milliseconds pass at once on the page's clock, with all that they bring. */
export const letPass = (ms: number): Promise<void> =>
  act(async () => {
    await vi.advanceTimersByTimeAsync(ms)
  })

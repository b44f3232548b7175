import { onTestFinished, vi } from 'vitest'

/**
 * Makes the clock of a test's timeouts stand still until `vi.advanceTimersByTime` moves it, `AbortSignal.timeout`
 * included, which the test tool itself leaves real. Everything else, the network and the date too, goes on.
 */
export function useFakeTimeouts(): void {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    const late = new AbortController()
    setTimeout(() => late.abort(new DOMException('Too late', 'TimeoutError')), ms)
    return late.signal
  })
  onTestFinished(() => {
    timeout.mockRestore()
    vi.useRealTimers()
  })
}

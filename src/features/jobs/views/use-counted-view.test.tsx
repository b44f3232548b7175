import { renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useCountedView } from './use-counted-view.ts'

const sendBeacon = vi.fn<(address: string) => boolean>(() => true)
beforeEach(() => {
  vi.useFakeTimers()
  Object.defineProperty(navigator, 'sendBeacon', { value: sendBeacon, configurable: true })
})
afterEach(() => {
  sendBeacon.mockClear()
  vi.useRealTimers()
  vi.restoreAllMocks()
  Reflect.deleteProperty(navigator, 'sendBeacon')
})

test('a page that stands for a moment is counted once, and the next job again', () => {
  const { rerender } = renderHook(({ id }) => useCountedView(id), { initialProps: { id: 'job 1' } })
  vi.advanceTimersByTime(1_999)
  expect(sendBeacon).not.toHaveBeenCalled()
  vi.advanceTimersByTime(10_000)
  rerender({ id: 'job 1' })
  vi.advanceTimersByTime(10_000)
  rerender({ id: 'job-2' })
  vi.advanceTimersByTime(10_000)
  expect(sendBeacon.mock.calls).toEqual([['/api/jobs/views?id=job%201'], ['/api/jobs/views?id=job-2']])
})

test('a page that is opened behind another is counted once it has stood in front for its moment', () => {
  const state = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  const turn = (to: DocumentVisibilityState) => {
    state.mockReturnValue(to)
    document.dispatchEvent(new Event('visibilitychange'))
  }
  renderHook(() => useCountedView('job-1'))
  vi.advanceTimersByTime(60_000)
  turn('visible')
  vi.advanceTimersByTime(1_900)
  turn('hidden')
  vi.advanceTimersByTime(60_000)
  expect(sendBeacon).not.toHaveBeenCalled()
  turn('visible')
  vi.advanceTimersByTime(2_000)
  turn('visible')
  vi.advanceTimersByTime(60_000)
  expect(sendBeacon).toHaveBeenCalledOnce()
})

test('what is left before, hidden or not to be counted is not', () => {
  renderHook(() => useCountedView('job-1')).unmount()
  renderHook(() => useCountedView(null))
  vi.advanceTimersByTime(10_000)
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  renderHook(() => useCountedView('job-1'))
  vi.advanceTimersByTime(10_000)
  expect(sendBeacon).not.toHaveBeenCalled()
})

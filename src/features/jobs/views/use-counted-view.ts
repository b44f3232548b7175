import { useEffect } from 'react'

/** So long a page stands before somebody's eyes until it counts as read. */
const READ_AFTER_MS = 2_000

/** Says that a job's page was read, once each time it is opened; null says nothing. A page in a hidden tab is not read. */
export function useCountedView(jobId: string | null): void {
  useEffect(() => {
    if (jobId === null) return undefined
    const timer = setTimeout(() => {
      if (document.visibilityState === 'visible')
        navigator.sendBeacon(`/api/jobs/views?id=${encodeURIComponent(jobId)}`)
    }, READ_AFTER_MS)
    return () => clearTimeout(timer)
  }, [jobId])
}

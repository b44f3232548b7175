import { useEffect } from 'react'

/** So long a page stands before somebody's eyes until it counts as read. */
const READ_AFTER_MS = 2_000

/**
 * Says that a job's page was read, once each time it is opened; null says nothing. A page in a hidden tab is read
 * when it comes to the front.
 */
export function useCountedView(jobId: string | null): void {
  useEffect(() => {
    if (jobId === null) return undefined
    let timer: ReturnType<typeof setTimeout> | undefined
    const end = () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', begin)
    }
    const count = () => {
      end()
      navigator.sendBeacon(`/api/jobs/views?id=${encodeURIComponent(jobId)}`)
    }
    function begin() {
      clearTimeout(timer)
      if (document.visibilityState === 'visible') timer = setTimeout(count, READ_AFTER_MS)
    }
    document.addEventListener('visibilitychange', begin)
    begin()
    return end
  }, [jobId])
}

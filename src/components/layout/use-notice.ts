import { useCallback, useState, useSyncExternalStore } from 'react'
import { isNoticeRead } from '#/platform/consent/read-notice.ts'

/**
 * Away; there by itself because nobody has read it, or asked for. The server says unread: where it was read, what it drew
 * is hidden until the page's scripts take it away.
 */
export type NoticeState = 'away' | 'unread' | 'asked'

async function keepRead(): Promise<void> {
  const { keepNoticeRead } = await import('#/platform/consent/keep-notice.ts')
  await keepNoticeRead()
}

/** Nobody tells when another tab keeps that it was read: the next page shows it. */
const untold = () => () => undefined

/** Whether the cookie notice is there, and how to call it and send it away for good. */
export function useNotice() {
  const [done, setDone] = useState<'asked' | 'away' | null>(null)
  const kept = useSyncExternalStore<NoticeState>(
    untold,
    () => (isNoticeRead() ? 'away' : 'unread'),
    () => 'unread',
  )
  const closeNotice = useCallback(() => {
    setDone('away')
    // Without a connection it comes again on another day.
    keepRead().catch(() => undefined)
  }, [])
  return { notice: done ?? kept, askForNotice: () => setDone('asked'), closeNotice }
}

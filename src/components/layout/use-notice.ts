import { useEffect, useState } from 'react'
import { isNoticeRead } from '#/platform/consent/read-notice.ts'

/**
 * Away; there by itself because nobody has read it, or asked for. Unknown until the page's scripts are at work: then the
 * page's first script has found out.
 */
export type NoticeState = 'unknown' | 'away' | 'unread' | 'asked'

async function keepRead(): Promise<void> {
  const { keepNoticeRead } = await import('#/platform/consent/keep-notice.ts')
  await keepNoticeRead()
}

/** Whether the cookie notice is there, and how to call it and send it away for good. */
export function useNotice() {
  const [notice, setNotice] = useState<NoticeState>('unknown')
  useEffect(() => setNotice((now) => (now === 'unknown' ? (isNoticeRead() ? 'away' : 'unread') : now)), [])
  const closeNotice = () => {
    setNotice('away')
    // Without a connection it comes again on another day.
    keepRead().catch(() => undefined)
  }
  return { notice, askForNotice: () => setNotice('asked'), closeNotice }
}

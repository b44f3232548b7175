import { lazyRouteComponent } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { QuietPart } from '#/components/screens/quiet-part.tsx'
import { isNoticeRead } from '#/platform/consent/read-notice.ts'

const CookieNotice = lazyRouteComponent(() => import('./cookie-notice.tsx'), 'CookieNotice')

/** It asks nothing, and so it comes after everything that somebody came for. */
const NOTICE_AFTER_MS = 3_000

/** Away, there by itself because nobody has read it, or asked for. */
export type NoticeState = 'away' | 'unread' | 'asked'

/** Whether the cookie notice is there, and how to call it and send it away. */
export function useNotice() {
  const [notice, setNotice] = useState<NoticeState>('away')
  useEffect(() => {
    const timer = setTimeout(
      () => setNotice((now) => (now === 'away' && !isNoticeRead() ? 'unread' : now)),
      NOTICE_AFTER_MS,
    )
    return () => clearTimeout(timer)
  }, [])
  return { notice, askForNotice: () => setNotice('asked'), closeNotice: () => setNotice('away') }
}

export type LateNoticeProps = { notice: NoticeState; onClose: () => void }

/** The cookie notice; its code is fetched when it is to be shown. */
export function LateNotice({ notice, onClose }: LateNoticeProps) {
  if (notice === 'away') return null
  return (
    <QuietPart about={notice}>
      <CookieNotice isAsked={notice === 'asked'} onClose={onClose} />
    </QuietPart>
  )
}

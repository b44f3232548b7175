import { lazyRouteComponent } from '@tanstack/react-router'
import { memo, use } from 'react'
import { QuietPart } from '#/components/screens/quiet-part.tsx'
import { isNoticeRead } from '#/platform/consent/read-notice.ts'
import type { CookieNoticeProps } from './cookie-notice.tsx'

const CookieNotice = lazyRouteComponent(() => import('./cookie-notice.tsx'), 'CookieNotice')
const NEVER = new Promise<never>(() => undefined)

const isHidden = () => typeof document !== 'undefined' && isNoticeRead()

/** What the server drew is left alone, hidden, where the note was read: nothing is fetched for it. */
function UnreadNotice(props: CookieNoticeProps) {
  if (props.state === 'unread' && isHidden()) use(NEVER)
  return <CookieNotice {...props} />
}

/**
 * The note about cookies. The server draws it; its code is fetched where somebody has it to read. Drawn again with the
 * page before its code is here, React would throw away what the server drew: it is drawn again for a change of its own.
 */
export const LateNotice = memo(function LateNotice(props: CookieNoticeProps) {
  return (
    <QuietPart about={props.state}>
      <UnreadNotice {...props} />
    </QuietPart>
  )
})

import { lazyRouteComponent } from '@tanstack/react-router'
import { use } from 'react'
import { QuietPart } from '#/components/screens/quiet-part.tsx'
import type { CookieNoticeProps } from './cookie-notice.tsx'

const CookieNotice = lazyRouteComponent(() => import('./cookie-notice.tsx'), 'CookieNotice')
const NEVER = new Promise<never>(() => undefined)

const isHidden = () =>
  typeof document !== 'undefined' && document.documentElement.dataset['notice'] !== 'unread'

/** What the server drew is left alone, hidden, where the note was read: nothing is fetched for it. */
function UnreadNotice(props: CookieNoticeProps) {
  if (props.state === 'unknown' && isHidden()) use(NEVER)
  return <CookieNotice {...props} />
}

/** The note about cookies. The server draws it; its code is fetched where somebody has it to read. */
export function LateNotice(props: CookieNoticeProps) {
  return (
    <QuietPart about={props.state}>
      <UnreadNotice {...props} />
    </QuietPart>
  )
}

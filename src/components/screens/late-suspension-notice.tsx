import { lazyRouteComponent } from '@tanstack/react-router'
import { QuietPart } from './quiet-part.tsx'
import type { SuspensionNoticeProps } from './suspension-notice.tsx'

const SuspensionNotice = lazyRouteComponent(() => import('./suspension-notice.tsx'), 'SuspensionNotice')

/** The same on pages for everybody, whose readers need not fetch what hardly anybody reads. */
export function LateSuspensionNotice({
  reason,
  ...said
}: Omit<SuspensionNoticeProps, 'reason'> & { reason: string | null | undefined }) {
  if (!reason) return null
  return (
    <QuietPart about={reason} before={null} without={null}>
      <SuspensionNotice reason={reason} {...said} />
    </QuietPart>
  )
}

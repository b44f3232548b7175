import { lazyRouteComponent } from '@tanstack/react-router'
import { QuietPart } from './quiet-part.tsx'

const SuspensionNotice = lazyRouteComponent(() => import('./suspension-notice.tsx'), 'SuspensionNotice')

/** The same on pages for everybody, whose readers need not fetch what hardly anybody reads. */
export function LateSuspensionNotice({
  organization,
  reason,
}: {
  organization: string
  reason: string | null | undefined
}) {
  if (!reason) return null
  return (
    <QuietPart about={reason} before={null} without={null}>
      <SuspensionNotice organization={organization} reason={reason} />
    </QuietPart>
  )
}

import { useTranslations } from 'use-intl'
import { Button } from '#/ui/button.tsx'
import { EmptyState } from '#/ui/empty-state.tsx'
import type { PaneFaultKind } from './pane-fault-of.ts'

/** Says what happened in the picked job's place, and how it goes on. */
export function PaneFault({ fault, onTryAgain }: { fault: PaneFaultKind; onTryAgain: () => void }) {
  const t = useTranslations('job.paneFault')
  const common = useTranslations('error')
  if (fault === 'gone') return <EmptyState title={t('gone')}>{t('goneHelp')}</EmptyState>
  return (
    <div role="alert">
      <EmptyState title={t('failed')} action={<Button onClick={onTryAgain}>{common('tryAgain')}</Button>}>
        {fault === 'unreachable' && common('unreachable')}
      </EmptyState>
    </div>
  )
}

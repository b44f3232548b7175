import type { UseQueryResult } from '@tanstack/react-query'
import { CloudOff } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { AppError } from '#/domain/app-error.ts'
import { isUnreachable } from '#/lib/is-unreachable.ts'
import { Button } from '#/ui/button.tsx'
import { EmptyState } from '#/ui/empty-state.tsx'
import type { JobView } from '../../job-detail.view.ts'

/** Why a picked job is not shown: there is no connection, no answer, no such job, or something failed. */
type Fault = 'offline' | 'unreachable' | 'gone' | 'failed'

type Found = Pick<
  UseQueryResult<JobView>,
  'data' | 'error' | 'failureReason' | 'isPaused' | 'isPlaceholderData'
>

/** What keeps a job from being shown; null while it is on its way, and where an older answer still stands. */
export function paneFaultOf({ data, error, failureReason, ...found }: Found): Fault | null {
  if (error instanceof AppError && error.code === 'NOT_FOUND') return 'gone'
  if (data !== undefined && !found.isPlaceholderData) return null
  if (found.isPaused) return 'offline'
  if (isUnreachable(failureReason)) return 'unreachable'
  return error ? 'failed' : null
}

/** Says what happened in the picked job's place, and how it goes on. */
export function PaneFault({ fault, onTryAgain }: { fault: Fault; onTryAgain: () => void }) {
  const t = useTranslations('job.list.pane')
  if (fault === 'gone') return <EmptyState title={t('gone')}>{t('goneHelp')}</EmptyState>
  return (
    <div role="alert">
      <EmptyState
        icon={CloudOff}
        title={t('failed')}
        action={<Button onClick={onTryAgain}>{t('tryAgain')}</Button>}
      >
        {t(`why.${fault}`)}
      </EmptyState>
    </div>
  )
}

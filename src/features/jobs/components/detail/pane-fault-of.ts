import type { UseQueryResult } from '@tanstack/react-query'
import { AppError } from '#/domain/app-error.ts'
import { isUnreachable } from '#/lib/is-unreachable.ts'
import type { JobView } from '../../job-detail.view.ts'

/** Why a picked job is not shown: there is no connection or no answer, no such job, or something failed. */
export type PaneFaultKind = 'unreachable' | 'gone' | 'failed'

type Found = Pick<
  UseQueryResult<JobView>,
  'data' | 'error' | 'failureReason' | 'isPaused' | 'isPlaceholderData'
>

/** What keeps a job from being shown; null while it is on its way, and where an older answer still stands. */
export function paneFaultOf({ data, error, failureReason, ...found }: Found): PaneFaultKind | null {
  if (error instanceof AppError && error.code === 'NOT_FOUND') return 'gone'
  if (data !== undefined && !found.isPlaceholderData) return null
  if (found.isPaused || isUnreachable(failureReason)) return 'unreachable'
  return error ? 'failed' : null
}

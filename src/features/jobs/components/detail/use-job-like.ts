import { useQuery } from '@tanstack/react-query'
import { showErrors } from '#/components/form/show-errors.ts'
import type { AccountType } from '#/domain/access/account-type.ts'
import type { JobView } from '../../job-detail.view.ts'
import { jobLikeStatusQuery, useSetJobLike } from '../../job-likes.queries.ts'
import { NO_LIKE, type JobLikeStatus } from '../../job-likes.view.ts'

/** How a reader may answer a job. 'hidden': employers, admins and its own members do not like jobs. */
export type JobLike = {
  mode: 'hidden' | 'sign-in' | 'like' | 'closed'
  status: JobLikeStatus
  set: (liked: boolean) => void
}

function modeOf(job: JobView, accountType: AccountType | null): JobLike['mode'] {
  if (job.viewer === 'member' || (accountType !== null && accountType !== 'Individual')) return 'hidden'
  if (job.state !== 'open') return 'closed'
  return accountType === null ? 'sign-in' : 'like'
}

/** The like of one job for whoever reads it. A refusal is said and undone. */
export function useJobLike(job: JobView, accountType: AccountType | null): JobLike {
  const { data: status = NO_LIKE } = useQuery({
    ...jobLikeStatusQuery(job.id),
    enabled: accountType === 'Individual',
  })
  const { mutate } = useSetJobLike()
  const set = (liked: boolean) => mutate({ jobId: job.id, liked }, { onError: showErrors })
  return { mode: modeOf(job, accountType), status, set }
}

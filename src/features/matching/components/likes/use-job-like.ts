import { useQuery } from '@tanstack/react-query'
import { showErrors } from '#/components/form/show-errors.ts'
import type { AccountType } from '#/domain/access/account-type.ts'
import { jobLikeStatusQuery, useSetJobLike } from '../../job-likes.queries.ts'
import { NO_LIKE, type JobLikeStatus } from '../../job-likes.view.ts'

/** A job as far as liking it goes. */
export type LikeableJob = {
  id: string
  state: 'open' | 'closed' | 'draft'
  /** 'member' for the people of its company. */
  viewer: 'member' | 'visitor'
  organization: { name: string }
}

/** How a reader may answer a job. 'hidden': employers, admins and its own members do not like jobs. */
export type LikeMode = 'hidden' | 'sign-in' | 'like' | 'closed'

/** Which of these a job is for its reader. */
export function likeModeOf(
  job: Pick<LikeableJob, 'state' | 'viewer'>,
  accountType: AccountType | null,
): LikeMode {
  if (job.viewer === 'member' || (accountType !== null && accountType !== 'Individual')) return 'hidden'
  if (job.state !== 'open') return 'closed'
  return accountType === null ? 'sign-in' : 'like'
}

/** How the reader and a job stand; nothing is asked for readers who do not like jobs. */
export function useLikeStatus(jobId: string, accountType: AccountType | null): JobLikeStatus {
  const isIndividual = accountType === 'Individual'
  const { data = NO_LIKE } = useQuery({ ...jobLikeStatusQuery(jobId), enabled: isIndividual })
  return data
}

/** Sets the like of one job. A refusal is said and undone. */
export function useLikeSetter(jobId: string): (liked: boolean) => void {
  const { mutate } = useSetJobLike()
  return (liked) => mutate({ jobId, liked }, { onError: showErrors })
}

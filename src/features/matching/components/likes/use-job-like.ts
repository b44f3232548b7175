import { useQuery } from '@tanstack/react-query'
import { showErrors } from '#/components/form/show-errors.ts'
import type { AccountType } from '#/domain/access/account-type.ts'
import { jobLikeStatusQuery, useSetJobLike } from '../../job-likes.queries.ts'
import type { SetJobLikeInput } from '../../job-likes.schema.ts'
import { NO_LIKE, type JobLikeStatus } from '../../job-likes.view.ts'

/** A job as far as liking it goes. */
export type LikeableJob = {
  id: string
  title: string
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

/** Sends a like or takes it back, and says a match that it makes. A refusal is said and undone; it answers null. */
export function useSendLike(): (input: SetJobLikeInput) => Promise<JobLikeStatus | null> {
  const { mutateAsync } = useSetJobLike()
  return async (input) => {
    try {
      const status = await mutateAsync(input)
      if (input.liked && status.matched) void sayMatch()
      return status
    } catch (error) {
      showErrors(error)
      return null
    }
  }
}

/** Rare, and so fetched when it happens. The heart tells it too, should it fail. */
async function sayMatch(): Promise<void> {
  const toasts = await import('./match-toast.tsx').catch(() => null)
  toasts?.sayMatch()
}

export function useLikeSetter(jobId: string): (liked: boolean) => void {
  const send = useSendLike()
  return (liked) => void send({ jobId, liked })
}

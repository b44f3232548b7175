import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { showErrors } from '#/components/form/show-errors.ts'
import type { AccountType } from '#/domain/access/account-type.ts'
import { likedJobsQuery, useSetJobLike } from '../../job-likes.queries.ts'
import type { LikeHeartProps } from './like-heart.tsx'

type RowLike = Pick<LikeHeartProps, 'state' | 'onToggle'>

export type RowLikes = {
  /** Null where the reader does not like jobs at all: employers and admins. */
  likeOf: (jobId: string) => RowLike | null
  /** What the key L does; a match is not taken back by a key. */
  toggle: (jobId: string) => void
}

/** The hearts of a list for whoever reads it. */
export function useRowLikes(accountType: AccountType | null): RowLikes {
  const isIndividual = accountType === 'Individual'
  const { data: liked = {} } = useQuery({ ...likedJobsQuery, enabled: isIndividual })
  const navigate = useNavigate()
  const { mutate } = useSetJobLike()
  const set = (jobId: string, wanted: boolean) => mutate({ jobId, liked: wanted }, { onError: showErrors })
  const likeOf = (jobId: string): RowLike | null => {
    if (accountType === null) return { state: 'none', onToggle: 'sign-in' }
    if (!isIndividual) return null
    return { state: liked[jobId] ?? 'none', onToggle: (wanted) => set(jobId, wanted) }
  }
  const toggle = (jobId: string) => {
    if (accountType === null) void navigate({ to: '/auth/signin', search: { next: `/job/${jobId}` } })
    if (isIndividual && liked[jobId] !== 'matched') set(jobId, liked[jobId] !== 'liked')
  }
  return { likeOf, toggle }
}

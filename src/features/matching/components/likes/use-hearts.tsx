import { useQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { AccountType } from '#/domain/access/account-type.ts'
import { likedJobsQuery } from '../../job-likes.queries.ts'
import { LikeHeart } from './like-heart.tsx'
import { useSignInToLike } from './sign-in-link.tsx'
import { useSendLike } from './use-job-like.ts'

export type Hearts = {
  /** Null where the reader does not like jobs at all: employers and admins. */
  heartOf: (job: { id: string; title: string }) => ReactNode
  /** What the key L does; a match is not taken back by a key, and none is made by one. */
  toggle: (job: { id: string; title: string }) => void
}

/** The hearts of a list for whoever reads it. */
export function useHearts(accountType: AccountType | null): Hearts {
  const isIndividual = accountType === 'Individual'
  const { data: liked = {} } = useQuery({ ...likedJobsQuery, enabled: isIndividual })
  const signInToLike = useSignInToLike()
  const router = useRouter()
  const send = useSendLike()
  const set = (jobId: string, wanted: boolean) => void send({ jobId, liked: wanted })
  const heartOf: Hearts['heartOf'] = ({ id, title }) => {
    if (accountType === null) return <LikeHeart jobId={id} title={title} state="none" onToggle="sign-in" />
    if (!isIndividual) return null
    const onToggle = (wanted: boolean) => set(id, wanted)
    return <LikeHeart jobId={id} title={title} state={liked[id] ?? 'none'} onToggle={onToggle} />
  }
  const toggle: Hearts['toggle'] = (job) => {
    if (accountType === null) signInToLike(job)
    const state = liked[job.id]
    if (!isIndividual || state === 'matched') return
    if (state === 'approached') void router.navigate({ to: '/job/$id', params: { id: job.id } })
    else set(job.id, state !== 'liked')
  }
  return { heartOf, toggle }
}

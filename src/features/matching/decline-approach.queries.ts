import { useQueryClient } from '@tanstack/react-query'
import { jobLikeStatusQuery, likedJobsQuery } from './job-likes.queries.ts'
import { useAnswerApproach } from './matching.queries.ts'

/** Says no to an approach, and reads anew how the person and the job stand then. Rejects when the server refuses. */
export function useDeclineApproach(jobId: string) {
  const queryClient = useQueryClient()
  const { mutateAsync, isPending } = useAnswerApproach()
  const decline = async () => {
    try {
      await mutateAsync({ jobId, answer: 'decline' })
    } finally {
      // What was refused was answered elsewhere, or is over.
      await Promise.all(
        [jobLikeStatusQuery(jobId), likedJobsQuery].map(({ queryKey }) =>
          queryClient.invalidateQueries({ queryKey }),
        ),
      )
    }
  }
  return { decline, isPending }
}

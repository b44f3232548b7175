import { queryOptions, useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query'
import { getJobLikeStatus, getLikedJobs, setJobLike } from './job-likes.functions.ts'
import type { SetJobLikeInput } from './job-likes.schema.ts'
import { NO_LIKE, type JobLikeStatus, type LikedJobs } from './job-likes.view.ts'
import { myLikesQuery } from './matching.queries.ts'

const JOB_LIKES = 'job-likes'

/** How the person and one job stand. */
export function jobLikeStatusQuery(jobId: string) {
  return queryOptions({
    queryKey: [JOB_LIKES, 'status', jobId],
    queryFn: () => getJobLikeStatus({ data: { jobId } }),
  })
}

/** The filled hearts of a list, by job id. */
export const likedJobsQuery = queryOptions({ queryKey: [JOB_LIKES, 'mine'], queryFn: () => getLikedJobs() })

function writeStatus(queryClient: QueryClient, jobId: string, status: JobLikeStatus): void {
  queryClient.setQueryData(jobLikeStatusQuery(jobId).queryKey, status)
  queryClient.setQueryData(likedJobsQuery.queryKey, (mine): LikedJobs => {
    const { [jobId]: _, ...others } = mine ?? {}
    return status.liked ? { ...others, [jobId]: status.matched ? 'matched' : 'liked' } : others
  })
}

/** What the server will most likely answer: liking an approach matches, taking back before a match leaves nothing. */
function expectedStatus({ liked }: SetJobLikeInput, before: JobLikeStatus): JobLikeStatus {
  if (liked === before.liked) return before
  if (!liked) return { ...NO_LIKE, state: before.matched ? 'withdrawn' : 'none' }
  const now = new Date().toISOString()
  const matched = before.state === 'approached'
  return {
    liked: true,
    likedAt: now,
    matched,
    matchedAt: matched ? now : null,
    state: matched ? 'matched' : 'liked',
  }
}

/** Sets a like at once on screen; a refusal puts everything back as it was. */
export function useSetJobLike() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (input: SetJobLikeInput) => setJobLike({ data: input }),
    onMutate: async (input) => {
      await queryClient.cancelQueries({ queryKey: [JOB_LIKES] })
      const before = queryClient.getQueryData(jobLikeStatusQuery(input.jobId).queryKey)
      const mine = queryClient.getQueryData(likedJobsQuery.queryKey)
      writeStatus(queryClient, input.jobId, expectedStatus(input, before ?? NO_LIKE))
      return { before, mine }
    },
    onError: (_error, { jobId }, kept) => {
      queryClient.setQueryData(jobLikeStatusQuery(jobId).queryKey, kept?.before)
      queryClient.setQueryData(likedJobsQuery.queryKey, kept?.mine)
    },
    onSuccess: async (status, { jobId }) => {
      writeStatus(queryClient, jobId, status)
      // Other pages show likes too: they are read anew when somebody goes there, and the list of likes at once.
      await queryClient.invalidateQueries({ type: 'inactive', refetchType: 'none' })
      await queryClient.invalidateQueries({ queryKey: myLikesQuery.queryKey })
    },
  })
}

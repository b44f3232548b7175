import {
  queryOptions,
  useMutation,
  useQueryClient,
  type Query,
  type QueryClient,
} from '@tanstack/react-query'
import { isOpenLike } from '#/domain/job/like-state.ts'
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

/** The hearts of a list, by job id. */
export const likedJobsQuery = queryOptions({ queryKey: [JOB_LIKES, 'mine'], queryFn: () => getLikedJobs() })

type Heart = LikedJobs[string]

function writeHeart(queryClient: QueryClient, jobId: string, heart: Heart | undefined): void {
  // A list that was not read yet must not begin with one heart: it would count as all of them.
  queryClient.setQueryData(likedJobsQuery.queryKey, (mine): LikedJobs | undefined => {
    if (!mine) return undefined
    const { [jobId]: _, ...others } = mine
    return heart ? { ...others, [jobId]: heart } : others
  })
}

function writeStatus(queryClient: QueryClient, jobId: string, status: JobLikeStatus): void {
  queryClient.setQueryData(jobLikeStatusQuery(jobId).queryKey, status)
  writeHeart(queryClient, jobId, isOpenLike(status.state) ? status.state : undefined)
}

/** One job as it was before its like was sent; each part is undefined where it was not known. */
type Before = { status: JobLikeStatus | undefined; heart: Heart | undefined }

/** Puts one job back; a status that nobody had read is unknown again, because no value can be written for that. */
function restore(queryClient: QueryClient, jobId: string, { status, heart }: Before): void {
  const { queryKey } = jobLikeStatusQuery(jobId)
  writeHeart(queryClient, jobId, heart)
  if (status) queryClient.setQueryData(queryKey, status)
  else void queryClient.resetQueries({ queryKey, exact: true })
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

const isUnread = ({ state }: Pick<Query, 'state'>) => state.data === undefined

/** Sets a like at once on screen; a refusal puts this job back as it was and leaves all others alone. */
export function useSetJobLike() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationKey: [JOB_LIKES],
    mutationFn: (input: SetJobLikeInput) => setJobLike({ data: input }),
    onMutate: async (input): Promise<Before> => {
      const calledOff = queryClient.cancelQueries({ queryKey: [JOB_LIKES] })
      const status = queryClient.getQueryData(jobLikeStatusQuery(input.jobId).queryKey)
      const heart = queryClient.getQueryData(likedJobsQuery.queryKey)?.[input.jobId]
      // Written before anything else goes on: a page that waits for the cancelled query gets this answer.
      writeStatus(queryClient, input.jobId, expectedStatus(input, status ?? NO_LIKE))
      await calledOff
      return { status, heart }
    },
    onError: (_error, { jobId }, before) => {
      if (before) restore(queryClient, jobId, before)
      // What was there before may itself have been a guess: once nothing else is under way, the server tells.
      const isLast = queryClient.isMutating({ mutationKey: [JOB_LIKES] }) <= 1
      if (isLast) void queryClient.invalidateQueries({ queryKey: [JOB_LIKES] })
    },
    onSuccess: async (status, { jobId }) => {
      writeStatus(queryClient, jobId, status)
      // What was being read for the first time was called off, and nobody else would read it again.
      void queryClient.invalidateQueries({ queryKey: [JOB_LIKES], predicate: isUnread })
      // Other pages show likes too: they are read anew when somebody goes there, and the list of likes at once.
      await queryClient.invalidateQueries({ type: 'inactive', refetchType: 'none' })
      await queryClient.invalidateQueries({ queryKey: myLikesQuery.queryKey })
    },
  })
}

import { queryOptions, useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query'
import type { Fit } from '#/domain/matching/types.ts'
import { moveCandidate, type CandidateMove } from './candidate-moves.ts'
import type { ApproachAnswer } from './fits.schema.ts'
import {
  answerApproach,
  getJobFit,
  getJobFits,
  getJobLikesAndMatches,
  getMyLikes,
  getRecommendedJobs,
  matchCandidate,
  passCandidate,
} from './matching.functions.ts'

/** Everything about fits and matches begins with this key. */
const MATCHING = 'matching'
const FITS = [MATCHING, 'fits'] as const

/** The signed-in person's fit with each of these jobs. */
export function jobFitsQuery(jobIds: string[]) {
  return queryOptions({
    queryKey: [...FITS, jobIds],
    queryFn: () => getJobFits({ data: { jobIds } }),
  })
}

/** All fits that lists have brought, of each job the freshest. */
function gatherFits(queryClient: QueryClient): Record<string, Fit> {
  const lists = queryClient.getQueryCache().findAll({ queryKey: FITS })
  const aged = lists.toSorted((a, b) => a.state.dataUpdatedAt - b.state.dataUpdatedAt)
  return Object.assign({}, ...aged.map(({ state }) => state.data ?? {}))
}

/** Finds what earlier lists have brought of some jobs' fits, or undefined. They are gathered once, when first asked for. */
export function createFitFinder(queryClient: QueryClient) {
  let known: Record<string, Fit> | null = null
  return (jobIds: readonly string[]): Record<string, Fit> | undefined => {
    const fits = (known ??= gatherFits(queryClient))
    const wanted = jobIds.flatMap((id) => (fits[id] ? [[id, fits[id]] as const] : []))
    return wanted.length > 0 ? Object.fromEntries(wanted) : undefined
  }
}

/** The signed-in person's explained fit with one job. */
export function jobFitQuery(jobId: string) {
  return queryOptions({ queryKey: [MATCHING, 'fit', jobId], queryFn: () => getJobFit({ data: { jobId } }) })
}

export const recommendedJobsQuery = queryOptions({
  queryKey: [MATCHING, 'recommended'],
  queryFn: () => getRecommendedJobs(),
})

export const myLikesQuery = queryOptions({ queryKey: [MATCHING, 'my-likes'], queryFn: () => getMyLikes() })

export function jobCandidatesQuery(jobId: string) {
  return queryOptions({
    queryKey: [MATCHING, 'candidates', jobId],
    queryFn: () => getJobLikesAndMatches({ data: { jobId } }),
  })
}

/** After a like, an answer or a change of the profile. */
async function refreshMatching(queryClient: QueryClient): Promise<void> {
  await queryClient.invalidateQueries({ queryKey: [MATCHING] })
}

/** Lists of other pages count likes and matches too: they are read anew when somebody goes there. */
async function refreshAfterAnswer(queryClient: QueryClient): Promise<void> {
  await queryClient.invalidateQueries({ type: 'inactive', refetchType: 'none' })
  await refreshMatching(queryClient)
}

const SEND = { match: matchCandidate, pass: passCandidate } as const

/** Answers a candidate of a job at once on screen; a refusal puts everything back as it was. */
export function useAnswerCandidate(jobId: string) {
  const queryClient = useQueryClient()
  const { queryKey } = jobCandidatesQuery(jobId)
  return useMutation({
    mutationFn: async ({ candidateId, move }: { candidateId: string; move: CandidateMove }) => {
      await SEND[move]({ data: { jobId, candidateId } })
    },
    onMutate: async ({ candidateId, move }) => {
      await queryClient.cancelQueries({ queryKey })
      const before = queryClient.getQueryData(queryKey)
      const now = new Date().toISOString()
      queryClient.setQueryData(queryKey, (page) => page && moveCandidate(page, candidateId, { move, now }))
      return { before }
    },
    onError: (_error, _answer, kept) => queryClient.setQueryData(queryKey, kept?.before),
    onSettled: () => refreshAfterAnswer(queryClient),
  })
}

/** Answers an employer who made the first move; the lists are read anew, because a match brings contact data. */
export function useAnswerApproach() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (answer: ApproachAnswer) => answerApproach({ data: answer }),
    onSettled: () => refreshAfterAnswer(queryClient),
  })
}

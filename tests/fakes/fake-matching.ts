import { vi } from 'vitest'
import type { JobCandidates } from '#/features/matching/candidates.view.ts'
import type { ApproachAnswer, CandidateInput } from '#/features/matching/fits.schema.ts'
import type { RecommendedJob } from '#/features/matching/fits.server.ts'
import type { MyLikeView } from '#/features/matching/my-likes.view.ts'
import { buildCandidates } from '../factories/build-candidate.ts'

/** What the server knows: one job's candidates, and one person's likes and recommendations. */
export const matchingServer: {
  candidates: JobCandidates
  myLikes: MyLikeView[]
  recommended: RecommendedJob[]
} = { candidates: buildCandidates(), myLikes: [], recommended: [] }

type Answer<Input> = (call: { data: Input }) => Promise<void>
const accepted = () => Promise.resolve()

export const matchCandidate = vi.fn<Answer<CandidateInput>>(accepted)
export const passCandidate = vi.fn<Answer<CandidateInput>>(accepted)
export const answerApproach = vi.fn<Answer<ApproachAnswer>>(accepted)

/** Forgets everything, before each test. */
export function resetMatchingServer(): void {
  Object.assign(matchingServer, { candidates: buildCandidates(), myLikes: [], recommended: [] })
  for (const answer of [matchCandidate, passCandidate, answerApproach]) {
    answer.mockReset().mockImplementation(accepted)
  }
}

export const getJobLikesAndMatches = () => Promise.resolve(matchingServer.candidates)
export const getMyLikes = () => Promise.resolve(matchingServer.myLikes)
/** Comes after everything else: it takes the server longest. */
export const getRecommendedJobs = () =>
  new Promise<RecommendedJob[]>((resolve) => void setImmediate(() => resolve(matchingServer.recommended)))
export const getJobFits = () => Promise.resolve({})
export const getJobFit = () => Promise.resolve(null)

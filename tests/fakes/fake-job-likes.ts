import { vi } from 'vitest'
import { isOpenLike } from '#/domain/job/like-state.ts'
import type { SetJobLikeInput } from '#/features/matching/job-likes.schema.ts'
import { NO_LIKE, type JobLikeStatus, type LikedJobs } from '#/features/matching/job-likes.view.ts'

/** The server's side of likes for one person: what it knows, and what it answers next. */
export const likesServer: {
  statuses: Record<string, JobLikeStatus>
  /** Thrown by the next like instead of an answer. */
  refusal: Error | null
  /** The next like, and how a job stands, is answered once this is. */
  isReady: Promise<void>
} = { statuses: {}, refusal: null, isReady: Promise.resolve() }

/** Forgets everything, before each test. */
export function resetLikesServer(): void {
  Object.assign(likesServer, { statuses: {}, refusal: null, isReady: Promise.resolve() })
  setJobLike.mockClear()
}

/** Makes the server slow: nothing is answered before the returned function is called. */
export function holdLikes(): () => void {
  const { promise, resolve } = Promise.withResolvers<void>()
  likesServer.isReady = promise
  return resolve
}

const AT = '2026-11-20T12:00:00.000Z'

/** A status as the server would tell it. */
export const LIKED: JobLikeStatus = { ...NO_LIKE, liked: true, likedAt: AT, state: 'liked' }
export const MATCHED: JobLikeStatus = { ...LIKED, matched: true, matchedAt: AT, state: 'matched' }
export const APPROACHED: JobLikeStatus = { ...NO_LIKE, state: 'approached' }
export const WITHDRAWN: JobLikeStatus = { ...NO_LIKE, state: 'withdrawn' }

function answerTo({ jobId, liked }: SetJobLikeInput): JobLikeStatus {
  const before = likesServer.statuses[jobId] ?? NO_LIKE
  if (liked) return before.matched || before.state === 'approached' ? MATCHED : LIKED
  return before.matched ? WITHDRAWN : NO_LIKE
}

export async function getJobLikeStatus({ data }: { data: { jobId: string } }): Promise<JobLikeStatus> {
  await likesServer.isReady
  return likesServer.statuses[data.jobId] ?? NO_LIKE
}

export function getLikedJobs(): Promise<LikedJobs> {
  const all = Object.entries(likesServer.statuses)
  const hearts = all.flatMap(([jobId, { state }]) => (isOpenLike(state) ? [[jobId, state] as const] : []))
  return Promise.resolve(Object.fromEntries(hearts))
}

export const setJobLike = vi.fn<(call: { data: SetJobLikeInput }) => Promise<JobLikeStatus>>(
  async ({ data }) => {
    await likesServer.isReady
    if (likesServer.refusal) throw likesServer.refusal
    const status = answerTo(data)
    likesServer.statuses[data.jobId] = status
    return status
  },
)

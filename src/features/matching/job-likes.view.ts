import { isLiked, isMatched, type LikeState, type OpenLikeState } from '#/domain/job/like-state.ts'

/** How the asking person and a job stand. Moments are ISO; each is null unless its statement holds now. */
export type JobLikeStatus = {
  liked: boolean
  likedAt: string | null
  matched: boolean
  matchedAt: string | null
  state: LikeState
}

/** Where a person stands with the jobs of a list, by id. */
export type LikedJobs = Record<string, OpenLikeState>

/** Nobody asked, or nothing was said yet. */
export const NO_LIKE: JobLikeStatus = {
  liked: false,
  likedAt: null,
  matched: false,
  matchedAt: null,
  state: 'none',
}

type LikeRow = { state: LikeState; likedAt: Date | null; matchedAt: Date | null }

/** The employer's unspoken pass is no part of it. */
export function toJobLikeStatus(row: LikeRow | null): JobLikeStatus {
  if (!row) return NO_LIKE
  const [liked, matched] = [isLiked(row.state), isMatched(row.state)]
  return {
    liked,
    likedAt: liked ? (row.likedAt?.toISOString() ?? null) : null,
    matched,
    matchedAt: matched ? (row.matchedAt?.toISOString() ?? null) : null,
    state: row.state,
  }
}

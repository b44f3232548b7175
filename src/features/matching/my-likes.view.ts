import { isMatched, type LikeState } from '#/domain/job/like-state.ts'
import { readPledgeClock, type PledgeClock } from '#/domain/job/pledge.ts'
import {
  ARCHIVE_REASONS,
  type ArchiveReason,
  type JobStatus,
  type ReplyPledgeDays,
} from '#/domain/job/vocabulary.ts'
import type { Fit } from '#/domain/matching/types.ts'
import { toIsoDate } from '#/domain/time/iso-date.ts'

/** A like with its job and company, as the server knows them. */
export type MyLikeRow = {
  like: {
    state: Exclude<LikeState, 'none'>
    likedAt: Date | null
    approachedAt: Date | null
    matchedAt: Date | null
    withdrawnAt: Date | null
    closedAt: Date | null
    closeReason: string | null
    createdAt: Date
  }
  job: {
    id: string
    title: string
    location: string
    status: JobStatus
    archiveReason: ArchiveReason | null
    replyPledgeDays: ReplyPledgeDays | null
  }
  organization: {
    id: string
    name: string
    logo: string | null
    email: string
    phone: string
    suspendedAt: Date | null
  }
}

/** Why a like ended: the job's end, or somebody else was chosen. */
export type CloseReason = ArchiveReason | 'passed'

/** The ends of a job after which there is nothing to talk about any more. */
type EndReason = Exclude<ArchiveReason, 'Expired'>

function endReasonOf({ status, archiveReason }: MyLikeRow['job']): EndReason | null {
  return status !== 'Archived' || archiveReason === 'Expired' ? null : archiveReason
}

/**
 * Where a person stands with one job. `since` is the ISO moment of the state. The employer's unspoken pass is no part of
 * it, and its contact is there on a match only.
 */
export type MyLikeView = {
  jobId: string
  title: string
  location: string
  isOpen: boolean
  /** Why the job has ended for everybody, a match as well; null while one may go on. The closing day alone ends no match. */
  endReason: EndReason | null
  /** Whether the person may still look at the job's page. */
  isSeen: boolean
  organization: { id: string; name: string; logo: string | null }
  state: Exclude<LikeState, 'none'>
  since: string
  pledge: PledgeClock | null
  closeReason: CloseReason | null
  contact: { email: string; phone: string } | null
  /** While the employer waits for an answer: what the person decides with. */
  fit: Fit | null
}

/** The columns an employer's pass does not touch: a date that moved would give it away. */
const SINCE = {
  liked: 'likedAt',
  approached: 'approachedAt',
  declined: 'approachedAt',
  matched: 'matchedAt',
  withdrawn: 'withdrawnAt',
  closed: 'closedAt',
} as const

function pledgeOf({ like, job }: MyLikeRow, today: string): PledgeClock | null {
  const { replyPledgeDays, status } = job
  if (like.state !== 'liked' || !like.likedAt || replyPledgeDays === null || status !== 'Published')
    return null
  return readPledgeClock({ likedOn: toIsoDate(like.likedAt), replyPledgeDays, today })
}

/** Why a like is closed; null while it is not. */
export function closeReasonOf({
  state,
  closeReason,
}: Pick<MyLikeRow['like'], 'state' | 'closeReason'>): CloseReason | null {
  if (state !== 'closed') return null
  if (closeReason === 'passed') return 'passed'
  return ARCHIVE_REASONS.find((reason) => closeReason === `job:${reason}` || closeReason === reason) ?? null
}

/** Names every field that leaves the server. `today` is `YYYY-MM-DD`. */
export function toMyLikeView(row: MyLikeRow, { fit, today }: { fit: Fit | null; today: string }): MyLikeView {
  const { like, job, organization } = row
  const { id, name, logo, email, phone } = organization
  return {
    jobId: job.id,
    title: job.title,
    location: job.location,
    isOpen: job.status === 'Published',
    endReason: endReasonOf(job),
    isSeen: organization.suspendedAt === null,
    organization: { id, name, logo },
    state: like.state,
    since: (like[SINCE[like.state]] ?? like.createdAt).toISOString(),
    pledge: pledgeOf(row, today),
    closeReason: closeReasonOf(like),
    contact: isMatched(like.state) ? { email, phone } : null,
    fit,
  }
}

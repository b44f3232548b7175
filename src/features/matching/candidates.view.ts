import { isMatched, type LikeState } from '#/domain/job/like-state.ts'
import { readPledgeClock, type PledgeClock } from '#/domain/job/pledge.ts'
import type { AskedOfPeople } from './candidate-count.schema.ts'
import type { JobStatus, ReplyPledgeDays } from '#/domain/job/vocabulary.ts'
import { candidateLabel } from '#/domain/matching/candidate-label.ts'
import type { Fit } from '#/domain/matching/types.ts'
import { townOf } from '#/domain/place/town.ts'
import { redactor } from '#/domain/profile/redaction.ts'
import type { ProfileAccess } from '#/domain/profile/visibility.ts'
import { toIsoDate } from '#/domain/time/iso-date.ts'

/** Everything known of a candidate on the server. `names`: what an anonymous one must not be found by. */
export type CandidateRow = {
  userId: string
  candidateId: string
  name: string
  email: string
  image: string | null
  headline: string
  location: string
  phone: string
  names: readonly string[]
  state: LikeState
  likedAt: Date | null
  approachedAt: Date | null
  matchedAt: Date | null
  withdrawnAt: Date | null
  passedAt: Date | null
}

/** The job as its candidates' page shows it. `closingDate` and `today` are `YYYY-MM-DD`. */
export type MatchJobView = {
  id: string
  title: string
  status: JobStatus
  /** By an admin, for a reason that its people read on the job's page. */
  isTakenDown: boolean
  location: string
  closingDate: string | null
  replyPledgeDays: ReplyPledgeDays | null
  organizationName: string
  today: string
}

/**
 * A candidate as the members of one job's company see them. Without a name they are anonymous until match; without a
 * profile (`hasProfile`) they have hidden it since, and only the state and its date are left. Moments are ISO.
 */
export type CandidateView = {
  /** Of this person beside this job, and of no account: opens their profile, before a match and after it. */
  candidateId: string
  label: string
  name: string | null
  image: string | null
  headline: string
  town: string
  state: LikeState
  /** When they liked, were approached, matched or withdrew: the moment that the state tells of. */
  since: string | null
  passed: boolean
  pledge: PledgeClock | null
  contact: { email: string; phone: string } | null
  hasProfile: boolean
  /** Null without a profile. The numbers are those that the candidate sees. */
  fit: Fit | null
}

/** The page of candidates of one job, each list best fit first. Who was invited stands among the suggested. */
export type JobCandidates = {
  job: MatchJobView
  liked: CandidateView[]
  matched: CandidateView[]
  suggested: CandidateView[]
  /** Likes that ended without a match: passed until the promised day. They stand in no list. */
  closedLikes: number
  /** What the job rules people out by. */
  asked: AskedOfPeople
}

type JobContext = Pick<MatchJobView, 'id' | 'replyPledgeDays' | 'today'>

const SINCE: Partial<Record<LikeState, 'likedAt' | 'approachedAt' | 'matchedAt' | 'withdrawnAt'>> = {
  liked: 'likedAt',
  approached: 'approachedAt',
  declined: 'approachedAt',
  matched: 'matchedAt',
  withdrawn: 'withdrawnAt',
}

function sinceOf(row: CandidateRow): string | null {
  const moment = SINCE[row.state]
  return (moment && row[moment]?.toISOString()) ?? null
}

function pledgeOf(row: CandidateRow, { replyPledgeDays, today }: JobContext): PledgeClock | null {
  if (row.state !== 'liked' || !row.likedAt || replyPledgeDays === null || row.passedAt) return null
  return readPledgeClock({ likedOn: toIsoDate(row.likedAt), replyPledgeDays, today })
}

function shownPerson(row: CandidateRow, access: ProfileAccess) {
  if (access === 'none') return { name: null, image: null, headline: '', town: '' }
  const town = townOf(row.location)
  if (access === 'anonymous') {
    const redact = redactor(row.names)
    return { name: null, image: null, headline: redact(row.headline), town: redact(town) }
  }
  return { name: row.name, image: row.image, headline: row.headline, town }
}

/** Names every field that leaves the server. `access` is what this company may see of the profile. */
export function toCandidateView(
  row: CandidateRow,
  seen: { access: ProfileAccess; fit: Fit | null },
  job: JobContext,
): CandidateView {
  return {
    candidateId: row.candidateId,
    label: candidateLabel(row.userId, job.id),
    ...shownPerson(row, seen.access),
    state: row.state,
    since: sinceOf(row),
    passed: row.state === 'liked' && row.passedAt !== null,
    pledge: pledgeOf(row, job),
    contact: isMatched(row.state) ? { email: row.email, phone: row.phone } : null,
    hasProfile: seen.access !== 'none',
    fit: seen.fit,
  }
}

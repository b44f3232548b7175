import { isMatched, type LikeState } from '#/domain/job/like-state.ts'
import { readPledgeClock, type PledgeClock } from '#/domain/job/pledge.ts'
import type { AskedOfPeople } from './candidate-count.schema.ts'
import type { JobStatus, ReplyPledgeDays } from '#/domain/job/vocabulary.ts'
import type { Fit } from '#/domain/matching/types.ts'
import { townOf } from '#/domain/place/town.ts'
import type { ProfileAccess } from '#/domain/profile/visibility.ts'
import { dayAsMoment, toIsoDate } from '#/domain/time/iso-date.ts'

/** Everything known of a candidate on the server, but their account. */
export type CandidateRow = {
  candidateId: string
  label: string
  name: string
  email: string
  image: string | null
  headline: string
  location: string
  phone: string
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
  /** The day on which they liked, were approached, matched or withdrew: noon in UTC. */
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

type JobContext = Pick<MatchJobView, 'replyPledgeDays' | 'today'>

const SINCE: Partial<Record<LikeState, 'likedAt' | 'approachedAt' | 'matchedAt' | 'withdrawnAt'>> = {
  liked: 'likedAt',
  approached: 'approachedAt',
  declined: 'approachedAt',
  matched: 'matchedAt',
  withdrawn: 'withdrawnAt',
}

/** The day alone: companies that compare moments could tell one person's likes in one sitting. */
function sinceOf(row: CandidateRow): string | null {
  const key = SINCE[row.state]
  const moment = key && row[key]
  return moment ? dayAsMoment(moment) : null
}

function pledgeOf(row: CandidateRow, { replyPledgeDays, today }: JobContext): PledgeClock | null {
  if (row.state !== 'liked' || !row.likedAt || replyPledgeDays === null || row.passedAt) return null
  return readPledgeClock({ likedOn: toIsoDate(row.likedAt), replyPledgeDays, today })
}

/** What a company may see of a profile; what an anonymous one shows instead of its own lines. */
export type Seen =
  | { access: Exclude<ProfileAccess, 'anonymous'>; fit: Fit | null }
  | { access: 'anonymous'; fit: Fit | null; headline: string; town: string }

function shownPerson(row: CandidateRow, seen: Seen) {
  if (seen.access === 'none') return { name: null, image: null, headline: '', town: '' }
  if (seen.access === 'anonymous')
    return { name: null, image: null, headline: seen.headline, town: seen.town }
  return { name: row.name, image: row.image, headline: row.headline, town: townOf(row.location) }
}

/** Names every field that leaves the server. */
export function toCandidateView(row: CandidateRow, seen: Seen, job: JobContext): CandidateView {
  return {
    candidateId: row.candidateId,
    label: row.label,
    ...shownPerson(row, seen),
    state: row.state,
    since: sinceOf(row),
    passed: row.state === 'liked' && row.passedAt !== null,
    pledge: pledgeOf(row, job),
    contact: isMatched(row.state) ? { email: row.email, phone: row.phone } : null,
    hasProfile: seen.access !== 'none',
    fit: seen.fit,
  }
}

import type { OrganizationRole } from '#/domain/access/organization-roles.ts'
import { addDays, daysBetween, toIsoDate } from '#/domain/time/iso-date.ts'
import type { ArchiveReason, JobStatus } from './vocabulary.ts'

/** What can happen to a job after it was drafted. */
export const JOB_TRANSITIONS = ['publish', 'archive', 'unpublish', 'restore', 'repost', 'expire'] as const
export type JobTransition = (typeof JOB_TRANSITIONS)[number]

/** Who makes it happen: a role in the job's organisation, an admin of the platform, or the clock. */
export type JobActor = OrganizationRole | 'platformAdmin' | 'clock'

/** An archived job can be brought back for this long. */
export const RESTORE_DAYS_MAX = 7

type Row = { from: JobStatus; to: JobStatus; actors: readonly JobActor[] }

const OWNER_AND_ADMIN = ['owner', 'admin'] as const

/** The whole machine. `repost` leaves the archived job alone: its `to` is the state of a new job with a new id. */
export const TRANSITION_TABLE: Record<JobTransition, Row> = {
  publish: { from: 'Draft', to: 'Published', actors: OWNER_AND_ADMIN },
  archive: { from: 'Published', to: 'Archived', actors: [...OWNER_AND_ADMIN, 'platformAdmin'] },
  unpublish: { from: 'Published', to: 'Draft', actors: OWNER_AND_ADMIN },
  restore: { from: 'Archived', to: 'Published', actors: [...OWNER_AND_ADMIN, 'platformAdmin'] },
  repost: { from: 'Archived', to: 'Draft', actors: [...OWNER_AND_ADMIN, 'member'] },
  expire: { from: 'Published', to: 'Archived', actors: ['clock'] },
}

/** Reasons each actor may give when archiving. The clock's is always `Expired`. */
export const ARCHIVE_REASONS_OF: Record<JobActor, readonly ArchiveReason[]> = {
  owner: ['Filled', 'Withdrawn'],
  admin: ['Filled', 'Withdrawn'],
  member: [],
  platformAdmin: ['Moderation', 'Withdrawn'],
  clock: ['Expired'],
}

/** What the rules need to know of a job. `archivedDaysAgo` counts whole days; null when not archived. */
export type TransitionFacts = {
  status: JobStatus
  publishProblemCount: number
  emailVerified: boolean
  likeCount: number
  archivedDaysAgo: number | null
  archiveReason: ArchiveReason | null
  closingDatePassed: boolean
  companySuspended: boolean
}

type EndFacts = Omit<TransitionFacts, 'publishProblemCount' | 'emailVerified' | 'likeCount'>

/** What a job and its company say about its end. `closingDate` is `YYYY-MM-DD`. */
export type EndingJob = Pick<TransitionFacts, 'status' | 'archiveReason' | 'companySuspended'> & {
  archivedAt: Date | null
  closingDate: string | null
}

/** The same as the rules ask for it; `today` is `YYYY-MM-DD`. */
export function endFacts(
  { status, archiveReason, archivedAt, closingDate, companySuspended }: EndingJob,
  today: string,
): EndFacts {
  return {
    status,
    archiveReason,
    archivedDaysAgo: archivedAt && daysBetween(toIsoDate(archivedAt), today),
    closingDatePassed: closingDate !== null && closingDate < today,
    companySuspended,
  }
}

/** Why a transition is refused; each is the last part of a key under `job.transition`. */
export type TransitionProblem =
  | 'notAllowed'
  | 'wrongStatus'
  | 'emailNotVerified'
  | 'incomplete'
  | 'hasLikes'
  | 'restoreTooLate'
  | 'moderated'
  | 'closingDatePassed'
  | 'notYetExpired'
  | 'suspended'

function publishingProblem(facts: TransitionFacts): TransitionProblem | null {
  if (facts.companySuspended) return 'suspended'
  if (!facts.emailVerified) return 'emailNotVerified'
  return facts.publishProblemCount > 0 ? 'incomplete' : null
}

function restoringProblem(facts: EndFacts, actor: JobActor): TransitionProblem | null {
  if (facts.companySuspended) return 'suspended'
  if (facts.archiveReason === 'Moderation' && actor !== 'platformAdmin') return 'moderated'
  if ((facts.archivedDaysAgo ?? 0) > RESTORE_DAYS_MAX) return 'restoreTooLate'
  return facts.closingDatePassed ? 'closingDatePassed' : null
}

/**
 * Why `actor` may not make this transition now, or null when it may. `null` as actor is a stranger.
 *
 * @example findTransitionProblem('unpublish', 'owner', { ...facts, likeCount: 3 }) // 'hasLikes'
 */
export function findTransitionProblem(
  transition: JobTransition,
  actor: JobActor | null,
  facts: TransitionFacts,
): TransitionProblem | null {
  const row = TRANSITION_TABLE[transition]
  if (actor === null || !row.actors.includes(actor)) return 'notAllowed'
  if (facts.status !== row.from) return 'wrongStatus'
  if (transition === 'publish') return publishingProblem(facts)
  if (transition === 'restore') return restoringProblem(facts, actor)
  if (transition === 'unpublish' && facts.likeCount > 0) return 'hasLikes'
  if (transition === 'expire' && !facts.closingDatePassed) return 'notYetExpired'
  return null
}

/** The last day, `YYYY-MM-DD`, on which `actor` may restore the job; null when there is none. */
export function lastRestoreDay(job: EndingJob, actor: JobActor | null, today: string): string | null {
  const { from, actors } = TRANSITION_TABLE.restore
  if (actor === null || !actors.includes(actor) || job.status !== from || !job.archivedAt) return null
  if (restoringProblem(endFacts(job, today), actor)) return null
  const last = addDays(toIsoDate(job.archivedAt), RESTORE_DAYS_MAX)
  return job.closingDate !== null && job.closingDate < last ? job.closingDate : last
}

import type { OrganizationRole } from '#/domain/access/organization-roles.ts'
import { lastRestoreDay, type EndingJob } from '#/domain/job/transitions.ts'
import type { JobStatus, ReplyPledgeDays } from '#/domain/job/vocabulary.ts'
import { dayAsMoment, daysBetween } from '#/domain/time/iso-date.ts'

type OrganizationJobRow = EndingJob & {
  id: string
  title: string
  location: string
  countries: string[]
  replyPledgeDays: ReplyPledgeDays | null
  updatedAt: Date
  views: number
  likesNew: number
  likesOpen: number
  likesTotal: number
  matches: number
  oldestUnanswered: Date | null
}

/**
 * One of the employer's own jobs with what waits there. `daysLeft` counts to the closing day and is null unless the
 * job is open; `views` are of its own page; `likesNew` are likes without an answer, the oldest of them since `oldestUnanswered` (noon of the day);
 * `likesOpen` counts those too who were passed and do not know. `isRestorable` asks who looks, and when.
 */
export type OrganizationJobView = {
  id: string
  title: string
  status: JobStatus
  location: string
  countries: string[]
  daysLeft: number | null
  replyPledgeDays: ReplyPledgeDays | null
  updatedAt: string
  views: number
  likesNew: number
  likesOpen: number
  likesTotal: number
  matches: number
  oldestUnanswered: string | null
  isRestorable: boolean
  /** Admins ended it, not its company. */
  isTakenDown: boolean
}

/** The jobs of the active organisation and the actor's role there; no role without an organisation. */
export type OrganizationJobs = { organizationRole: OrganizationRole | null; jobs: OrganizationJobView[] }

/** `today` is `YYYY-MM-DD`. */
export function toOrganizationJobView(
  row: OrganizationJobRow,
  { organizationRole, today }: { organizationRole: OrganizationRole; today: string },
): OrganizationJobView {
  const isOpen = row.status === 'Published' && row.closingDate !== null
  return {
    id: row.id,
    title: row.title,
    status: row.status,
    location: row.location,
    countries: row.countries,
    daysLeft: isOpen ? Math.max(0, daysBetween(today, row.closingDate ?? today)) : null,
    replyPledgeDays: row.replyPledgeDays,
    updatedAt: row.updatedAt.toISOString(),
    views: row.views,
    likesNew: row.likesNew,
    likesOpen: row.likesOpen,
    likesTotal: row.likesTotal,
    matches: row.matches,
    oldestUnanswered: row.oldestUnanswered && dayAsMoment(row.oldestUnanswered),
    isRestorable: lastRestoreDay(row, organizationRole, today) !== null,
    isTakenDown: row.status === 'Archived' && row.archiveReason === 'Moderation',
  }
}

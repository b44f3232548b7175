import type { QualityFlag } from '#/domain/job/quality-flag.ts'
import { lastRestoreDay } from '#/domain/job/transitions.ts'
import type { ArchiveReason, JobStatus } from '#/domain/job/vocabulary.ts'
import type { TablePage } from './table-page.ts'

/** A job as it stands in the admin's list. `createdAt` and `publishedAt` are ISO moments, `closingDate` is `YYYY-MM-DD`. */
export type AdminJobRow = {
  id: string
  title: string
  company: { id: string; name: string }
  status: JobStatus
  archiveReason: ArchiveReason | null
  /** What the company was told when an admin took the job down. */
  archiveNote: string | null
  createdAt: string
  publishedAt: string | null
  closingDate: string | null
  /** People who like it or liked it until it ended, and those of them with a match. */
  likes: number
  matches: number
  /** What about it needs a second look; empty while it is not live. */
  flags: QualityFlag[]
  isRestorable: boolean
}

export type AdminJobsPage = TablePage<AdminJobRow>

export type StoredJobRow = Omit<
  AdminJobRow,
  'createdAt' | 'publishedAt' | 'likes' | 'matches' | 'flags' | 'isRestorable'
> & {
  createdAt: Date
  publishedAt: Date | null
  archivedAt: Date | null
  companySuspended: boolean
}

export type LikeCounts = Pick<AdminJobRow, 'likes' | 'matches'>

/** Names every field that leaves the server. `today` is `YYYY-MM-DD`. */
export function toAdminJobRow(
  row: StoredJobRow,
  {
    counts,
    flags = [],
    today,
  }: { counts: LikeCounts | undefined; flags: QualityFlag[] | undefined; today: string },
): AdminJobRow {
  const { id, title, company, status, archiveReason, archiveNote, publishedAt, closingDate } = row
  return {
    ...{ id, title, status, archiveReason, archiveNote, closingDate },
    company: { id: company.id, name: company.name },
    createdAt: row.createdAt.toISOString(),
    publishedAt: publishedAt?.toISOString() ?? null,
    likes: counts?.likes ?? 0,
    matches: counts?.matches ?? 0,
    flags: status === 'Published' ? flags : [],
    isRestorable: lastRestoreDay(row, 'platformAdmin', today) !== null,
  }
}

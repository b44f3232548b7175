import type { Actor } from '#/domain/access/actor.ts'
import type { ArchiveReason, JobStatus } from '#/domain/job/vocabulary.ts'
import type { Connection } from '#/db/client.server.ts'
import { recordAudit } from '#/platform/audit/audit.server.ts'

/** How a job stood, as far as an admin changes it; null: there is none. */
export type ModeratedState = {
  status: JobStatus
  archiveReason: ArchiveReason | null
  archiveNote: string | null
} | null

/** What an admin did to a job. */
export type Moderation = {
  action: 'job.archive' | 'job.restore' | 'job.delete'
  jobId: string
  before: ModeratedState
  after: ModeratedState
}

/** The one place that keeps what admins do to jobs, in the audit log; called in the transaction that does it. */
export async function noteModeration(
  connection: Connection,
  { userId }: Actor,
  { action, jobId, before, after }: Moderation,
): Promise<void> {
  await recordAudit(connection, {
    ...{ actorId: userId, action, outcome: 'done', subjectType: 'job', subjectId: jobId },
    ...{ before, after },
  })
}

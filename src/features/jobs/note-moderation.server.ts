import type { Actor } from '#/domain/access/actor.ts'
import type { ArchiveReason, JobStatus } from '#/domain/job/vocabulary.ts'
import type { Connection } from '#/db/client.server.ts'
import { log } from '#/platform/log/log.server.ts'

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

/**
 * The one place that keeps what admins do to jobs; called in the transaction that does it. The log holds ids and states
 * alone: what an admin wrote stands on the job.
 */
export async function noteModeration(
  _connection: Connection,
  { userId }: Actor,
  { action, jobId, before, after }: Moderation,
): Promise<void> {
  log().info(
    { event: action, jobId, byUserId: userId, from: before?.status, to: after?.status },
    'moderation',
  )
}

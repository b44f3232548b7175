import type { Actor } from '#/domain/access/actor.ts'
import type { JobStatus } from '#/domain/job/vocabulary.ts'
import type { JobViewer } from './job-detail.view.ts'

/** A job and its company, as far as they say who may see it. */
export type SeenJob = { job: { status: JobStatus }; organization: { suspendedAt: Date | null } }

/**
 * A draft is seen by its organisation alone; whatever was once published stays for everybody, unless its company is
 * suspended: then its people and admins of the platform see it. A no is not-found.
 */
export function canSeeJob(
  { job, organization }: SeenJob,
  viewer: JobViewer,
  actor: Pick<Actor, 'platformRole'> | null,
): boolean {
  if (viewer === 'member') return true
  return job.status !== 'Draft' && (organization.suspendedAt === null || canReadSuspension(viewer, actor))
}

/** Who is told that a company is suspended, and why. */
export function canReadSuspension(viewer: JobViewer, actor: Pick<Actor, 'platformRole'> | null): boolean {
  return viewer === 'member' || actor?.platformRole === 'admin'
}

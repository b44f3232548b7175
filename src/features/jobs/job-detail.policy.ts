import type { JobStatus } from '#/domain/job/vocabulary.ts'
import type { JobViewer } from './job-detail.view.ts'

/** A draft is seen by its organisation alone; whatever was once published stays for everybody. A no is not-found. */
export function canSeeJob(job: { status: JobStatus }, viewer: JobViewer): boolean {
  return job.status !== 'Draft' || viewer === 'member'
}

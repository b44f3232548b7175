import type { JobDetails } from '#/domain/job/job-details.ts'
import type { JobEditView } from '#/features/jobs/job-editor.view.ts'
import { buildJobDetails } from './build-job-details.ts'
import { TIDEWALL } from './build-job-view.ts'

/** A draft that its owner could publish on 21 November 2026. */
export function buildJobEdit({
  details,
  ...changes
}: Partial<Omit<JobEditView, 'details'>> & { details?: Partial<JobDetails> } = {}): JobEditView {
  return {
    id: 'job-1',
    status: 'Draft',
    archiveReason: null,
    publishedAt: null,
    updatedAt: '2026-11-20T09:00:00.000Z',
    organization: { ...TIDEWALL, countryCode: 'GB' },
    organizationRole: 'owner',
    teams: [],
    details: buildJobDetails(details),
    ...changes,
  }
}

import { toJobView, type ViewedJobRow, type JobView } from '#/features/jobs/job-detail.view.ts'
import { buildJobDetails } from './build-job-details.ts'

/** The company behind the built jobs, as their pages show it. */
export const TIDEWALL = {
  id: 'org-1',
  name: 'Tidewall Engineering',
  logo: '/files/company-logos/tidewall.webp',
  location: 'Bristol, UK',
}

/** A published job as the database holds it. */
export function buildJobRow(changes: Partial<ViewedJobRow> = {}): ViewedJobRow {
  return {
    ...buildJobDetails(),
    id: 'job-1',
    number: 41,
    status: 'Published',
    archiveReason: null,
    publishedAt: new Date('2026-11-19T09:00:00Z'),
    ...changes,
  }
}

/** A job's page, read by a visitor unless said otherwise. */
export function buildJobView(changes: Partial<JobView> = {}): JobView {
  return { ...toJobView(buildJobRow(), TIDEWALL, 'visitor'), ...changes }
}

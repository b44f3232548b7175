import type { JobView } from '../job-detail.view.ts'
import { jobSummaryText } from './job-summary-text.ts'

/** The head of a job's page without its scripts. */
export function jobHead(job: JobView) {
  const description = jobSummaryText(job)
  return {
    meta: [
      { title: job.title },
      { name: 'description', content: description },
      { property: 'og:title', content: job.title },
      { property: 'og:description', content: description },
    ],
  }
}

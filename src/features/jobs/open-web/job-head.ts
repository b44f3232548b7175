import { NOINDEX } from '#/platform/http/crawlers.ts'
import type { JobView } from '../job-detail.view.ts'
import { isListed } from './is-listed.ts'
import { jobSummaryText } from './job-summary-text.ts'

/** The head of a job's page without its scripts. What is not open asks not to be listed. */
export function jobHead(job: JobView, { today }: { today: string }) {
  const description = jobSummaryText(job)
  const listed = isListed(job, today)
  return {
    isListed: listed,
    meta: [
      { title: job.title },
      { name: 'description', content: description },
      { property: 'og:title', content: job.title },
      { property: 'og:description', content: description },
      ...(listed ? [] : [{ name: 'robots', content: NOINDEX }]),
    ],
  }
}

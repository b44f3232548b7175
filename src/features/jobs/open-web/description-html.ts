import { markdownHtml } from '#/components/markdown/markdown-html.ts'
import { escapeHtml } from '#/lib/escape-html.ts'
import type { JobView } from '../job-detail.view.ts'
import { jobFallbackText } from './job-summary-text.ts'

/**
 * A job's description as its page shows it. Some texts draw nothing, as one that is a comment from end to end: then the
 * company is named instead.
 */
export function descriptionHtml(job: JobView): string {
  const drawn = job.descriptionHtml ?? markdownHtml(job.description)
  // What keyboards stop at here is no business of other sites.
  return drawn.replaceAll('<pre tabindex="0"', '<pre') || `<p>${escapeHtml(jobFallbackText(job))}</p>`
}

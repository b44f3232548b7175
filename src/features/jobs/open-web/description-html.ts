import { drawMarkdownHtml, markdownHtml } from '#/components/markdown/markdown-html.tsx'
import { escapeHtml } from '#/lib/escape-html.ts'
import type { JobView } from '../job-detail.view.ts'
import { jobFallbackText } from './job-summary-text.ts'

/** Some texts draw nothing, as one that is a comment from end to end: then the company is named instead. */
const orFallback = (html: string, job: JobView) =>
  html.replaceAll(/<\/?p>|\s/g, '') ? html : `<p>${escapeHtml(jobFallbackText(job))}</p>`

/** A job's description as its page shows it, never empty. For the server alone. */
export function descriptionHtml(job: JobView): string {
  return orFallback(markdownHtml(job.description), job)
}

/** The same for who goes through all jobs: drawn anew, so that it does not push out what others read. */
export function descriptionHtmlOnce(job: JobView): string {
  return orFallback(drawMarkdownHtml(job.description), job)
}

import { markdownHtml } from '#/components/markdown/markdown-html.ts'
import type { JobView } from './job-detail.view.ts'

/** A job's page with its description drawn. For the server alone. */
export function drawnJob(job: JobView): JobView {
  return { ...job, descriptionHtml: markdownHtml(job.description) }
}

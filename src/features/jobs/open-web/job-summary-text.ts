import { plainText } from '#/components/markdown/plain-text.ts'
import { inEnglish, type Speech } from '#/i18n/speech.ts'
import type { JobView } from '../job-detail.view.ts'

const CHARS_MAX = 160

type Described = Pick<JobView, 'description'> & { organization: { name: string } }

/** What is said of a job that says nothing of itself. */
export function jobFallbackText({ organization }: Described, { say } = inEnglish): string {
  return say('job.detail.metaFallback', { organization: organization.name })
}

/** The beginning of a job's description as plain text, or a sentence that names its company. */
export function jobSummaryText(job: Described, speech: Speech): string {
  return plainText(job.description, CHARS_MAX) || jobFallbackText(job, speech)
}

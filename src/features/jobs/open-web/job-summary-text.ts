import { plainText } from '#/components/markdown/plain-text.ts'
import { DEFAULT_LANGUAGE } from '#/i18n/languages.ts'
import { englishMessages } from '#/i18n/messages.ts'
import { translateText } from '#/i18n/translate.ts'
import type { JobView } from '../job-detail.view.ts'

const CHARS_MAX = 160

type Described = Pick<JobView, 'description'> & { organization: { name: string } }

/** What is said of a job that says nothing of itself. */
export function jobFallbackText({ organization }: Described): string {
  const values = { organization: organization.name }
  return translateText(DEFAULT_LANGUAGE, englishMessages(), 'job.detail.metaFallback', values)
}

/** The beginning of a job's description as plain text, or a sentence that names its company. */
export function jobSummaryText(job: Described): string {
  return plainText(job.description, CHARS_MAX) || jobFallbackText(job)
}

import type { Speech } from '#/i18n/speech.ts'
import { shareImageTags } from '#/lib/share-image.ts'
import { NOINDEX } from '#/platform/http/crawlers.ts'
import type { JobView } from '../job-detail.view.ts'
import { isListed } from './is-listed.ts'
import { jobSummaryText } from './job-summary-text.ts'
import { SHARE_IMAGE_SIZE, shareImageAddress } from './share-image-address.ts'

type HeadOptions = { today: string; baseUrl: string | undefined; speech: Speech }

/** The head of a job's page without its scripts. What is not open asks not to be listed. */
export function jobHead(job: JobView, { today, baseUrl, speech }: HeadOptions) {
  const description = jobSummaryText(job, speech)
  const listed = isListed(job, today)
  const image = { address: shareImageAddress(job.id, baseUrl), ...SHARE_IMAGE_SIZE, alt: job.title }
  return {
    isListed: listed,
    meta: [
      { title: job.title },
      { name: 'description', content: description },
      { property: 'og:title', content: job.title },
      { property: 'og:description', content: description },
      ...(listed ? shareImageTags(image) : [{ name: 'robots', content: NOINDEX }]),
    ],
  }
}

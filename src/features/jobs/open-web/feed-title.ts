import type { Speech } from '#/i18n/speech.ts'
import { PRODUCT_NAME } from '#/lib/product.ts'

/** What the feed of a search is called; a search by filters alone is not named by them. */
export function searchFeedTitle(search: string | undefined, { say }: Speech): string {
  const values = { product: PRODUCT_NAME }
  return search ? say('job.feed.searched', { ...values, search }) : say('job.feed.title', values)
}

export function companyFeedTitle(organization: string, { say }: Speech): string {
  return say('job.feed.company', { organization })
}

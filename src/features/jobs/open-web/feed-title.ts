import { DEFAULT_LANGUAGE } from '#/i18n/languages.ts'
import { englishMessages } from '#/i18n/messages.ts'
import { translateText, type TextValues } from '#/i18n/translate.ts'
import { PRODUCT_NAME } from '#/lib/product.ts'

const say = (key: string, values: TextValues) =>
  translateText(DEFAULT_LANGUAGE, englishMessages(), key, values)

/** What the feed of a search is called; a search by filters alone is not named by them. */
export function searchFeedTitle(search: string | undefined): string {
  const values = { product: PRODUCT_NAME }
  return search ? say('job.feed.searched', { ...values, search }) : say('job.feed.title', values)
}

export function companyFeedTitle(organization: string): string {
  return say('job.feed.company', { organization })
}

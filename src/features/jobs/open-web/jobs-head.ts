import { englishMessages } from '#/i18n/messages.ts'
import { PRODUCT_NAME } from '#/lib/product.ts'
import { NOINDEX } from '#/platform/http/crawlers.ts'
import type { JobsSearch } from '../jobs-search.ts'

/** The head of the list of jobs. A later page of it is for those who read on, and no page to be found. */
export function jobsHead({ cursor }: JobsSearch) {
  const { title, metaDescription } = englishMessages().job.list
  return {
    meta: [
      { title: `${title} | ${PRODUCT_NAME}` },
      { name: 'description', content: metaDescription },
      { property: 'og:title', content: title },
      { property: 'og:description', content: metaDescription },
      ...(cursor ? [{ name: 'robots', content: NOINDEX }] : []),
    ],
  }
}

import { feedLinks, searchFeedPath } from '#/domain/job/feed-formats.ts'
import { englishMessages } from '#/i18n/messages.ts'
import { absoluteUrl } from '#/lib/absolute-url.ts'
import { PRODUCT_NAME } from '#/lib/product.ts'
import { NOINDEX } from '#/platform/http/crawlers.ts'
import type { JobsSearch } from '../jobs-search.ts'
import { searchFeedTitle } from './feed-title.ts'

/** The head of the list of jobs, with the feeds of its search. A later page of it is for those who read on, and no page to be found. */
export function jobsHead(search: JobsSearch, baseUrl: string | undefined) {
  const { title, metaDescription } = englishMessages().job.list
  const shown = search.search ? `${title}: ${search.search}` : title
  return {
    meta: [
      { title: `${shown} | ${PRODUCT_NAME}` },
      { name: 'description', content: metaDescription },
      { property: 'og:title', content: title },
      { property: 'og:description', content: metaDescription },
      ...(search.cursor ? [{ name: 'robots', content: NOINDEX }] : []),
    ],
    links: feedLinks(searchFeedTitle(search.search), (format) =>
      absoluteUrl(searchFeedPath(search, format), baseUrl),
    ),
  }
}

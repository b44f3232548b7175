import { feedLinks, searchFeedPath } from '#/domain/job/feed-formats.ts'
import type { Speech } from '#/i18n/speech.ts'
import { spokenPath } from '#/i18n/spoken-path.ts'
import { absoluteUrl } from '#/lib/absolute-url.ts'
import { titleOf } from '#/lib/product.ts'
import { NOINDEX } from '#/platform/http/crawlers.ts'
import type { JobsSearch } from '../jobs-search.ts'
import { searchFeedTitle } from './feed-title.ts'

type HeadOptions = { baseUrl: string | undefined; speech: Speech }

/** The head of the list of jobs, with the feeds of its search. A later page of it is for those who read on, and no page to be found. */
export function jobsHead(search: JobsSearch, { baseUrl, speech }: HeadOptions) {
  const title = speech.say('job.list.title')
  const description = speech.say('job.list.metaDescription')
  const shown = search.search ? `${title}: ${search.search}` : title
  return {
    meta: [
      { title: titleOf(shown) },
      { name: 'description', content: description },
      { property: 'og:title', content: title },
      { property: 'og:description', content: description },
      ...(search.cursor ? [{ name: 'robots', content: NOINDEX }] : []),
    ],
    links: feedLinks(searchFeedTitle(search.search, speech), (format) =>
      absoluteUrl(spokenPath(searchFeedPath(search, format), speech.language), baseUrl),
    ),
  }
}

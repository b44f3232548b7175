import { parseJobFilters } from '#/domain/job/job-filters.ts'
import { absoluteUrl } from '#/lib/absolute-url.ts'
import { stringifySearch } from '#/lib/search-params.ts'
import { isClosedToCrawlers, NOINDEX } from '#/platform/http/crawlers.ts'

/** Pages that answer the nine parameters of a search, each answer being a page of its own. */
const SEARCHES = new Set(['/jobs', '/jobs/maps'])

type Page = { pathname: string; search: object }

/** The one address of a page: no slash at its end, and no parameter but those of a search, in their fixed order. */
function ownPath({ pathname, search }: Page): string {
  const path = pathname.replace(/(?<!\/)\/+$/, '') || '/'
  return SEARCHES.has(path) ? path + stringifySearch(parseJobFilters({ ...search })) : path
}

/** What the head of every page says of where it stands, and of whether it may be listed. */
export function pageTags(page: Page | undefined, baseUrl: string | undefined) {
  if (!page) return { meta: [], links: [] }
  const address = absoluteUrl(ownPath(page), baseUrl)
  return {
    meta: [
      { property: 'og:url', content: address },
      ...(isClosedToCrawlers(page.pathname) ? [{ name: 'robots', content: NOINDEX }] : []),
    ],
    links: [{ rel: 'canonical', href: address }],
  }
}

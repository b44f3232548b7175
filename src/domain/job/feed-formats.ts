import { JOB_FILTER_KEYS, type JobFilters } from './job-filters.ts'

/** The ways in which the newest jobs of a search or a company can be followed, most usual first. */
export const FEED_FORMATS = ['rss', 'atom', 'json'] as const
export type FeedFormat = (typeof FEED_FORMATS)[number]

export const FEED_TYPES: Record<FeedFormat, string> = {
  rss: 'application/rss+xml',
  atom: 'application/atom+xml',
  json: 'application/feed+json',
}

/** Reads what stands behind the dot of a feed's address; null for what is no format. */
export function readFeedFormat(text: string): FeedFormat | null {
  return FEED_FORMATS.find((format) => format === text) ?? null
}

/** The path of the feed of a search; its parameters stand in the order of the list. */
export function searchFeedPath(filters: JobFilters, format: FeedFormat): string {
  const set = JOB_FILTER_KEYS.flatMap((key) => (filters[key] ? [[key, filters[key]]] : []))
  const query = new URLSearchParams(set).toString()
  return `/jobs/feed.${format}${query && `?${query}`}`
}

export function companyFeedPath(organizationId: string, format: FeedFormat): string {
  return `/company/${encodeURIComponent(organizationId)}/feed.${format}`
}

/** How a page's head names its feeds. `addressOf` answers the absolute address of each format. */
export function feedLinks(title: string, addressOf: (format: FeedFormat) => string) {
  return FEED_FORMATS.map((format) => ({
    rel: 'alternate',
    type: FEED_TYPES[format],
    title,
    href: addressOf(format),
  }))
}

/** Addresses in one file, as the standard limits them. */
export const SITEMAP_FILE_MAX = 50_000

/**
 * One file of the sitemap: the pages about the site; jobs by their numbers, 50,000 to a file; companies from an id on.
 * A job never moves to another file.
 */
export type SitemapFile =
  | { kind: 'pages' }
  | { kind: 'jobs'; range: number }
  | { kind: 'companies'; fromId: string }

/** The address of a file, from the root. */
export function sitemapPath(file: SitemapFile): string {
  if (file.kind === 'pages') return '/sitemaps/pages.xml'
  if (file.kind === 'jobs') return `/sitemaps/jobs-${file.range}.xml`
  return `/sitemaps/companies-${encodeURIComponent(file.fromId)}.xml`
}

/** Reads what follows `/sitemaps/`; null for a file there cannot be. */
export function parseSitemapName(name: string): SitemapFile | null {
  if (name === 'pages.xml') return { kind: 'pages' }
  const { range, fromId } =
    /^(?:jobs-(?<range>\d{1,6})|companies-(?<fromId>.{1,64}))\.xml$/.exec(name)?.groups ?? {}
  if (range !== undefined) return { kind: 'jobs', range: Number(range) }
  return fromId === undefined ? null : { kind: 'companies', fromId }
}

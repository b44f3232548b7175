/** Where crawlers have no business: what is personal, what acts, and what answers programs. */
const CLOSED_PATHS = ['/app', '/auth', '/api', '/dev', '/_serverFn']

export const NOINDEX = 'noindex'

/** The header that keeps an answer out of search engines, whatever its kind. */
export const ROBOTS_HEADER = 'x-robots-tag'

/** Whether an address is out of bounds for crawlers. */
export function isClosedToCrawlers(pathname: string): boolean {
  return CLOSED_PATHS.some((path) => pathname === path || pathname.startsWith(`${path}/`))
}

/** What crawlers are asked to leave alone, and where they find everything else. */
export function robotsTxt(baseUrl: string): string {
  const rules = CLOSED_PATHS.flatMap((path) => [`Disallow: ${path}/`, `Disallow: ${path}$`])
  return ['User-agent: *', ...rules, '', `Sitemap: ${baseUrl}/sitemap.xml`, ''].join('\n')
}

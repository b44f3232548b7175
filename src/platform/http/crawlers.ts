/** Where crawlers have no business: what is personal, what acts, and what answers programs. */
const CLOSED_PATHS = ['/app', '/auth', '/api', '/dev', '/_serverFn']
/** Files that are made anew for each reader; their own answers keep them out of search engines. */
const CLOSED_FILES = ['/profile/cv/*/cv.pdf', '/profile/cv/*/resume.json']

export const NOINDEX = 'noindex'

/** The header that keeps an answer out of search engines, whatever its kind. */
export const ROBOTS_HEADER = 'x-robots-tag'

/** Whether an address is out of bounds for crawlers. */
export function isClosedToCrawlers(pathname: string): boolean {
  return CLOSED_PATHS.some((path) => pathname === path || pathname.startsWith(`${path}/`))
}

/** What crawlers are asked to leave alone, and where they find everything else. */
export function robotsTxt(baseUrl: string): string {
  const paths = CLOSED_PATHS.flatMap((path) => [`${path}/`, `${path}$`])
  const rules = [...paths, ...CLOSED_FILES].map((path) => `Disallow: ${path}`)
  return ['User-agent: *', ...rules, '', `Sitemap: ${baseUrl}/sitemap.xml`, ''].join('\n')
}

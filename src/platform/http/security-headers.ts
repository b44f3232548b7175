import { isClosedToCrawlers, NOINDEX, ROBOTS_HEADER } from './crawlers.ts'

/** Headers that every answer carries, files included. */
const SECURITY_HEADERS: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-frame-options': 'DENY',
  'permissions-policy': 'camera=(self), microphone=(self), geolocation=(self)',
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'cross-origin-resource-policy': 'same-origin',
  'origin-agent-cluster': '?1',
}

/** Two years of https and nothing else; said only where the public address is https. */
const HSTS = 'max-age=63072000; includeSubDomains'

/** Addresses that hold a secret: a link to another site must not carry them along. */
const HOLDS_SECRET =
  /^\/(?:auth\/password\/reset|api\/auth\/(?:reset-password|verify-email|delete-user\/callback))(?:\/|$)/

/** What is no page of ours loads and runs nothing, wherever it is opened. */
const RUNS_NOTHING = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

const NOT_MODIFIED = 304

type Answered = {
  pathname: string
  /** The public address; a proxy may stand before us. */
  baseUrl: string
  /** What the answer may load and run; nothing unless said. */
  policy?: string
}

/**
 * Adds what every answer says, where it has no word of its own. One that says nothing about caching may depend on who
 * asks: shared caches must not keep it. That nothing changed says nothing new about the page that somebody has.
 */
export function addSecurityHeaders(
  { headers, status }: Response,
  { pathname, baseUrl, policy = RUNS_NOTHING }: Answered,
): void {
  const missing = {
    ...SECURITY_HEADERS,
    ...(HOLDS_SECRET.test(pathname) && { 'referrer-policy': 'no-referrer' }),
    ...(isClosedToCrawlers(pathname) && { [ROBOTS_HEADER]: NOINDEX }),
    ...(baseUrl.startsWith('https:') && { 'strict-transport-security': HSTS }),
    ...(status !== NOT_MODIFIED && {
      'content-security-policy': policy,
      'cache-control': 'private, no-store',
    }),
  }
  for (const [name, value] of Object.entries(missing)) if (!headers.has(name)) headers.set(name, value)
}

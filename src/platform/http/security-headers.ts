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

/** How much of a page's address the next request may tell; undefined where the general rule is enough. */
export function referrerPolicyOf(pathname: string): 'no-referrer' | undefined {
  return HOLDS_SECRET.test(pathname) ? 'no-referrer' : undefined
}

/** Adds them where an answer has no word of its own. `baseUrl`: the public address; a proxy may stand before us. */
export function addSecurityHeaders(headers: Headers, baseUrl: string): void {
  for (const [name, value] of Object.entries(SECURITY_HEADERS)) {
    if (!headers.has(name)) headers.set(name, value)
  }
  if (baseUrl.startsWith('https:')) headers.set('strict-transport-security', HSTS)
}

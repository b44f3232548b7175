/** What a person reaches by a link of a mail or of a provider, and the page that says what came of it. */
const PAGES = [
  { path: '/api/auth/verify-email', page: '/auth/email-verification' },
  { path: '/api/auth/reset-password/', page: '/auth/signin' },
  { path: '/api/auth/callback/', page: '/auth/signin' },
] as const

/**
 * The answer to somebody who followed a link that was refused: a page that says why, since they would see bare JSON.
 * Null for calls that a script makes and reads itself.
 */
export function refusedLink({ method, url }: Pick<Request, 'method' | 'url'>, code: string): Response | null {
  const { pathname } = new URL(url)
  const found = PAGES.find(({ path }) => pathname.startsWith(path))
  if (method !== 'GET' || !found) return null
  const location = `${found.page}?${new URLSearchParams({ error: code }).toString()}`
  return new Response(null, { status: 302, headers: { location } })
}

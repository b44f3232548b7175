import type { KeptPage } from './kept-pages.server.ts'

/** Shared caches may keep it for as long as we do; browsers ask whether it is still so. */
const CACHE_CONTROL = 'public, max-age=0, s-maxage=30, must-revalidate'

/**
 * A kept page as an answer of its own: its scripts run by the nonce of this answer. Whoever has it already is told so;
 * they go on with the nonce they have.
 */
export function answerKeptPage(request: Request, page: KeptPage, nonce: string): Response {
  const headers = new Headers(page.headers)
  headers.set('cache-control', CACHE_CONTROL)
  headers.set('vary', 'cookie')
  headers.set('etag', page.etag)
  if (request.headers.get('if-none-match')?.split(/,\s*/).includes(page.etag)) {
    headers.delete('content-security-policy')
    headers.delete('content-type')
    return new Response(null, { status: 304, headers })
  }
  const renew = (text: string) => (page.nonce ? text.replaceAll(page.nonce, nonce) : text)
  headers.set('content-security-policy', renew(headers.get('content-security-policy') ?? ''))
  return new Response(request.method === 'HEAD' ? null : renew(page.body), { headers })
}

import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import { FastResponse } from 'srvx'
import { takesGzip } from '#/platform/http/takes-gzip.ts'
import type { KeptPage } from './kept-pages.server.ts'

/** Shared caches may keep it for as long as we do; browsers ask whether it is still so. */
const CACHE_CONTROL = 'public, max-age=0, s-maxage=30, must-revalidate'

const zip = promisify(gzip)
/** A seventh of the size in less than a millisecond; the best level takes half as long again for a thirtieth less. */
const ZIP_LEVEL = 4

function joinParts(parts: Buffer[], nonce: string): Buffer<ArrayBuffer> {
  const seam = Buffer.from(nonce)
  return Buffer.concat(parts.flatMap((part, nth) => (nth === 0 ? [part] : [seam, part])))
}

/**
 * A kept page as an answer of its own: its scripts run by the nonce of this answer. Whoever has it already is told so;
 * they go on with the nonce they have. It is zipped for whoever takes that: nothing in it is secret or told by the one
 * who asks for somebody else, so its length betrays nothing.
 */
export async function answerKeptPage(request: Request, page: KeptPage, nonce: string): Promise<Response> {
  const headers = new Headers(page.headers)
  headers.set('cache-control', CACHE_CONTROL)
  headers.set('vary', 'cookie, accept-encoding')
  headers.set('etag', page.etag)
  if (request.headers.get('if-none-match')?.split(/,\s*/).includes(page.etag)) {
    headers.delete('content-security-policy')
    headers.delete('content-type')
    return new FastResponse(null, { status: 304, headers })
  }
  const policy = headers.get('content-security-policy')
  if (policy && page.nonce) headers.set('content-security-policy', policy.replaceAll(page.nonce, nonce))
  if (takesGzip(request)) headers.set('content-encoding', 'gzip')
  if (request.method === 'HEAD') return new FastResponse(null, { headers })
  const body = joinParts(page.parts, nonce)
  return new FastResponse(takesGzip(request) ? await zip(body, { level: ZIP_LEVEL }) : body, { headers })
}

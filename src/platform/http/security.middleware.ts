import { createMiddleware } from '@tanstack/react-start'
import { baseUrl, env } from '#/platform/env/env.server.ts'
import { mapStyleUrl } from '#/platform/env/map-env.ts'
import { contentSecurityPolicy } from './content-security-policy.ts'
import { isClosedToCrawlers, NOINDEX, ROBOTS_HEADER } from './crawlers.ts'
import { makeNonce } from './make-nonce.ts'
import { addSecurityHeaders, referrerPolicyOf } from './security-headers.ts'
import { serverFunctionExists } from './server-function-exists.server.ts'

/** The origin of the operator's online map; null when the map is the built-in one. */
function mapOrigin(): string | null {
  const address = mapStyleUrl(env())
  return address && new URL(address).origin
}

/**
 * Adds the headers every answer carries, and the nonce by which scripts of this answer are known. An answer that says
 * nothing about caching may depend on who asks: shared caches must not keep it. A function id that does not exist is
 * not found rather than a fault.
 */
export const securityMiddleware = createMiddleware().server(async ({ next, pathname, handlerType }) => {
  if (handlerType === 'serverFn' && !(await serverFunctionExists(pathname))) {
    return Response.json({ code: 'NOT_FOUND', message: 'Not Found' }, { status: 404 })
  }
  const nonce = makeNonce()
  const result = await next({ context: { nonce } })
  const { headers } = result.response
  const referrerPolicy = referrerPolicyOf(pathname)
  if (referrerPolicy) headers.set('referrer-policy', referrerPolicy)
  if (isClosedToCrawlers(pathname)) headers.set(ROBOTS_HEADER, NOINDEX)
  addSecurityHeaders(headers, baseUrl())
  if (!headers.has('content-security-policy')) {
    headers.set('content-security-policy', contentSecurityPolicy(nonce, mapOrigin()))
  }
  if (!headers.has('cache-control')) headers.set('cache-control', 'private, no-store')
  return result
})

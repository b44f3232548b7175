import { createMiddleware } from '@tanstack/react-start'
import { contentSecurityPolicy } from './content-security-policy.ts'
import { serverFunctionExists } from './server-function-exists.server.ts'

const HEADERS = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-frame-options': 'DENY',
  'permissions-policy': 'camera=(self), microphone=(self), geolocation=(self)',
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'cross-origin-resource-policy': 'same-origin',
  'origin-agent-cluster': '?1',
}
const HSTS = 'max-age=63072000; includeSubDomains'
const NONCE_BYTES = 16

function makeNonce(): string {
  return btoa(String.fromCodePoint(...crypto.getRandomValues(new Uint8Array(NONCE_BYTES))))
}

/**
 * Adds the headers every answer carries, and the nonce by which scripts of this answer are known. An answer that says
 * nothing about caching may depend on who asks: shared caches must not keep it. A function id that does not exist is
 * not found rather than a fault.
 */
export const securityMiddleware = createMiddleware().server(
  async ({ next, request, pathname, handlerType }) => {
    if (handlerType === 'serverFn' && !(await serverFunctionExists(pathname))) {
      return Response.json({ code: 'NOT_FOUND', message: 'Not Found' }, { status: 404 })
    }
    const nonce = makeNonce()
    const result = await next({ context: { nonce } })
    const { headers } = result.response
    for (const [name, value] of Object.entries(HEADERS)) if (!headers.has(name)) headers.set(name, value)
    if (!headers.has('content-security-policy')) {
      headers.set('content-security-policy', contentSecurityPolicy(nonce))
    }
    if (!headers.has('cache-control')) headers.set('cache-control', 'private, no-store')
    if (new URL(request.url).protocol === 'https:') headers.set('strict-transport-security', HSTS)
    return result
  },
)

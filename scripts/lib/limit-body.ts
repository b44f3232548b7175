import type { ServerRequest } from 'srvx'
import { limitRequestBody } from 'srvx/body-limit'

/** Forms and server functions. Uploads count for themselves: they know what a file of its kind may have. */
const BODY_BYTES_MAX = 2_000_000
const BODY_MS_MAX = 300_000
const UPLOADS = '/api/upload'

/**
 * Keeps every body but an upload's small, and ends the connection of whoever has not sent it after five minutes. An
 * upload over a slow connection takes longer than that; it is held to a pace instead.
 */
export function limitBody(request: ServerRequest): ServerRequest {
  if (request.method === 'POST' && new URL(request.url).pathname === UPLOADS) return request
  const incoming = request.runtime?.node?.req
  const hasBody = request.headers.has('content-length') || request.headers.has('transfer-encoding')
  if (!incoming || !hasBody) return request
  const timer = setTimeout(() => incoming.destroy(), BODY_MS_MAX)
  incoming.once('close', () => clearTimeout(timer))
  return limitRequestBody(request, BODY_BYTES_MAX)
}

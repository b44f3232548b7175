import type { IncomingMessage } from 'node:http'
import { Readable } from 'node:stream'
import type { ServerRequest } from 'srvx'

const UPLOADS = '/api/upload'
const BODY_MS_MAX = 300_000

/**
 * Gives an upload its whole body, past the limit of the server: it counts for itself, because it knows what a file of
 * its kind may have, and holds its sender to a pace. Every other body must have come within five minutes, as Node
 * itself would have it, else the connection ends.
 */
export function uploadBody(request: ServerRequest): Request {
  const incoming = request.runtime?.node?.req
  const hasBody = request.headers.has('content-length') || request.headers.has('transfer-encoding')
  if (!incoming || !hasBody) return request
  if (request.method === 'POST' && new URL(request.url).pathname === UPLOADS) {
    const { url, method, headers, signal } = request
    const body = Readable.toWeb(incoming as IncomingMessage) as ReadableStream<Uint8Array>
    const init = { method, headers, signal, body, duplex: 'half' }
    return new Request(url, init)
  }
  const timer = setTimeout(() => incoming.destroy(), BODY_MS_MAX)
  incoming.once('close', () => clearTimeout(timer))
  return request
}

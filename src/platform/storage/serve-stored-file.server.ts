import { Readable } from 'node:stream'
import { findStoredFile } from './storage.server.ts'

/**
 * Answers a stored file. Its type is the one we stored it under, a browser may not guess another, and nothing in it
 * may run. Names are random or never reused, so that it may be kept for ever.
 */
export async function serveStoredFile(name: string): Promise<Response> {
  const file = await findStoredFile(name)
  if (!file) return new Response('Not Found', { status: 404 })
  return new Response(Readable.toWeb(file.stream()) as ReadableStream<Uint8Array>, {
    headers: {
      'content-type': file.contentType,
      'content-length': String(file.bytes),
      'cache-control': 'public, max-age=31536000, immutable',
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
    },
  })
}

import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { findStoredFile, isNamedByChance, type StoredFile } from './storage.server.ts'

const FOR_EVER = { 'cache-control': 'public, max-age=31536000, immutable' }

function headersOf({ contentType }: StoredFile): Record<string, string> {
  return {
    'content-type': contentType,
    'content-security-policy': "default-src 'none'; sandbox",
    'x-content-type-options': 'nosniff',
  }
}

/** May be kept, and is asked for again each time: mostly the answer is that nothing changed. */
async function serveIfChanged(file: StoredFile, knownTag: string | null): Promise<Response> {
  const content = await buffer(file.stream())
  const tag = `"${createHash('sha256').update(content).digest('base64url')}"`
  const headers = { ...headersOf(file), 'cache-control': 'public, no-cache', etag: tag }
  if (knownTag === tag || knownTag === `W/${tag}`) return new Response(null, { status: 304, headers })
  return new Response(Uint8Array.from(content), {
    headers: { ...headers, 'content-length': String(content.length) },
  })
}

/**
 * Answers a stored file. Its type is the one we stored it under, a browser may not guess another, and nothing in it
 * may run. A file with a random name may be kept for ever; one with a name of its own is compared by its content.
 */
export async function serveStoredFile(name: string, headers = new Headers()): Promise<Response> {
  const file = await findStoredFile(name)
  if (!file) return new Response('Not Found', { status: 404 })
  if (!isNamedByChance(name)) return serveIfChanged(file, headers.get('if-none-match'))
  return new Response(Readable.toWeb(file.stream()) as ReadableStream<Uint8Array>, {
    headers: { ...headersOf(file), ...FOR_EVER, 'content-length': String(file.bytes) },
  })
}

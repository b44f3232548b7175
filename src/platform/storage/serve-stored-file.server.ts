import { createHash } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import { retryAfterHeader } from '#/platform/errors/retry-after-header.ts'
import { isKnownTag } from '#/platform/http/known-tag.ts'
import { requestedRange } from '#/platform/http/requested-range.ts'
import { toWebStream } from '#/platform/http/web-stream.ts'
import { toStorageError } from './storage-error.server.ts'
import { findStoredFile, isNamedByChance, showsPerson, type StoredFile } from './storage.server.ts'

/** What shows a person is kept by browsers alone, for a minute: after that they may be shown to nobody any more. */
const keptAs = (name: string) =>
  showsPerson(name) ? 'private, max-age=60' : 'public, max-age=31536000, immutable'

function headersOf({ contentType }: StoredFile): Record<string, string> {
  return {
    'content-type': contentType,
    'content-security-policy': "default-src 'none'; sandbox",
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'same-origin',
  }
}

/** May be kept, and is asked for again each time: mostly the answer is that nothing changed. */
async function serveIfChanged(
  file: StoredFile,
  name: string,
  { method, headers: asked }: Request,
): Promise<Response> {
  const content = await buffer(await file.open())
  const tag = `"${createHash('sha256').update(content).digest('base64url')}"`
  const caches = showsPerson(name) ? 'private' : 'public'
  const headers = { ...headersOf(file), 'cache-control': `${caches}, no-cache`, etag: tag }
  if (isKnownTag(asked.get('if-none-match'), tag)) return new Response(null, { status: 304, headers })
  return new Response(method === 'HEAD' ? null : Uint8Array.from(content), {
    headers: { ...headers, 'content-length': String(content.length) },
  })
}

/** A file that never changes, or the part of it that is asked for: a player jumps about in a video. */
async function servePart(file: StoredFile, name: string, { method, headers: asked }: Request) {
  const { bytes } = file
  const tag = `"${name}"`
  const headers = { ...headersOf(file), 'cache-control': keptAs(name), 'accept-ranges': 'bytes', etag: tag }
  if (isKnownTag(asked.get('if-none-match'), tag)) return new Response(null, { status: 304, headers })
  const range = method === 'HEAD' ? null : asked.get('range')
  const part = requestedRange(bytes, { range, ifRange: asked.get('if-range'), tag })
  if (part === 'none') {
    return new Response(null, { status: 416, headers: { 'content-range': `bytes */${bytes}` } })
  }
  const { start, end } = part === 'whole' ? { start: 0, end: bytes - 1 } : part
  const sized = { ...headers, 'content-length': String(end - start + 1) }
  if (method === 'HEAD' || bytes === 0) return new Response(null, { headers: sized })
  const body = toWebStream(await file.open(part === 'whole' ? undefined : part))
  if (part === 'whole') return new Response(body, { headers: sized })
  const contentRange = { 'content-range': `bytes ${start}-${end}/${bytes}` }
  return new Response(body, { status: 206, headers: { ...sized, ...contentRange } })
}

/** The storage does not answer: the page that shows the file stands without it, and may ask again. */
function answerFault(error: unknown): Response {
  const refusal = toStorageError(error, '/files')
  const headers = { ...retryAfterHeader(refusal), 'cache-control': 'no-store' }
  return new Response('Service Unavailable', { status: 503, headers })
}

/**
 * Answers a stored file to GET and HEAD, from whichever store it is in. Its type is the one we stored it under, a browser
 * may not guess another, and nothing in it may run. A file with a random name never changes and is sent in parts to whoever
 * asks for one; one with a name of its own is compared by its content. Throws nothing.
 */
export async function serveStoredFile(name: string, request: Request): Promise<Response> {
  try {
    const file = await findStoredFile(name)
    if (!file) return new Response('Not Found', { status: 404 })
    return await (isNamedByChance(name)
      ? servePart(file, name, request)
      : serveIfChanged(file, name, request))
  } catch (error) {
    return answerFault(error)
  }
}

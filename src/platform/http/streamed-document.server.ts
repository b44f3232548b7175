import { Readable } from 'node:stream'
import { byteChunks } from '#/lib/byte-chunks.ts'
import { peek } from '#/lib/peek.ts'
import { documentHeaders } from './public-document.server.ts'
import { toWebStream } from './web-stream.ts'

type StreamedDocument = { pieces: AsyncIterable<string>; contentType: string }

async function* nothing(): AsyncGenerator<Uint8Array> {}

/**
 * Answers a document that is too long to be held: it is made no faster than it is taken, and no further once whoever
 * takes it goes away. Rejects when its beginning cannot be made; later faults break the connection off, so that nobody
 * takes half a document for a whole one. HEAD begins nothing.
 */
export async function answerStream(
  { method }: Request,
  { pieces, contentType }: StreamedDocument,
): Promise<Response> {
  const headers = documentHeaders(contentType)
  if (method === 'HEAD') return new Response(null, { headers })
  const chunks = (await peek(byteChunks(pieces))) ?? nothing()
  return new Response(toWebStream(Readable.from(chunks, { highWaterMark: 1 })), { headers })
}

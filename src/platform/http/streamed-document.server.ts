import { Readable } from 'node:stream'
import { AppError } from '#/domain/app-error.ts'
import { byteChunks } from '#/lib/byte-chunks.ts'
import { fewPerKey } from '#/lib/few-per-key.ts'
import { peek } from '#/lib/peek.ts'
import { callerAddress } from './caller-address.server.ts'
import { countedNetworks } from './counted-address.ts'
import { documentHeaders } from './public-document.server.ts'
import { toWebStream } from './web-stream.ts'

/** A crawler reads a few files at once; more from one address only keep others waiting. */
const AT_ONCE_MAX = 4
const TRY_AGAIN_SECONDS = 60

const enter = fewPerKey(AT_ONCE_MAX)

/** Takes a place in each network that an address is counted in, or none. */
function enterNetworks(address: string): (() => void) | null {
  const places = countedNetworks(address).map(({ network, share }) => enter(network, share))
  const leave = () => {
    for (const leaveOne of places) leaveOne?.()
  }
  if (!places.includes(null)) return leave
  leave()
  return null
}

async function* inItsPlace(address: string, pieces: AsyncIterable<string>): AsyncGenerator<Uint8Array> {
  const leave = enterNetworks(address)
  if (!leave) {
    throw new AppError('RATE_LIMITED', 'error.unavailable', { retryAfterSeconds: TRY_AGAIN_SECONDS })
  }
  try {
    yield* byteChunks(pieces)
  } finally {
    leave()
  }
}

type StreamedDocument = { pieces: AsyncIterable<string>; contentType: string }

/**
 * Answers a document that is too long to be held: it is made no faster than it is taken, and no further once whoever
 * takes it goes away. Rejects when its beginning cannot be made, or when the caller takes several already; later faults
 * break the connection off, so that nobody takes half a document for a whole one. HEAD begins nothing.
 */
export async function answerStream(
  request: Request,
  { pieces, contentType }: StreamedDocument,
): Promise<Response> {
  const headers = documentHeaders(contentType)
  if (request.method === 'HEAD') return new Response(null, { headers })
  const chunks = await peek(inItsPlace(callerAddress(request.headers), pieces))
  return new Response(toWebStream(Readable.from(chunks ?? [], { highWaterMark: 1 })), { headers })
}

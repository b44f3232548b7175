import type { IncomingMessage } from 'node:http'
import { ReadableStream, TransformStream } from 'node:stream/web'
import type { ServerRequest } from 'srvx'
import { AppError } from '#/domain/app-error.ts'

/** Whether a request says that a body follows its head. */
export function hasBody({ headers }: Pick<IncomingMessage, 'headers'>): boolean {
  return 'transfer-encoding' in headers || Number(headers['content-length'] ?? 0) > 0
}

/** Throws too-large beyond `bytesMax`, and invalid for a body that breaks off. Whoever stops reading cuts nothing. */
async function* pieces(incoming: IncomingMessage, bytesMax: number): AsyncGenerator<Uint8Array> {
  let bytes = 0
  try {
    for await (const piece of incoming.iterator({ destroyOnReturn: false })) {
      bytes += (piece as Uint8Array).length
      if (bytes > bytesMax) break
      yield piece as Uint8Array
    }
  } catch {
    throw new AppError('INVALID', 'error.invalid')
  }
  if (bytes > bytesMax) throw new AppError('TOO_LARGE', 'error.tooLarge')
}

type BodyLimits = {
  bytesMax: number
  /** Aborted when the body has taken too long: it is then no body, whatever came of it. */
  late: AbortSignal
}

/**
 * The request with a body within its limits, for whoever reads it. One that is only asked for has none, whatever was
 * sent with it.
 */
export function receivedBody(
  request: ServerRequest,
  incoming: IncomingMessage,
  { bytesMax, late }: BodyLimits,
): Request {
  const { method, url, headers, signal } = request
  if (method === 'GET' || method === 'HEAD' || !hasBody(incoming)) return request
  const came: ReadableStream<Uint8Array> = ReadableStream.from(pieces(incoming, bytesMax))
  const inTime = came.pipeThrough(new TransformStream<Uint8Array, Uint8Array>(), { signal: late })
  const body = inTime as globalThis.ReadableStream<Uint8Array>
  return new Request(url, Object.assign({ method, headers, signal, body }, { duplex: 'half' }))
}

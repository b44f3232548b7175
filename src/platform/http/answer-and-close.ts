/** Long enough for a sender to read the answer, and too short to be worth holding connections for. */
const LINGER_MS = 500

/**
 * An answer to a request whose body we do not read to its end. The connection ends with it, because what is left of the
 * body stands between us and the next request. It stays open for half a second after the answer: a connection that is
 * cut while the other side still sends loses the answer too.
 */
export function answerAndClose(body: object, { status, headers }: { status: number; headers: HeadersInit }) {
  const content = new TextEncoder().encode(JSON.stringify(body))
  const sent = new Headers(headers)
  sent.set('content-type', 'application/json')
  sent.set('content-length', String(content.length))
  sent.set('connection', 'close')
  let timer: NodeJS.Timeout | undefined
  const stream = new ReadableStream<Uint8Array>({
    start: (controller) => {
      controller.enqueue(content)
      timer = setTimeout(() => controller.close(), LINGER_MS)
    },
    cancel: () => clearTimeout(timer),
  })
  return new Response(stream, { status, headers: sent })
}

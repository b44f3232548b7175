import type { Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { answerRaw } from './raw-answer.ts'

/** What Node says of heads and bodies that it does not read, and the status that says the same. */
const STATUS: Readonly<Record<string, number>> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
}
const BAD_REQUEST = 400

/**
 * Answers what never becomes a request: a head that is none, is too large or comes too slowly, and who takes us for a
 * proxy. `answerOn` tells what is being answered on a connection: into that nothing is written.
 */
export function refuseUnreadable(server: Server, answerOn: (socket: Socket) => ServerResponse | undefined) {
  /** Node tells of each further piece that comes on them. */
  const answered = new WeakSet<Socket>()
  server.on('clientError', (error: NodeJS.ErrnoException, socket: Socket) => {
    if (answered.has(socket)) return
    answered.add(socket)
    const isAnswering = answerOn(socket)?.headersSent && !answerOn(socket)?.writableFinished
    if (!socket.writable || isAnswering) socket.destroy()
    else answerRaw(socket, STATUS[error.code ?? ''] ?? BAD_REQUEST)
  })
  server.on('connect', (_request, socket: Socket) => answerRaw(socket, 405, { allow: 'GET, HEAD' }))
}

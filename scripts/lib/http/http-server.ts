import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { NodeRequest, sendNodeResponse } from 'srvx/node'
import { baseUrl } from '#/platform/env/env.server.ts'
import { reportFault } from '#/platform/errors/report-fault.server.ts'
import { addSecurityHeaders } from '#/platform/http/security-headers.ts'
import { answerRequest, type Options } from './answer-request.ts'
import { drain } from './drain.ts'
import { leaveBody } from './leave-body.ts'
import { limitConnections } from './limit-connections.ts'
import type { Limits } from './limits.ts'
import { pathnameOf } from './refuse-request.ts'
import { refuseUnreadable } from './refuse-unreadable.ts'

export type HttpServer = {
  /** Node's own, to listen with. */
  node: Server
  /** Ends it in order; `announceMs` is how long others are told before the port closes. */
  drain: (announceMs: number) => Promise<void>
}

function nodeOptions({ headMs, headCheckMs, idleMs }: Limits) {
  return {
    // A limit for whole requests would cut uploads, and without one Node sets none for heads unless it is told.
    ...{ requestTimeout: 0, headersTimeout: headMs, connectionsCheckingInterval: headCheckMs },
    ...{ keepAliveTimeout: idleMs, requireHostHeader: false },
  }
}

/** What a drain has begun answers whoever asks where to send requests. */
const notReady = () => Response.json({ status: 'draining' }, { status: 503 })

/** Node's server with our limits, and with our headers on every answer. It listens nowhere yet. */
export function createHttpServer(options: Options): HttpServer {
  const { limits } = options
  let isDraining = false
  /** The newest answer on each connection, and the connections that end with it: what comes after is not heard. */
  const newest = new WeakMap<Socket, ServerResponse>()
  const ending = new WeakSet<Socket>()

  const answer = async (incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> => {
    const { socket } = incoming
    if (ending.has(socket)) return
    newest.set(socket, outgoing)
    const request = new NodeRequest({ req: incoming, res: outgoing })
    const pathname = pathnameOf(incoming)
    const isNotReady = isDraining && pathname === '/readyz'
    const response = isNotReady ? notReady() : await answerRequest({ request, incoming, ...options })
    addSecurityHeaders(response, { pathname, baseUrl: baseUrl() })
    const isLast = (await leaveBody(incoming)) || isDraining
    if (isLast) {
      response.headers.set('connection', 'close')
      ending.add(socket)
    }
    await sendNodeResponse(outgoing, response)
  }

  const listener = (incoming: IncomingMessage, outgoing: ServerResponse) => {
    answer(incoming, outgoing).catch((error: unknown) => {
      // Whoever left hears nothing, and that they left is no fault.
      if (!incoming.socket.destroyed) reportFault(error, 'an answer')
      outgoing.destroy()
    })
  }

  const node = createServer(nodeOptions(limits), listener)
  // Whoever expects of us what we do not know is answered like everybody else.
  node.on('checkExpectation', listener)
  // One more than we take: Node leaves out the rest without a word.
  node.maxHeadersCount = limits.headers + 1
  node.timeout = limits.stillMs
  limitConnections(node, { ...limits, ...options })
  refuseUnreadable(node, (socket) => newest.get(socket))
  return {
    node,
    drain: (announceMs) => {
      isDraining = true
      return drain(node, announceMs)
    },
  }
}

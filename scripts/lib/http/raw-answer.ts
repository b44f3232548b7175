import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import { baseUrl } from '#/platform/env/env.server.ts'
import { addSecurityHeaders } from '#/platform/http/security-headers.ts'
import { linger } from './linger.ts'

/**
 * Answers on a connection of which Node makes no request, and ends it. The body is the status's own word; whoever still
 * sends has half a second to read it.
 */
export function answerRaw(socket: Socket, status: number, more: Record<string, string> = {}): void {
  const words = STATUS_CODES[status] ?? ''
  const response = new Response(words, { status, headers: { ...more, 'content-type': 'text/plain' } })
  addSecurityHeaders(response, { pathname: '/', baseUrl: baseUrl() })
  response.headers.set('content-length', String(words.length))
  response.headers.set('connection', 'close')
  const lines = Array.from(response.headers, ([name, value]) => `${name}: ${value}\r\n`)
  linger(socket)
  socket.end(`HTTP/1.1 ${status} ${words}\r\n${lines.join('')}\r\n${words}`)
}

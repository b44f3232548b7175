import type { IncomingMessage } from 'node:http'
import { allowedInstead } from '#/platform/http/allowed-instead.ts'
import { refuseMethod } from '#/platform/http/refuse-method.ts'
import { refuseHost } from './refuse-host.ts'

/** What a request asks for, without its query; null for what is no address of a web server. */
function pathOf(target: string): string | null {
  const path = target.replace(/^https?:\/\/[^/?#]+/i, '').replace(/\?.*$/s, '') || '/'
  return path.startsWith('/') && !path.includes('\\') ? path : null
}

/** The same for whoever only needs to know which rules an address falls under. */
export function pathnameOf({ url = '' }: IncomingMessage): string {
  return pathOf(url) ?? '/'
}

/** The framework takes a call of no function for a fault of the server. */
const callsNothing = (path: string) =>
  /^\/_serverFn\/(?:\/|$)/.test(new URL(path, 'http://localhost').pathname)

const refuse = (status: number, text: string) => new Response(text, { status })

/**
 * Refuses what is no request that anything of ours could answer: a head of too many lines, a host or an address that is
 * none, and a method that means nothing there. Null for all others.
 */
export function refuseRequest(incoming: IncomingMessage, headersMax: number): Response | null {
  const { method = '', rawHeaders, url = '' } = incoming
  if (rawHeaders.length / 2 > headersMax) return refuse(431, 'Request Header Fields Too Large')
  const wrongHost = refuseHost(incoming)
  if (wrongHost) return wrongHost
  const allowed = allowedInstead(method, pathnameOf(incoming))
  if (allowed) return refuseMethod(allowed)
  const path = pathOf(url)
  if (path === null) return refuse(400, 'Bad Request')
  // Whoever joins such a path with an address of ours gets an address of somebody else.
  return path.startsWith('//') || callsNothing(path) ? refuse(404, 'Not Found') : null
}

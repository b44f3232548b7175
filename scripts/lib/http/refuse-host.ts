import type { IncomingMessage } from 'node:http'
import { englishMessages } from '#/i18n/messages.ts'
import { isTrial } from '#/platform/env/env.server.ts'
import { isLoopback } from '#/platform/env/is-loopback.ts'

/** A name or an address, and perhaps a port. */
const HOST = /^(?:[\w.-]+|\[[\da-f:.]+\])(?::\d{1,5})?$/i

/** Every host that a request names: in its head, and in its address where that is a whole one. */
function hostsOf({ rawHeaders, url = '' }: IncomingMessage): string[] {
  const named = rawHeaders.filter((_, index) => rawHeaders[index - 1]?.toLowerCase() === 'host' && index % 2)
  return [...named, ...(/^https?:\/\/([^/?#]+)/i.exec(url)?.slice(1) ?? [])]
}

/**
 * Refuses a request that names no host, several, or one that cannot be one; the first version of HTTP knew none. A
 * trial, whose mailbox is open, is asked by the names of this machine alone: a page elsewhere whose own name leads here
 * would count as ours in the browser, and read it. Null for all others.
 */
export function refuseHost(incoming: IncomingMessage): Response | null {
  const hosts = hostsOf(incoming)
  const isNamed = incoming.headers.host !== undefined || incoming.httpVersion === '1.0'
  const isWhole = new Set(hosts).size <= 1 || !incoming.url?.startsWith('/')
  if (!isNamed || !isWhole || !hosts.every((host) => HOST.test(host))) {
    return new Response('Bad Request', { status: 400 })
  }
  if (!isTrial() || hosts.every((host) => isLoopback(`http://${host}`))) return null
  return new Response(englishMessages().error.trialHost, { status: 421 })
}

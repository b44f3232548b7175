import { isIP } from 'node:net'

/** Without the port that some proxies write behind it: `203.0.113.7:51234`, `[2001:db8::1]:51234`. */
function withoutPort(entry: string): string {
  return /^\[([^\]]+)\](?::\d+)?$/.exec(entry)?.[1] ?? /^(\d+(?:\.\d+){3}):\d+$/.exec(entry)?.[1] ?? entry
}

export type Forwarded = { socketAddress: string; forwardedFor: string | null; trustedProxies: number }

/**
 * Who sent a request. Every proxy adds whom it heard from at the end of X-Forwarded-For, and what stands before that
 * came with the request and may be forged. Our own proxies wrote as many entries as there are of them, counted from the
 * right: the first of those is the caller. An entry that is no address is answered by the nearest one that is known.
 *
 * @example forwardedAddress({ socketAddress: '10.0.0.1', forwardedFor: 'forged, 203.0.113.7', trustedProxies: 1 }) // '203.0.113.7'
 * @see https://developer.mozilla.org/docs/Web/HTTP/Reference/Headers/X-Forwarded-For#selecting_an_ip_address
 */
export function forwardedAddress({ socketAddress, forwardedFor, trustedProxies }: Forwarded): string {
  if (trustedProxies === 0) return socketAddress
  const entries = (forwardedFor ?? '').split(',').map((entry) => withoutPort(entry.trim()))
  let caller = socketAddress
  for (const entry of entries.slice(-trustedProxies).toReversed()) {
    if (isIP(entry) === 0) break
    caller = entry
  }
  return caller
}

import { isIPv6 } from 'node:net'

const IPV6_GROUPS = 8
const NETWORK_GROUPS = 4

/** The eight groups of an IPv6 address, with `::` filled in. */
function ipv6Groups(address: string): string[] {
  const [head = '', tail] = address.split('::')
  const before = head ? head.split(':') : []
  const after = tail ? tail.split(':') : []
  const missing = tail === undefined ? 0 : IPV6_GROUPS - before.length - after.length
  return [...before, ...Array<string>(Math.max(missing, 0)).fill('0'), ...after]
}

/**
 * The address that a limit counts by. One household or one attacker holds a whole IPv6 /64, so that its first four
 * groups stand for all of it; an IPv4 address written as IPv6 is the same as the plain one.
 * @example countedAddress('2001:db8::1') // '2001:db8:0:0'
 */
export function countedAddress(address: string): string {
  const plain = address.trim().toLowerCase()
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/.exec(plain)?.[1]
  if (mapped) return mapped
  return isIPv6(plain) ? ipv6Groups(plain).slice(0, NETWORK_GROUPS).join(':') : plain
}

import { isIPv4, isIPv6 } from 'node:net'

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

const plainGroup = (group: string) => Number.parseInt(group, 16).toString(16)

/**
 * The address that a limit counts by. One household or one attacker holds a whole IPv6 /64, so that its first four
 * groups stand for all of it; an IPv4 address written as IPv6 is the same as the plain one.
 * @example countedAddress('2001:db8::1') // '2001:db8:0:0'
 */
export function countedAddress(address: string): string {
  const plain = address.trim().toLowerCase()
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/.exec(plain)?.[1]
  if (mapped) return mapped
  return isIPv6(plain) ? ipv6Groups(plain).slice(0, NETWORK_GROUPS).map(plainGroup).join(':') : plain
}

/** `share` is how many times the allowance of one address everybody in the network has together. */
type CountedNetwork = { network: string; share: number }

/**
 * The networks that a counted address is counted in, the narrowest first. A provider gives its customers a /56 or a
 * /48, which hold 256 and 65,536 addresses of those that limits count; they have 4 and 16 allowances.
 * @example countedNetworks('2001:db8:1:203') // the same, '2001:db8:1:200/56' and '2001:db8:1/48'
 */
export function countedNetworks(counted: string): CountedNetwork[] {
  const own = { network: counted, share: 1 }
  const groups = counted.split(':')
  if (groups.length !== NETWORK_GROUPS) return [own]
  const wide = groups.slice(0, NETWORK_GROUPS - 1)
  const last = Number.parseInt(groups.at(-1) ?? '', 16) & 0xff_00
  return [
    own,
    { network: `${[...wide, last.toString(16)].join(':')}/56`, share: 4 },
    { network: `${wide.join(':')}/48`, share: 16 },
  ]
}

const WIDE_PARTS = 3

/**
 * The networks by which a counted address waits beside others, from the widest to its own, with a space between: its /48,
 * or the /24 that hosts rent out whole.
 * @example networksInLine('203.0.113.7') // '203.0.113.0/24 203.0.113.7'
 */
export function networksInLine(counted: string): string {
  if (isIPv4(counted)) return `${counted.split('.').slice(0, WIDE_PARTS).join('.')}.0/24 ${counted}`
  return countedNetworks(counted)
    .map(({ network }) => network)
    .toReversed()
    .join(' ')
}

import type { Server } from 'node:http'
import type { Socket } from 'node:net'
import { countedAddress, networksInLine } from '#/platform/http/counted-address.ts'
import { log } from '#/platform/log/log.server.ts'

type Connections = { connections: number; trustedProxies: number }

/** What one address has of all connections; each wider network around it twice as much. */
const ADDRESS_SHARE = 1 / 8
/** As many browsers behind one address as a small server must take. */
const ADDRESS_MIN = 100

/** Of the networks of an address, the narrowest first, how many connections each may have. */
function roomOf(address: string, connections: number): [network: string, max: number][] {
  const own = Math.max(ADDRESS_MIN, Math.floor(connections * ADDRESS_SHARE))
  const networks = networksInLine(countedAddress(address)).split(' ').toReversed()
  return networks.map((network, level) => [network, own * 2 ** level])
}

/** Turns away a connection of whoever has too many, where no proxy stands before us that brings everybody's. */
function limitAddresses(server: Server, connections: number): void {
  const open = new Map<string, number>()
  const change = (network: string, by: number) => {
    const left = (open.get(network) ?? 0) + by
    if (left > 0) open.set(network, left)
    else open.delete(network)
  }
  server.on('connection', (socket: Socket) => {
    const room = roomOf(socket.remoteAddress ?? '', connections)
    if (room.some(([network, max]) => (open.get(network) ?? 0) >= max)) return socket.destroy()
    for (const [network] of room) change(network, 1)
    return socket.once('close', () => room.forEach(([network]) => change(network, -1)))
  })
}

/**
 * Takes so many connections and no more, and of one address and the networks around it a part of them. When there is no
 * room for a newcomer, connections on which nobody asks make some.
 */
export function limitConnections(server: Server, { connections, trustedProxies }: Connections): void {
  server.maxConnections = connections
  let isTold = false
  server.on('drop', () => {
    server.closeIdleConnections()
    if (!isTold)
      log().warn({ MAX_CONNECTIONS: connections }, 'connections are turned away: there are too many')
    isTold = true
  })
  if (trustedProxies === 0) limitAddresses(server, connections)
}

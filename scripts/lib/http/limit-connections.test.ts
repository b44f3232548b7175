import { once } from 'node:events'
import { createServer } from 'node:http'
import { connect, type AddressInfo, type Socket } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { eventually } from '#tests/setup/eventually.ts'
import { limitConnections } from './limit-connections.ts'

/** A server of two thousand connections: `open` comes from an address of this machine, and says nothing. */
async function start(trustedProxies: number) {
  const server = createServer()
  limitConnections(server, { connections: 2_000, trustedProxies })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const sockets: Socket[] = []
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy()
    server.close().closeAllConnections()
  })
  const { port } = server.address() as AddressInfo
  const open = async (localAddress: string, times: number) => {
    const opened = Array.from({ length: times }, () => connect({ port, host: '127.0.0.1', localAddress }))
    sockets.push(...opened)
    for (const socket of opened) socket.on('error', () => undefined)
    await Promise.all(opened.map((socket) => once(socket, 'connect')))
    return opened
  }
  const count = () =>
    new Promise<number>((resolve, reject) =>
      server.getConnections((error, held) => (error ? reject(error) : resolve(held))),
    )
  return { open, count }
}

test('one address has an eighth of all connections, its network a quarter, and others come in beside them', async () => {
  const { open, count } = await start(0)
  const first = await open('127.0.0.1', 300)
  await eventually(async () => expect(await count()).toBe(250))
  await open('127.0.0.2', 300)
  await eventually(async () => expect(await count()).toBe(500))
  await open('127.0.0.3', 1)
  await open('127.0.9.1', 20)
  await eventually(async () => expect(await count()).toBe(520))
  for (const socket of first) socket.destroy()
  await eventually(async () => expect(await count()).toBe(270))
  await open('127.0.0.1', 30)
  await eventually(async () => expect(await count()).toBe(300))
})

test('a proxy before the server brings as many as there is room for', async () => {
  const { open, count } = await start(1)
  await open('127.0.0.1', 300)
  await eventually(async () => expect(await count()).toBe(300))
})

import { connect, type Socket } from 'node:net'
import { serve } from 'srvx'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { drain } from './drain.ts'

const LIMIT_MS = 5_000
const STEP_MS = 50

// The network goes on; what the product counts in time waits for the test.
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] })
  onTestFinished(() => void vi.useRealTimers())
})

/** A server that answers nothing before it is told to, and clients that leave their connection open, as browsers do. */
async function startServer() {
  const { promise: isTime, resolve: answer } = Promise.withResolvers<void>()
  const heard = vi.fn<() => void>()
  const server = serve({
    ...{ port: 0, hostname: '127.0.0.1', silent: true, gracefulShutdown: false },
    fetch: async () => {
      heard()
      await isTime
      return new Response('The end')
    },
  })
  await server.ready()
  onTestFinished(() => server.close(true))
  const port = Number(new URL(server.url ?? '').port)
  const open = () => {
    const socket = connect(port, '127.0.0.1')
    onTestFinished(() => void socket.destroy())
    return listenTo(socket)
  }
  const ask = async () => {
    const client = open()
    client.socket.write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n')
    await expect.poll(() => heard.mock.calls).toHaveLength(1)
    return client
  }
  return { server, answer, open, ask }
}

/** What a client has got so far, and the error that its connection ended with. */
function listenTo(socket: Socket) {
  const client = { socket, text: '', error: '' }
  socket.setEncoding('utf8')
  socket.on('data', (piece: string) => (client.text += piece))
  socket.on('error', (error: NodeJS.ErrnoException) => (client.error = error.code ?? ''))
  return client
}

/** Stops a server. Told are whether it has ended by now, and whether it ends before anything is cut. */
function stop(server: Parameters<typeof drain>[0]) {
  const ended = vi.fn<() => void>()
  void drain(server).then(ended)
  const hasEnded = () => ended.mock.calls.length > 0
  const endsByItself = async () => {
    let movedMs = 0
    const moveOn = async () => {
      await vi.advanceTimersByTimeAsync(STEP_MS)
      movedMs += STEP_MS
      return hasEnded() || movedMs + STEP_MS >= LIMIT_MS
    }
    await expect.poll(moveOn).toBe(true)
    return hasEnded()
  }
  return { hasEnded, endsByItself }
}

test('a request that never ends is cut after five seconds, and not before', async () => {
  const { server, ask } = await startServer()
  const client = await ask()
  const { hasEnded } = stop(server)
  await vi.advanceTimersByTimeAsync(LIMIT_MS - 1)
  expect([hasEnded(), client.socket.closed]).toEqual([false, false])
  await vi.advanceTimersByTimeAsync(1)
  await expect.poll(() => [hasEnded(), client.socket.closed]).toEqual([true, true])
  expect([client.text, vi.getTimerCount()]).toEqual(['', 0])
})

test('a request that runs is answered, nobody else is let in, and a connection that is left open holds nothing up', async () => {
  const { server, answer, open, ask } = await startServer()
  const client = await ask()
  const { endsByItself } = stop(server)
  const late = open()
  await expect.poll(() => late.error).toBe('ECONNREFUSED')
  answer()
  await expect.poll(() => client.text).toMatch(/^HTTP\/1\.1 200 [^]*The end/)
  expect(await endsByItself()).toBe(true)
  await expect.poll(() => client.socket.closed).toBe(true)
})

test('connections on which nobody asks, or asks no more, hold nothing up', async () => {
  const { server, answer, open, ask } = await startServer()
  const [client, silent] = [await ask(), open()]
  answer()
  await expect.poll(() => client.text).toMatch('The end')
  await expect.poll(() => silent.socket.connecting).toBe(false)
  const { endsByItself } = stop(server)
  expect(await endsByItself()).toBe(true)
  await expect.poll(() => [client.socket.closed, silent.socket.closed]).toEqual([true, true])
})

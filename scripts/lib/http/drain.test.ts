import { once } from 'node:events'
import { connect } from 'node:net'
import { setImmediate } from 'node:timers/promises'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { startHttpServer } from '#tests/setup/own-http-server.ts'
import { headOf } from '#tests/setup/raw-http.ts'
import type { HttpServer } from './http-server.ts'

const LIMIT_MS = 5_000
const STEP_MS = 50
/** The network of this machine needs a few. */
const TURNS_A_STEP = 100

// The network goes on; what the product counts in time waits for the test.
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] })
  onTestFinished(() => void vi.useRealTimers())
})

/** Waits for the network. `expect.poll` would move the clock with every look. */
async function until(isSo: () => boolean): Promise<void> {
  const over = new AbortController()
  onTestFinished(() => over.abort())
  while (!isSo() && !over.signal.aborted) await setImmediate()
}

/** A server that answers nothing before it is told to, and clients that leave their connection open, as browsers do. */
async function startServer() {
  const { promise: isTime, resolve: answer } = Promise.withResolvers<void>()
  const { promise: isAsked, resolve: hear } = Promise.withResolvers<void>()
  const server = await startHttpServer(async () => {
    hear()
    await isTime
    return new Response('The end')
  })
  const { port } = server
  const open = () => {
    const client = { socket: connect(port, '127.0.0.1'), text: '' }
    onTestFinished(() => void client.socket.destroy())
    // Some are cut off, and what they hear then is no fault of the test.
    client.socket.on('error', () => undefined)
    client.socket.setEncoding('utf8').on('data', (piece: string) => (client.text += piece))
    return client
  }
  const ask = async (request = headOf('GET /')) => {
    const client = open()
    client.socket.write(request)
    await isAsked
    return client
  }
  return { server, answer, open, ask }
}

/** Stops a server. Told are whether it has ended by now, and whether it ends before anything is cut. */
function stop(server: HttpServer, announceMs = 0) {
  const ended = vi.fn<() => void>()
  void server.drain(announceMs).then(ended)
  const hasEnded = () => ended.mock.calls.length > 0
  const endsByItself = async () => {
    for (let movedMs = STEP_MS; movedMs < LIMIT_MS && !hasEnded(); movedMs += STEP_MS) {
      await vi.advanceTimersByTimeAsync(STEP_MS)
      for (let turn = 0; turn < TURNS_A_STEP && !hasEnded(); turn += 1) await setImmediate()
    }
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
  await until(() => hasEnded() && client.socket.closed)
  expect([client.text, vi.getTimerCount()]).toEqual(['', 0])
})

test('a request that runs is answered, nobody else is let in, and a connection that is left open holds nothing up', async () => {
  const { server, answer, open, ask } = await startServer()
  const client = await ask()
  const { endsByItself } = stop(server)
  expect(await once(open().socket, 'error')).toMatchObject([{ code: 'ECONNREFUSED' }])
  answer()
  await until(() => client.text.includes('The end'))
  expect(await endsByItself()).toBe(true)
  await until(() => client.socket.closed)
})

test('connections on which nobody asks, or asks no more, hold nothing up', async () => {
  const { server, answer, open, ask } = await startServer()
  const [client, silent] = [await ask(), open()]
  answer()
  await until(() => client.text.includes('The end') && !silent.socket.connecting)
  const { endsByItself } = stop(server)
  expect(await endsByItself()).toBe(true)
  await until(() => client.socket.closed && silent.socket.closed)
})

const ANNOUNCE_MS = 3_000

test('before the port closes whoever asks is answered on a connection that ends, and told where not to send any more', async () => {
  const { server, answer, open, ask } = await startServer()
  const running = await ask()
  const { hasEnded } = stop(server, ANNOUNCE_MS)
  answer()
  const [newcomer, probe] = [open(), open()]
  newcomer.socket.write(headOf('GET /jobs'))
  probe.socket.write(headOf('GET /readyz'))
  for (const { socket } of [running, newcomer, probe]) await until(() => socket.closed)
  for (const { text } of [running, newcomer])
    expect(text).toMatch(/200 [\s\S]*connection: close[\s\S]*The end/i)
  expect(probe.text).toMatch(/503 [\s\S]*connection: close[\s\S]*draining/i)
  await vi.advanceTimersByTimeAsync(ANNOUNCE_MS - 1)
  expect([server.node.listening, hasEnded()]).toEqual([true, false])
  await vi.advanceTimersByTimeAsync(1)
  expect(server.node.listening).toBe(false)
  await until(hasEnded)
})

test('a body that nobody reads holds no end up', async () => {
  const { server, answer, ask } = await startServer()
  const client = await ask(headOf('POST /api/x', 'content-length: 1000000') + 'x')
  const { endsByItself } = stop(server)
  answer()
  await until(() => client.text.includes('The end'))
  expect(await endsByItself()).toBe(true)
})

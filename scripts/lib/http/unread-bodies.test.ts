import { expect, test } from 'vitest'
import { toAppError } from '#/platform/errors/to-app-error.ts'
import { eventually } from '#tests/setup/eventually.ts'
import { startHttpServer } from '#tests/setup/own-http-server.ts'
import { nextOn } from '#tests/setup/raw-connection.ts'
import { headOf } from '#tests/setup/raw-http.ts'
import type { App } from './answer-request.ts'

const BODY_BYTES_MAX = 1_000
const limits = { bodyBytes: BODY_BYTES_MAX }

const refusing =
  (read: (request: Request) => Promise<unknown>): App =>
  async (request) => {
    try {
      await read(request)
      return new Response('read')
    } catch (error) {
      return new Response('refused', { status: toAppError(error).status })
    }
  }

/** What reads a body by one piece and forgets it. */
async function readOnePiece({ body }: Request): Promise<void> {
  const reader = body?.getReader()
  await reader?.read()
  reader?.releaseLock()
}

const APPS: Record<string, App> = {
  'reads nothing': () => new Response('no', { status: 403 }),
  'sends somebody on': () => new Response(null, { status: 303, headers: { location: '/' } }),
  throws: () => Promise.reject(new Error('broken')),
  'reads it as text': refusing((request) => request.text()),
  'reads it as JSON': refusing((request) => request.json()),
  'reads it as a form': refusing((request) => request.formData()),
  'reads one piece': refusing(readOnePiece),
  'gives it up': refusing(async ({ body }) => body?.cancel()),
}

type Send = (size: number) => string[]
const FORM = 'content-type: multipart/form-data; boundary=b'

/** The lines and the body of each way to send it. */
const WAYS: Record<string, Send> = {
  announced: (size) => [headOf('POST /api/x', FORM, `content-length: ${size}`), 'x'.repeat(size)],
  'in pieces': (size) => [
    headOf('POST /_serverFn/x', FORM, 'transfer-encoding: chunked'),
    `${size.toString(16)}\r\n${'x'.repeat(size)}\r\n0\r\n\r\n`,
  ],
  'when it may': (size) => [
    headOf('POST /api/auth/x', FORM, 'expect: 100-continue', `content-length: ${size}`),
    'x'.repeat(size),
  ],
  'by who only asks': (size) => [headOf('GET /jobs', `content-length: ${size}`), 'x'.repeat(size)],
  'by a method that means nothing': (size) => [
    headOf('PUT /jobs', `content-length: ${size}`),
    'x'.repeat(size),
  ],
  'to an address that is none': (size) => [headOf('POST //x', `content-length: ${size}`), 'x'.repeat(size)],
  'and half of it never comes': (size) => [
    headOf('POST /api/x', `content-length: ${size * 2}`),
    'x'.repeat(size),
  ],
}

/** Small, a little too large, and larger than what lies on the way. */
const SIZES = [100, BODY_BYTES_MAX + 100, 3_000_000]

test.each(Object.entries(APPS))(
  'what %s leaves no connection on which the next request waits, however large a body came and in which way',
  async (_what, app) => {
    const { open } = await startHttpServer(
      (request) => (request.url.endsWith('/healthz') ? new Response('alive') : app(request)),
      { ...limits, bodyMs: 300 },
    )
    const tries = Object.values(WAYS).flatMap((send) => SIZES.map((size) => send(size)))
    const nexts = tries.map(async (parts) => {
      const connection = open()
      connection.write(...parts)
      const next = await nextOn(connection)
      return connection.statuses()[0] === undefined ? 'not answered' : next
    })
    expect((await Promise.all(nexts)).filter((next) => next === 'not answered')).toEqual([])
  },
)

test('a small body that nobody reads costs no connection', async () => {
  const { open } = await startHttpServer(() => new Response('no', { status: 403 }))
  const connection = open()
  connection.write(headOf('POST /api/x', 'content-length: 100') + 'x'.repeat(100))
  expect(await nextOn(connection)).toBe('answered')
})

test('a connection that ends after its answer is really gone, though its sender sends on', async () => {
  const { open, node } = await startHttpServer(() => new Response('no', { status: 403 }))
  const connection = open()
  connection.socket.allowHalfOpen = true
  connection.write(headOf('POST /api/x', 'content-length: 100000000'))
  await eventually(() => expect(connection.statuses()).toEqual([403]))
  const goOn = setInterval(() => connection.write('x'.repeat(1_000)), 20)
  await eventually(() => expect(connection.socket.destroyed).toBe(true)).finally(() => clearInterval(goOn))
  const { promise, resolve } = Promise.withResolvers<number>()
  node.getConnections((_error, count) => resolve(count))
  expect(await promise).toBe(0)
})

test('what comes after the body of a connection’s last request is not heard', async () => {
  let heard = 0
  const body = 'x'.repeat(200_000)
  const app: App = async (request) => {
    heard += 1
    await readOnePiece(request)
    return new Response('no', { status: 403 })
  }
  const { open } = await startHttpServer(app, { bodyBytes: body.length })
  const connection = open()
  connection.write(headOf('POST /api/x', `content-length: ${body.length}`), body.slice(0, 100_000))
  await eventually(() => expect(connection.statuses()).toEqual([403]))
  connection.write(body.slice(100_000), headOf('POST /api/x', 'content-length: 0'))
  await eventually(() => expect(connection.socket.destroyed).toBe(true))
  expect([heard, connection.statuses()]).toEqual([1, [403]])
})

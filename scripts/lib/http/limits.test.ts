import { expect, test } from 'vitest'
import { eventually } from '#tests/setup/eventually.ts'
import { startHttpServer } from '#tests/setup/own-http-server.ts'
import { nextOn } from '#tests/setup/raw-connection.ts'
import { headOf } from '#tests/setup/raw-http.ts'
import type { App } from './answer-request.ts'

// Limits are small here, and what they end is waited for.
const QUICK = 40

const reading: App = async (request) => new Response(`read ${(await request.text()).length}`)

test.each([
  ['of which nothing comes', ''],
  ['that grows byte by byte', 'GET / HTTP/1.1\r\nHost: localhost\r\nX-A: '],
])('a head %s is given up, and its connection ends', async (_what, start) => {
  const { open } = await startHttpServer(reading, { headMs: QUICK, headCheckMs: QUICK })
  const connection = open()
  connection.write(start)
  const drip = setInterval(() => start && connection.socket.writable && connection.write('a'), 10)
  await eventually(() => expect(connection.hasEnded()).toBe(true)).finally(() => clearInterval(drip))
  expect(connection.statuses()).toEqual([408])
  expect(connection.text()).toContain('x-content-type-options: nosniff')
})

test('a body that does not come in time is answered 408, and its connection ends', async () => {
  const { open } = await startHttpServer(reading, { bodyMs: QUICK })
  const connection = open()
  connection.write(headOf('POST /api/x', 'content-length: 10'), 'x')
  expect([await nextOn(connection), connection.statuses()]).toEqual(['ended', [408]])
})

test('what came of a body before it was answered 408 is never taken for the whole of it', async () => {
  const { promise: heard, resolve: hear } = Promise.withResolvers<unknown>()
  const { open } = await startHttpServer(
    async (request) => {
      hear(await request.text().catch((error: unknown) => error))
      return new Response('read')
    },
    { bodyMs: QUICK },
  )
  const connection = open()
  connection.write(headOf('POST /api/x', 'content-length: 10'), 'x')
  await eventually(() => expect(connection.statuses()).toEqual([408]))
  connection.write('x'.repeat(9))
  expect(await heard).toMatchObject({ message: 'error.invalid' })
})

test('who answers slowly to a body that came in time is waited for', async () => {
  const { open } = await startHttpServer(
    async (request) => {
      const answer = await reading(request)
      // Another body, begun after this one came, is given up meanwhile.
      const later = open()
      later.write(headOf('POST /api/x', 'content-length: 10'), 'x')
      await nextOn(later)
      return answer
    },
    { bodyMs: QUICK },
  )
  const connection = open()
  connection.write(headOf('POST /api/x', 'content-length: 10'), 'x'.repeat(10))
  await eventually(() => expect(connection.text()).toContain('read 10'))
  expect(connection.statuses()).toEqual([200])
})

test.each(['/api/upload', '/api/read-cv'])(
  'a file that is sent to %s may be larger and come more slowly than a form',
  async (path) => {
    const { open } = await startHttpServer(reading, { bodyMs: QUICK, bodyBytes: 5 })
    const [file, form] = [open(), open()]
    file.write(headOf(`POST ${path}`, 'content-length: 10'), 'x')
    form.write(headOf('POST /api/x', 'content-length: 4'), 'x')
    expect([await nextOn(form), form.statuses()]).toEqual(['ended', [408]])
    file.write('x'.repeat(9))
    await eventually(() => expect(file.text()).toContain('read 10'))
  },
)

test('a connection on which nobody asks again ends', async () => {
  const { open } = await startHttpServer(reading, { idleMs: QUICK })
  const connection = open()
  connection.write(headOf('GET /'))
  await eventually(() => expect(connection.hasEnded()).toBe(true))
  expect(connection.statuses()).toEqual([200])
})

test('a connection on which nothing moves while a request is answered ends', async () => {
  const { open } = await startHttpServer(() => new Promise(() => undefined), { stillMs: QUICK })
  const connection = open()
  connection.write(headOf('GET /'))
  await eventually(() => expect(connection.hasEnded()).toBe(true))
  expect(connection.text()).toBe('')
})

test('one connection too many is turned away, and those on which nobody asks make room', async () => {
  const { open } = await startHttpServer(reading, { connections: 2 })
  const [first, second] = [open(), open()]
  for (const connection of [first, second]) {
    connection.write(headOf('GET /'))
    await eventually(() => expect(connection.statuses()).toEqual([200]))
  }
  const third = open()
  await eventually(() => expect(third.hasEnded()).toBe(true))
  await eventually(() => expect([first.hasEnded(), second.hasEnded()]).toEqual([true, true]))
  const fourth = open()
  fourth.write(headOf('GET /'))
  await eventually(() => expect(fourth.statuses()).toEqual([200]))
  expect(third.statuses()).toEqual([])
})

test.each([
  [100, 200],
  [101, 431],
  [2_500, 431],
])('a head of %i lines is answered %i', async (lines, status) => {
  const { open } = await startHttpServer(reading)
  const connection = open()
  // Host is one of them.
  connection.write(headOf('GET /', ...Array.from({ length: lines - 1 }, () => 'a:')))
  await eventually(() => expect(connection.statuses()).toEqual([status]))
  expect(connection.text()).toContain('x-content-type-options: nosniff')
})

import { once } from 'node:events'
import type { Socket } from 'node:net'
import { setImmediate } from 'node:timers/promises'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { env } from '#/platform/env/env.server.ts'
import { log } from '#/platform/log/log.server.ts'
import { eventually } from '#tests/setup/eventually.ts'
import { startHttpServer } from '#tests/setup/own-http-server.ts'
import { headOf } from '#tests/setup/raw-http.ts'

const EVERY_ANSWER = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-frame-options': 'DENY',
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'cross-origin-resource-policy': 'same-origin',
  'origin-agent-cluster': '?1',
  'content-security-policy': expect.stringMatching(/^default-src 'none';.*frame-ancestors 'none'/),
  'cache-control': 'private, no-store',
}
const OVER_HTTPS = { 'strict-transport-security': 'max-age=63072000; includeSubDomains' }

const app = vi.fn<(request: Request) => Response>()

beforeEach(() => {
  app.mockReset().mockImplementation(() => new Response('ok'))
  Object.assign(env(), { BASE_URL: 'https://jobs.example.com', APP_MODE: 'production' })
})

/** The status and the headers that a head is answered with. */
async function ask(head: string) {
  const { open } = await startHttpServer(app)
  const connection = open()
  connection.write(head)
  await eventually(() => expect(connection.statuses()).toHaveLength(1))
  const lines = connection.text().split('\r\n\r\n')[0]?.split('\r\n').slice(1) ?? []
  const headers = Object.fromEntries(lines.map((line) => line.split(/: (.*)/s).slice(0, 2)))
  return { status: connection.statuses()[0], headers: headers as Record<string, string> }
}

const plain = (target: string) => headOf(`GET ${target}`)

test.each([
  ['//x', plain('//x'), 404],
  ['another site’s address behind two strokes', plain('//evil.example/jobs'), 404],
  ['the same of a file', plain('//evil.example/a.js'), 404],
  ['the same in a whole address', plain('http://jobs.example.com//evil.example'), 404],
  ['a backslash', plain('/\\x'), 400],
  ['a backslash further on', plain('/jobs\\..\\app'), 400],
  ['a star', plain('*'), 400],
  ['no address', 'GET x HTTP/1.1\r\nHost: a\r\n\r\n', 400],
  ['no host', 'GET / HTTP/1.1\r\n\r\n', 400],
  ['an empty host', 'GET / HTTP/1.1\r\nHost:\r\n\r\n', 400],
  ['two hosts', 'GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n', 400],
  ['a host that is none', 'GET / HTTP/1.1\r\nHost: a/../b?c\r\n\r\n', 400],
  ['what is no HTTP', 'hello\r\n\r\n', 400],
  ['a head of 17,000 bytes', headOf('GET /', `a: ${'b'.repeat(17_000)}`), 431],
  ['a tunnel', 'CONNECT evil.example:443 HTTP/1.1\r\nHost: evil.example\r\n\r\n', 405],
])('%s is refused with the headers of every answer, and asks nobody', async (_what, head, status) => {
  expect(await ask(head)).toMatchObject({ status, headers: { ...EVERY_ANSWER, ...OVER_HTTPS } })
  expect(app).not.toHaveBeenCalled()
})

test('whoever sends on after a head that was refused is left to read the answer', async () => {
  // The half second for which the connection stays open does not pass.
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const { node, open } = await startHttpServer(app)
  const connection = open()
  const refused = () => once(node, 'clientError') as Promise<[Error, Socket]>
  const first = refused()
  connection.write(headOf('GET /', `a: ${'b'.repeat(17_000)}`))
  const [, socket] = await first
  for (let piece = 1; piece <= 2; piece += 1) {
    const further = refused()
    connection.write('more of the same')
    await further
    expect([socket.destroyed, connection.hasFailed()]).toEqual([false, false])
  }
  await eventually(() => expect(connection.statuses()).toEqual([431]))
  vi.advanceTimersByTime(500)
  expect(socket.destroyed).toBe(true)
})

test('an answer that cannot be written is a fault in the log', async () => {
  const told = vi.spyOn(log(), 'error').mockReturnValue()
  app.mockImplementation(() => {
    const response = new Response('read by somebody else')
    response.body?.getReader()
    return response
  })
  const { open } = await startHttpServer(app)
  const connection = open()
  connection.write(plain('/jobs'))
  await eventually(() => expect(connection.hasEnded()).toBe(true))
  expect(told).toHaveBeenCalledWith(expect.objectContaining({ where: 'an answer' }), 'fault')
})

test.each([
  ['what is thrown', () => Promise.reject(new Error('broken')), 500],
  ['what says nothing of itself', () => new Response('no', { status: 404 }), 404],
  ['a redirect that takes no headers', () => Response.redirect('https://jobs.example.com/', 308), 308],
  ['a redirect', () => new Response(null, { status: 307, headers: { location: '/' } }), 307],
])('%s has the headers of every answer', async (_what, answer, status) => {
  app.mockImplementation(answer as () => Response)
  expect(await ask(plain('/jobs'))).toMatchObject({ status, headers: { ...EVERY_ANSWER, ...OVER_HTTPS } })
})

test('that somebody left before the answer is no fault in the log', async () => {
  const told = vi.spyOn(log(), 'error').mockReturnValue()
  const { promise: left, resolve } = Promise.withResolvers<void>()
  app.mockImplementation(((request: Request) => {
    request.signal.addEventListener('abort', () => resolve())
    return left.then(() => Promise.reject(new Error('aborted')))
  }) as never)
  const { open } = await startHttpServer(app)
  const connection = open()
  connection.write(plain('/jobs'))
  await eventually(() => expect(app).toHaveBeenCalledOnce())
  connection.socket.destroy()
  await left
  await setImmediate()
  expect(told).not.toHaveBeenCalled()
})

test('that a page has not changed says nothing about what it may load', async () => {
  app.mockImplementation(() => new Response(null, { status: 304 }))
  const { headers } = await ask(plain('/jobs'))
  expect(headers).not.toHaveProperty('content-security-policy')
})

test.each(['/api/nothing', '/_serverFn/nothing', '/app/settings', '/dev/mail'])(
  'whatever is answered at %s stays out of search engines',
  async (path) => {
    expect((await ask(plain(path))).headers['x-robots-tag']).toBe('noindex')
  },
)

const READ = ['/', '/jobs', '/files/a.webp', '/healthz', '/robots.txt', '/nothing']
const TAKES_NOTHING = ['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'PROPFIND']

test.each(READ.flatMap((path) => TAKES_NOTHING.map((method) => [method, path])))(
  '%s %s is not allowed, and reading is',
  async (method, path) => {
    const { status, headers } = await ask(headOf(`${method} ${path}`))
    expect([status, headers.allow]).toEqual([405, 'GET, HEAD'])
    expect(app).not.toHaveBeenCalled()
  },
)

test.each(['TRACE /api/upload', 'PROPFIND /api/auth/x', 'DELETE /_serverFn/x'])(
  '%s is not allowed where programs call',
  async (first) => {
    const { status, headers } = await ask(headOf(first))
    expect([status, headers.allow]).toEqual([405, 'GET, HEAD, POST'])
  },
)

test.each([
  '/_serverFn/',
  '/_serverFn/?x',
  '/_serverFn/.',
  '/_serverFn//x',
  '/_serverFn/getPublishedJobs/..',
])('a call of no function, %s, is not found, and nobody is asked', async (path) => {
  expect((await ask(plain(path))).status).toBe(404)
  expect(app).not.toHaveBeenCalled()
})

test.each([
  'HEAD /jobs',
  'HEAD /files/a.webp',
  'POST /_serverFn/x',
  'POST /api/x',
  'PUT /api/x',
  'GET /jobs?a=//b\\c',
])('%s is handed on', async (first) => {
  expect((await ask(headOf(first))).status).toBe(200)
})

const hosted = (host: string) => `GET /dev/mail HTTP/1.1\r\nHost: ${host}\r\n\r\n`

test.each([
  'evil.example',
  'evil.example:3000',
  'localhost.evil.example',
  '127.0.0.1.evil.example',
  '192.168.0.7',
  '0.0.0.0:3000',
])(
  'a trial is not asked by the name %s: a page that leads its own name here reads no mail of ours',
  async (host) => {
    env().APP_MODE = 'trial'
    expect((await ask(hosted(host))).status).toBe(421)
    expect(app).not.toHaveBeenCalled()
  },
)

test('nor by such a name in a whole address', async () => {
  env().APP_MODE = 'trial'
  const head = 'GET http://evil.example/dev/mail HTTP/1.1\r\nHost: localhost\r\n\r\n'
  expect((await ask(head)).status).toBe(421)
})

test.each(['localhost:3000', '127.0.0.1:3000', '[::1]:3000', 'app.localhost', 'LOCALHOST'])(
  'a trial is asked by the name %s',
  async (host) => {
    env().APP_MODE = 'trial'
    expect((await ask(hosted(host))).status).toBe(200)
  },
)

test('production is asked by whatever name a proxy or a probe uses', async () => {
  expect((await ask(hosted('10.0.0.7:3000'))).status).toBe(200)
})

import { beforeEach, expect, test, vi } from 'vitest'
import { env } from '#/platform/env/env.server.ts'
import { securityMiddleware } from './security.middleware.ts'
import { serverFunctionExists } from './server-function-exists.server.ts'

// Its list of functions is made by the build.
vi.mock('./server-function-exists.server.ts', () => ({
  serverFunctionExists: vi.fn<() => Promise<boolean>>(),
}))

beforeEach(() => {
  env().BASE_URL = 'http://localhost:3000'
  vi.mocked(serverFunctionExists).mockReset().mockResolvedValue(true)
})

type Asked = { url?: string; handlerType?: 'router' | 'serverFn'; answer?: Response }

/** What a request gets when the application behind the middleware gives `answer`. */
async function ask({
  url = 'http://localhost:3000/jobs',
  handlerType = 'router',
  answer = new Response('ok'),
}: Asked) {
  const next = vi.fn<(options: { context: { nonce: string } }) => Promise<{ response: Response }>>()
  next.mockResolvedValue({ response: answer })
  const serve = securityMiddleware.options.server as unknown as (
    options: object,
  ) => Promise<Response | { response: Response }>
  const request = new Request(url)
  const result = await serve({ next, request, pathname: new URL(url).pathname, handlerType })
  return { response: result instanceof Response ? result : result.response, next }
}

test.each([
  ['x-content-type-options', 'nosniff'],
  ['x-frame-options', 'DENY'],
  ['referrer-policy', 'strict-origin-when-cross-origin'],
  ['cross-origin-opener-policy', 'same-origin-allow-popups'],
  ['cross-origin-resource-policy', 'same-origin'],
  ['permissions-policy', 'camera=(self), microphone=(self), geolocation=(self)'],
  ['cache-control', 'private, no-store'],
])('every answer says %s: %s', async (name, value) => {
  const { response } = await ask({})
  expect(response.headers.get(name)).toBe(value)
})

test('scripts run by a nonce that the page knows, which is another one for every answer', async () => {
  const [first, second] = [await ask({}), await ask({})]
  const nonces = [first, second].map(({ next }) => next.mock.calls[0]?.[0].context.nonce ?? '')
  expect(first.response.headers.get('content-security-policy')).toContain(`'nonce-${nonces[0]}'`)
  expect(nonces[0]).not.toBe(nonces[1])
  for (const nonce of nonces) expect(Buffer.from(nonce, 'base64')).toHaveLength(16)
})

test('an answer that says more exactly how it is kept or guarded is left as it is', async () => {
  const headers = {
    'cache-control': 'public, max-age=60',
    'content-security-policy': "default-src 'none'; sandbox",
    'cross-origin-resource-policy': 'cross-origin',
  }
  const { response } = await ask({ answer: new Response('ok', { headers }) })
  for (const [name, value] of Object.entries(headers)) expect(response.headers.get(name)).toBe(value)
})

test.each([
  '/auth/password/reset?token=secret',
  '/auth/password/reset/?token=secret',
  '/api/auth/reset-password/secret?callbackURL=%2F',
  '/api/auth/verify-email?token=secret',
  '/api/auth/delete-user/callback?token=secret',
])('%s holds a secret, and tells no other site where one came from', async (path) => {
  const { response } = await ask({ url: `http://localhost:3000${path}` })
  expect(response.headers.get('referrer-policy')).toBe('no-referrer')
})

test.each([
  ['https://flightpath.example', 'max-age=63072000; includeSubDomains'],
  ['http://localhost:3000', null],
])('where the public address is %s the browser is told to stay with https: %s', async (address, told) => {
  env().BASE_URL = address
  const { response } = await ask({})
  expect(response.headers.get('strict-transport-security')).toBe(told)
})

test('a function that does not exist is not found, and nothing behind it runs', async () => {
  vi.mocked(serverFunctionExists).mockResolvedValue(false)
  const { response, next } = await ask({
    url: 'http://localhost:3000/_serverFn/gone',
    handlerType: 'serverFn',
  })
  expect(response.status).toBe(404)
  expect(await response.json()).toEqual({ code: 'NOT_FOUND', message: 'Not Found' })
  expect(next).not.toHaveBeenCalled()
})

test('a page is no function, whatever its path looks like', async () => {
  vi.mocked(serverFunctionExists).mockResolvedValue(false)
  const { response, next } = await ask({ url: 'http://localhost:3000/_serverFn/gone' })
  expect(response.status).toBe(200)
  expect(next).toHaveBeenCalledOnce()
})

test('a fault behind the middleware is not swallowed', async () => {
  const serve = securityMiddleware.options.server as unknown as (options: object) => Promise<unknown>
  const next = () => Promise.reject(new Error('no database'))
  const request = new Request('http://localhost:3000/')
  await expect(serve({ next, request, pathname: '/', handlerType: 'router' })).rejects.toThrow('no database')
})

test('what is personal or acts is kept out of search engines, and a public page is not', async () => {
  const tagOf = async (path: string) =>
    (await ask({ url: `http://localhost:3000${path}` })).response.headers.get('x-robots-tag')
  expect(await tagOf('/app/settings')).toBe('noindex')
  expect(await tagOf('/api/auth/get-session')).toBe('noindex')
  expect(await tagOf('/jobs')).toBeNull()
})

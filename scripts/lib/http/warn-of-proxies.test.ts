import { beforeEach, expect, test, vi } from 'vitest'

beforeEach(() => {
  vi.resetModules()
})

/** How often the log is told, when each of `requests` comes: a path and what X-Forwarded-For says. */
async function countWarnings(
  trustedProxies: number,
  requests: [path: string, forwardedFor: string | null][],
) {
  const { log } = await import('#/platform/log/log.server.ts')
  const warn = vi.spyOn(log(), 'warn').mockReturnValue()
  const { warnOfProxies } = await import('./warn-of-proxies.ts')
  for (const [path, forwardedFor] of requests)
    warnOfProxies({ url: `http://localhost${path}` }, { forwardedFor, trustedProxies })
  return warn.mock.calls.map(([, text]) => String(text))
}

test('that a proxy is not looked through is said once, when the first request comes by it', async () => {
  const said = await countWarnings(0, [
    ['/jobs', null],
    ['/jobs', '203.0.113.7'],
    ['/jobs', '203.0.113.8, 10.0.0.1'],
  ])
  expect(said).toEqual([expect.stringContaining('not looked through')])
})

test('that more proxies are looked through than there are is said once', async () => {
  const said = await countWarnings(2, [
    ['/jobs', '203.0.113.7, 10.0.0.1'],
    ['/jobs', '203.0.113.7'],
    ['/jobs', null],
  ])
  expect(said).toEqual([expect.stringContaining('fewer proxies')])
})

test('whoever only looks whether the server is well needs no proxy', async () => {
  const said = await countWarnings(1, [
    ['/healthz', null],
    ['/readyz', null],
    ['/jobs', '203.0.113.7'],
  ])
  expect(said).toEqual([])
})

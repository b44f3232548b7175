import { afterEach, expect, test, vi } from 'vitest'
import { log } from '#/platform/log/log.server.ts'
import { parseEnv } from './env-schema.ts'
import { env } from './env.server.ts'
import { warnOfGaps } from './warn-of-gaps.server.ts'
import { drainMs, hidesVisitors } from './wire-env.ts'

const PRODUCTION = {
  APP_MODE: 'production',
  DATABASE_URL: 'postgres://db/flightpath',
  BASE_URL: 'https://jobs.example.com',
  AUTH_SECRET: 'x'.repeat(32),
  SMTP_URL: 'smtp://mail',
}

afterEach(() => {
  vi.restoreAllMocks()
})

test.each([
  [{}, 0],
  [{ DRAIN_SECONDS: '3' }, 3_000],
  [PRODUCTION, 5_000],
  [{ ...PRODUCTION, DRAIN_SECONDS: '' }, 5_000],
  [{ ...PRODUCTION, DRAIN_SECONDS: '0' }, 0],
])('told to stop, a server with %j says so for %i ms before it takes no more requests', (given, ms) => {
  expect(drainMs(parseEnv(given))).toBe(ms)
})

test.each([
  { DRAIN_SECONDS: '-1' },
  { DRAIN_SECONDS: 'long' },
  { MAX_CONNECTIONS: '0' },
  { MAX_CONNECTIONS: '1.5' },
])('%j is refused', (given) => {
  expect(() => parseEnv(given)).toThrow(Object.keys(given)[0])
})

test.each([
  [PRODUCTION, true],
  [{ ...PRODUCTION, TRUST_PROXY: '1' }, false],
  [{ ...PRODUCTION, BASE_URL: 'http://jobs.example.com' }, false],
  [{}, false],
])('with %j all visitors would count as one: %s', (given, isSo) => {
  expect(hidesVisitors(parseEnv(given))).toBe(isSo)
})

test('production behind the proxy that https needs warns at its start when TRUST_PROXY says that there is none', () => {
  const warn = vi.spyOn(log(), 'warn').mockReturnValue()
  const { TRUST_PROXY } = parseEnv(PRODUCTION)
  Object.assign(env(), { ...PRODUCTION, TRUST_PROXY })
  warnOfGaps()
  expect(warn).toHaveBeenCalledWith(
    { BASE_URL: PRODUCTION.BASE_URL, TRUST_PROXY: 0 },
    expect.stringContaining('all visitors share one set of limits'),
  )
  env().TRUST_PROXY = 1
  warn.mockClear()
  warnOfGaps()
  expect(JSON.stringify(warn.mock.calls)).not.toContain('TRUST_PROXY')
})

import { afterAll, afterEach, expect, test, vi } from 'vitest'
import { log } from '#/platform/log/log.server.ts'
import { comeByProvider, startAtProvider, whoIs } from '#tests/setup/come-by-provider.ts'
import { openGate } from '#tests/setup/gate.ts'
import { startOidcProvider, type OidcProvider } from '#tests/setup/oidc-provider.ts'
import { useTestAuth } from '#tests/setup/auth.ts'

vi.hoisted(() => {
  process.env.RATE_LIMIT_FACTOR = '1000'
  process.env.OIDC_CLIENT_ID = 'flightpath'
  process.env.OIDC_CLIENT_SECRET = 'a-secret-between-the-two'
  process.env.GITHUB_CLIENT_ID = 'id'
  process.env.GITHUB_CLIENT_SECRET = 'secret'
})

/** A place at which nobody answers until a provider stands behind it. */
const gate = await openGate()
afterAll(gate.stop)
const ISSUER = `http://127.0.0.1:${gate.port}`
process.env.OIDC_ISSUER = `${ISSUER}/`
await useTestAuth()

let provider: OidcProvider | undefined
afterEach(async () => {
  vi.restoreAllMocks()
  gate.shut()
  await provider?.stop()
  provider = undefined
})

/** Opens a provider there, which calls itself as it is called unless it is told another name. */
async function openProvider(issuer = ISSUER): Promise<OidcProvider> {
  provider = await startOidcProvider()
  gate.leadTo(Number(new URL(provider.issuer).port))
  provider.server.issuer.url = issuer
  return provider
}

test('an issuer that cannot be reached is not possible now, and keeps nobody else waiting', async () => {
  vi.spyOn(log(), 'warn').mockReturnValue()
  const { status, said } = await startAtProvider()
  expect([status, said.code]).toEqual([502, 'PROVIDER_AWAY'])
  expect(log().warn).toHaveBeenCalledWith(expect.stringContaining(ISSUER))
  expect(await whoIs('')).toBeNull()
})

test('an issuer that never answers keeps those waiting who come by it, and nobody else', async () => {
  const asked = gate.keepWaiting()
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  const waiting = startAtProvider()
  await asked
  expect(await whoIs('')).toBeNull()
  expect((await startAtProvider({ provider: 'github' })).status).toBe(200)
  await vi.advanceTimersByTimeAsync(5_000)
  expect((await waiting).said.code).toBe('PROVIDER_AWAY')
  vi.useRealTimers()
})

test('an issuer that calls itself something else is not taken', async () => {
  await openProvider('http://127.0.0.1:1')
  expect((await startAtProvider()).said.code).toBe('PROVIDER_AWAY')
})

test('once it answers, people come by it without a new start of the server', async () => {
  const opened = await openProvider()
  opened.says({ sub: 'n-1', email: 'niamh@example.com', email_verified: true, name: 'Niamh Adeyemi' })
  const { cookie } = await comeByProvider()
  expect(await whoIs(cookie)).toMatchObject({ user: { email: 'niamh@example.com' } })
})

test('people who come at the same moment ask the issuer once at most, and all get there', async () => {
  await openProvider()
  const started = await Promise.all([startAtProvider(), startAtProvider(), startAtProvider()])
  expect(started.map(({ status }) => status)).toEqual([200, 200, 200])
})

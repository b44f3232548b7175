import { createServer, type Server } from 'node:http'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test, vi } from 'vitest'
import { log } from '#/platform/log/log.server.ts'
import { comeByProvider, startAtProvider, whoIs } from '#tests/setup/come-by-provider.ts'
import { startOidcProvider, type OidcProvider } from '#tests/setup/oidc-provider.ts'
import { useTestAuth } from '#tests/setup/auth.ts'

vi.hoisted(() => {
  process.env.RATE_LIMIT_FACTOR = '1000'
  process.env.OIDC_CLIENT_ID = 'flightpath'
  process.env.OIDC_CLIENT_SECRET = 'a secret between the two'
  process.env.GITHUB_CLIENT_ID = 'id'
  process.env.GITHUB_CLIENT_SECRET = 'secret'
})

/** A place at which nobody answers until a provider opens there. */
async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}

const port = await freePort()
process.env.OIDC_ISSUER = `http://localhost:${port}/`
await useTestAuth()

let provider: OidcProvider | undefined
let other: Server | undefined
afterEach(async () => {
  vi.restoreAllMocks()
  await provider?.stop()
  other?.close()
  other?.closeAllConnections()
  provider = other = undefined
})

test('an issuer that cannot be reached is not possible now, and keeps nobody else waiting', async () => {
  vi.spyOn(log(), 'warn').mockReturnValue()
  const { status, said } = await startAtProvider()
  expect([status, said.code]).toEqual([502, 'PROVIDER_AWAY'])
  expect(log().warn).toHaveBeenCalledWith(expect.stringContaining(`http://localhost:${port}`))
  expect(await whoIs('')).toBeNull()
})

test('an issuer that never answers keeps those waiting who come by it, and nobody else', async () => {
  const asked = Promise.withResolvers<void>()
  other = createServer(() => asked.resolve()).listen(port, '127.0.0.1')
  await once(other, 'listening')
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  const waiting = startAtProvider()
  await asked.promise
  expect(await whoIs('')).toBeNull()
  expect((await startAtProvider({ provider: 'github' })).status).toBe(200)
  await vi.advanceTimersByTimeAsync(5_000)
  expect((await waiting).said.code).toBe('PROVIDER_AWAY')
  vi.useRealTimers()
})

test('an issuer that calls itself something else is not taken', async () => {
  provider = await startOidcProvider(port)
  provider.server.issuer.url = 'http://127.0.0.1:1'
  expect((await startAtProvider()).said.code).toBe('PROVIDER_AWAY')
})

test('once it answers, people come by it without a new start of the server', async () => {
  provider = await startOidcProvider(port)
  provider.says({ sub: 'n-1', email: 'niamh@example.com', email_verified: true, name: 'Niamh Adeyemi' })
  const { cookie } = await comeByProvider()
  expect(await whoIs(cookie)).toMatchObject({ user: { email: 'niamh@example.com' } })
})

test('people who come at the same moment ask the issuer once at most, and all get there', async () => {
  provider = await startOidcProvider(port)
  const started = await Promise.all([startAtProvider(), startAtProvider(), startAtProvider()])
  expect(started.map(({ status }) => status)).toEqual([200, 200, 200])
})

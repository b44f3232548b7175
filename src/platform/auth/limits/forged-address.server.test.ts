import { serve, type Server } from 'srvx'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { db } from '#/db/client.server.ts'
import { rateLimit } from '#/db/schema/index.ts'
import { CLIENT_IP_HEADER } from '#/platform/http/client-ip-header.ts'
import { clientAddress } from '../../../../scripts/lib/http/client-address.ts'
import { useTestAuth } from '#tests/setup/auth.ts'
import { answerAuthRequest } from '../answer-auth-request.server.ts'

await useTestAuth()

let server: Server

/** The front of the real server, behind as many proxies; its own end of the line is loopback. */
async function startBehind(trustedProxies: number) {
  server = serve({
    port: 0,
    hostname: '127.0.0.1',
    silent: true,
    gracefulShutdown: false,
    fetch: (request) => answerAuthRequest(clientAddress(request, trustedProxies)),
  })
  await server.ready()
}

beforeEach(() => db().delete(rateLimit))
afterEach(() => server.close(true))

async function statusOf(path: string, body: object, headers: Record<string, string>): Promise<number> {
  const answer = await fetch(new URL(`/api/auth${path}`, server.url), {
    method: 'POST',
    headers: { origin: 'http://localhost:3000', 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })
  await answer.arrayBuffer()
  return answer.status
}

/** Counted by the auth library, by address alone: ten an hour. The password is refused after the counting. */
const signUp = (headers: Record<string, string>, tried: number) => {
  const names = { name: 'Bo Ek', firstName: 'Bo', lastName: 'Ek', type: 'Individual' }
  return statusOf('/sign-up/email', { ...names, email: `n${tried}@example.com`, password: 'short' }, headers)
}

/** Counted by the product, by account and address: five in a quarter of an hour. */
const signIn = (headers: Record<string, string>) =>
  statusOf('/sign-in/email', { email: 'bo@example.com', password: 'wrong' }, headers)

/** How many of twelve sign-ups and of seven sign-ins are refused when each says something else about its sender. */
async function countRefused(headersOf: (tried: number) => Record<string, string>) {
  const statuses = { signUp: [] as number[], signIn: [] as number[] }
  for (let tried = 1; tried <= 12; tried += 1) statuses.signUp.push(await signUp(headersOf(tried), tried))
  for (let tried = 1; tried <= 7; tried += 1) statuses.signIn.push(await signIn(headersOf(tried)))
  const refused = (list: number[]) => list.filter((status) => status === 429).length
  return [refused(statuses.signUp), refused(statuses.signIn)]
}

test('without a proxy of ours a caller has one address, whatever the headers say', async () => {
  await startBehind(0)
  const forge = (tried: number) => ({
    'x-forwarded-for': `192.0.2.${tried}`,
    [CLIENT_IP_HEADER]: `192.0.2.${tried}`,
  })
  expect(await countRefused(forge)).toEqual([2, 2])
})

test('behind a proxy what a caller wrote before its entry moves neither the library’s count nor ours', async () => {
  await startBehind(1)
  const forge = (tried: number) => ({
    'x-forwarded-for': `192.0.2.${tried}, 198.51.100.${tried}, 203.0.113.7`,
    [CLIENT_IP_HEADER]: `192.0.2.${tried}`,
  })
  expect(await countRefused(forge)).toEqual([2, 2])
})

test('behind a proxy two callers do not share a count', async () => {
  await startBehind(1)
  const honest = (tried: number) => ({ 'x-forwarded-for': `203.0.113.${tried}` })
  expect(await countRefused(honest)).toEqual([0, 0])
})

test('a household’s or an attacker’s whole /64 of IPv6 is one caller, to the library’s count and to ours', async () => {
  await startBehind(1)
  const rotate = (tried: number) => ({ 'x-forwarded-for': `2001:db8:1:2:${tried}::${tried}` })
  expect(await countRefused(rotate)).toEqual([2, 2])
  const neighbour = (tried: number) => ({ 'x-forwarded-for': `2001:db8:1:${tried + 2}::1` })
  expect(await countRefused(neighbour)).toEqual([0, 0])
})

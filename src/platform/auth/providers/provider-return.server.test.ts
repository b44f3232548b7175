import { expect, test, vi } from 'vitest'
import { db } from '#/db/client.server.ts'
import { user } from '#/db/schema/index.ts'
import { callAuth, callSignUp, cookiesAfter } from '#tests/setup/call-auth.ts'
import { comeByProvider, returnFromProvider, startAtProvider, whoIs } from '#tests/setup/come-by-provider.ts'
import { NIAMH, useOidc } from '#tests/setup/use-oidc.ts'

vi.hoisted(() => {
  process.env.RATE_LIMIT_FACTOR = '1000'
})

const { provider } = await useOidc()

const given = (address: string | undefined) => new URL(address ?? '').searchParams

test('the way to the provider carries state, nonce and proof key, and comes back below our address', async () => {
  const { said } = await startAtProvider()
  const asked = given(said.url)
  expect(said.redirect).toBe(true)
  expect(asked.get('redirect_uri')).toBe('http://localhost:3000/api/auth/callback/oidc')
  expect(asked.get('code_challenge_method')).toBe('S256')
  expect([asked.get('client_id'), asked.get('scope')]).toEqual(['flightpath', 'openid email profile'])
  for (const name of ['state', 'nonce', 'code_challenge'])
    expect(asked.get(name)?.length, name).toBeGreaterThan(20)
})

async function codeFor(address: string | undefined): Promise<URL> {
  const atProvider = await fetch(address ?? '', { redirect: 'manual' })
  return new URL(atProvider.headers.get('location') ?? '')
}

test('somebody else’s return opens nothing in this browser', async () => {
  const attacker = await startAtProvider()
  const { location, cookie } = await returnFromProvider((await codeFor(attacker.said.url)).href, '')
  expect(location).toBe('/auth/signin?next=%2Fjob%2F42&error=state_mismatch')
  expect(await whoIs(cookie)).toBeNull()
})

test('a return works once', async () => {
  const { said, cookie } = await startAtProvider()
  const back = (await codeFor(said.url)).href
  expect((await returnFromProvider(back, cookie)).location).toMatch(/^\/auth\/welcome/)
  expect((await returnFromProvider(back, cookie)).location).toBe('/auth/signin?error=state_mismatch')
})

test.each([
  ['', 'state_not_found'],
  ['?code=x&state=forged', 'state_mismatch'],
])('a return that nobody began, %j, ends on our own page', async (query, code) => {
  const address = `http://localhost:3000/api/auth/callback/oidc${query}`
  expect((await returnFromProvider(address, '')).location).toBe(`/auth/signin?error=${code}`)
})

test('who pressed cancel at the provider is told so on our own page', async () => {
  const { said, cookie } = await startAtProvider()
  const state = given(said.url).get('state')
  const address = `http://localhost:3000/api/auth/callback/oidc?error=access_denied&state=${state}`
  expect((await returnFromProvider(address, cookie)).location).toMatch(
    /next=%2Fjob%2F42&error=access_denied$/,
  )
})

test.each<[string, (body: Record<string, unknown>) => void]>([
  ['without an ID token', (body) => delete body.id_token],
  ['with an unsigned one', (body) => (body.id_token = unsigned(body.id_token))],
  ['with one that was changed', (body) => (body.id_token = changed(body.id_token))],
])('an answer of the provider %s lets nobody in', async (_what, spoil) => {
  provider.server.service.on('beforeResponse', ({ body }: { body: Record<string, unknown> }) => spoil(body))
  const { location, cookie } = await comeByProvider()
  expect(location).toMatch(/error=(unable_to_get_user_info|email_not_found)$/)
  expect(await whoIs(cookie)).toBeNull()
  expect(await db().select().from(user)).toEqual([])
})

const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
const unsigned = (token: unknown) => `${encode({ alg: 'none' })}.${String(token).split('.')[1]}.`
const changed = (token: unknown) => {
  const [head, , signature] = String(token).split('.')
  const claims = { ...NIAMH, sub: 'admin', iss: provider.issuer, aud: 'flightpath', exp: 9_999_999_999 }
  return `${head}.${encode(claims)}.${signature}`
}

test.each(['iss', 'aud', 'nonce'])(
  'an ID token that was made for another %s lets nobody in',
  async (claim) => {
    provider.says({ ...NIAMH, [claim]: 'somebody-else' })
    expect((await comeByProvider()).location).toMatch(/error=unable_to_get_user_info$/)
    expect(await db().select().from(user)).toEqual([])
  },
)

test.each(['/sign-in/social', '/link-social'])('%s takes no token from a browser', async (path) => {
  const cookie = cookiesAfter(await callSignUp())
  const answer = await callAuth(path, { provider: 'oidc', idToken: { token: 'a.b.c' } }, cookie)
  expect([answer.status, await answer.json()]).toMatchObject([400, { code: 'ID_TOKEN_NOT_SUPPORTED' }])
})

const names = (email: string) => ({ sub: 'n-1', email, email_verified: true })

test('an address that only the userinfo endpoint tells is taken', async () => {
  provider.says({ sub: 'n-1' })
  provider.server.service.on('beforeUserinfo', (answer: { body: object }) => {
    answer.body = { ...names('niamh@example.com'), name: 'Niamh Adeyemi' }
  })
  const { cookie } = await comeByProvider()
  expect(await whoIs(cookie)).toMatchObject({ user: { email: 'niamh@example.com' } })
})

test('a userinfo endpoint that speaks of somebody else than the ID token lets nobody in', async () => {
  provider.says({ sub: 'n-2' })
  provider.server.service.on('beforeUserinfo', (answer: { body: object }) => {
    answer.body = names('niamh@example.com')
  })
  expect((await comeByProvider()).location).toMatch(/error=unable_to_get_user_info$/)
})

test('a provider that tells no address is asked for one in words', async () => {
  provider.says({ sub: 'n-1' })
  provider.server.service.on('beforeUserinfo', (answer: { body: object }) => {
    answer.body = { sub: 'n-1' }
  })
  expect((await comeByProvider()).location).toMatch(/error=email_not_found$/)
})

import { eq } from 'drizzle-orm'
import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import { db } from '#/db/client.server.ts'
import { account, user } from '#/db/schema/index.ts'
import { useTestAuth } from '#tests/setup/auth.ts'
import { comeByProvider, returnFromProvider, startAtProvider, whoIs } from '#tests/setup/come-by-provider.ts'
import { callAuth, callSignUp, cookiesAfter } from '#tests/setup/call-auth.ts'
import { startOidcProvider } from '#tests/setup/oidc-provider.ts'

vi.hoisted(() => {
  process.env.RATE_LIMIT_FACTOR = '1000'
})

const provider = await startOidcProvider()
Object.assign(process.env, provider.env)
const sendVerificationMail = vi.fn<(mail: { email: string; url: string }) => Promise<void>>()
const sendResetMail = vi.fn<(mail: { url: string }) => Promise<void>>(async () => undefined)
await useTestAuth({ sendVerificationMail, sendResetMail })
afterAll(() => provider.stop())

const NIAMH = { sub: 'n-1', email: 'Niamh@example.com', email_verified: true, name: 'Niamh O. Adeyemi' }

beforeEach(async () => {
  await db().delete(user)
  sendVerificationMail.mockReset().mockResolvedValue()
  provider.says(NIAMH)
  provider.server.service.removeAllListeners('beforeResponse')
})

const rowOf = async (email: string) => (await db().select().from(user).where(eq(user.email, email)))[0]
const accounts = () => db().select().from(account)

test('somebody new comes in as who the provider vouches for, and is asked once what they are here for', async () => {
  const { location, cookie } = await comeByProvider()
  expect(location).toBe('/auth/welcome?next=%2Fjob%2F42')
  expect((await whoIs(cookie))?.user.email).toBe('niamh@example.com')
  expect(await rowOf('niamh@example.com')).toMatchObject({
    ...{ name: 'Niamh O. Adeyemi', firstName: 'Niamh', lastName: 'O. Adeyemi', emailVerified: true },
    ...{ type: 'Individual', typeChosen: false, platformRole: 'user', image: null },
  })
  expect(sendVerificationMail).not.toHaveBeenCalled()
})

test('who comes again goes on to where they were going, and is the same person', async () => {
  await comeByProvider()
  const { location, cookie } = await comeByProvider()
  expect(location).toBe('/job/42')
  expect(await whoIs(cookie)).toMatchObject({ user: { email: 'niamh@example.com' } })
  expect(await db().select().from(user)).toHaveLength(1)
})

test('given and family name are kept as the provider parts them', async () => {
  provider.says({ ...NIAMH, given_name: 'Mary Jane', family_name: 'Watson' })
  await comeByProvider()
  expect(await rowOf('niamh@example.com')).toMatchObject({
    ...{ name: 'Mary Jane Watson', firstName: 'Mary Jane', lastName: 'Watson' },
  })
})

test.each([
  [{ name: 'Plato' }, 'Plato'],
  [{ name: 'X Y', given_name: 'X', family_name: 'Y' }, 'X Y'],
  [{ name: undefined }, 'Niamh'],
  [{ name: ' ', preferred_username: 'niamh-o' }, 'niamh-o'],
  [{ name: 'long '.repeat(5_000) }, 'long '.repeat(20).trim()],
])('a name that the form would not take keeps nobody out: %j', async (names, name) => {
  provider.says({ ...NIAMH, ...names })
  expect((await comeByProvider()).location).toBe('/auth/welcome?next=%2Fjob%2F42')
  expect((await rowOf('niamh@example.com'))?.name).toBe(name)
})

test('no claim of a provider sets what is not its to say', async () => {
  provider.says({
    ...NIAMH,
    ...{ type: 'Admin', role: 'admin', platformRole: 'admin', typeChosen: true, banned: true },
    ...{
      currency: 'EUR',
      language: 'fr',
      twoFactorEnabled: true,
      id: 'chosen',
      picture: 'https://evil/x.png',
    },
    ...{ image: 'https://evil/y.png', firstName: 'Root', user: { type: 'Admin' }, createdAt: 0 },
  })
  await comeByProvider()
  const row = await rowOf('niamh@example.com')
  expect(row).toMatchObject({
    ...{ type: 'Individual', platformRole: 'user', typeChosen: false, banned: false, image: null },
    ...{ currency: 'GBP', language: 'en', twoFactorEnabled: false, firstName: 'Niamh' },
  })
  expect(row?.id).not.toBe('chosen')
})

test.each([
  { email_verified: false, emailVerified: true },
  { email_verified: 'false', emailVerified: true },
  { email_verified: undefined, emailVerified: true },
  { email_verified: 0 },
])('an address that is not vouched for, %j, is new and unconfirmed, and gets the mail', async (claims) => {
  provider.says({ ...NIAMH, ...claims })
  await comeByProvider()
  expect(await rowOf('niamh@example.com')).toMatchObject({ emailVerified: false })
  expect(sendVerificationMail).toHaveBeenCalledOnce()
  const url = new URL(sendVerificationMail.mock.calls[0]?.[0].url ?? '')
  expect(url.searchParams.get('callbackURL')).toBe('/auth/email-verification')
})

test('the mail is not sent again whenever they come', async () => {
  provider.says({ ...NIAMH, email_verified: false })
  await comeByProvider()
  await comeByProvider()
  expect(sendVerificationMail).toHaveBeenCalledOnce()
})

test('of the provider’s tokens none is kept', async () => {
  await comeByProvider()
  await comeByProvider()
  expect(await accounts()).toEqual([
    expect.objectContaining({
      ...{ providerId: 'oidc', accountId: 'n-1', accessToken: null, refreshToken: null, idToken: null },
    }),
  ])
})

async function confirm(email: string) {
  await db().update(user).set({ emailVerified: true }).where(eq(user.email, email))
}

test('whoever signed up with somebody else’s address does not get them connected (A7)', async () => {
  await callSignUp({ email: 'niamh@example.com' })
  const refused = await comeByProvider()
  expect(refused.location).toBe('/auth/signin?next=%2Fjob%2F42&error=account_not_linked')
  expect(await whoIs(refused.cookie)).toBeNull()
  expect((await accounts()).map(({ providerId }) => providerId)).toEqual(['credential'])
  expect(await rowOf('niamh@example.com')).toMatchObject({ emailVerified: false })
  await confirm('niamh@example.com')
  const { location, cookie } = await comeByProvider()
  expect(location).toBe('/job/42')
  expect(await whoIs(cookie)).toMatchObject({ user: { email: 'niamh@example.com' } })
  expect((await accounts()).map(({ providerId }) => providerId).toSorted()).toEqual(['credential', 'oidc'])
})

test('a provider that does not vouch for an address is not connected to who confirmed it', async () => {
  await callSignUp({ email: 'niamh@example.com' })
  await confirm('niamh@example.com')
  provider.says({ ...NIAMH, email_verified: false })
  const { location, cookie } = await comeByProvider()
  expect(location).toMatch(/error=account_not_linked$/)
  expect(await whoIs(cookie)).toBeNull()
})

async function chooseNewPassword(email: string) {
  await callAuth('/request-password-reset', { email, redirectTo: '/auth/password/reset' })
  await vi.waitFor(() => expect(sendResetMail).toHaveBeenCalled())
  const token = new URL(sendResetMail.mock.lastCall?.[0].url ?? '').pathname.split('/').at(-1)
  sendResetMail.mockClear()
  return (await callAuth('/reset-password', { token, newPassword: 'a new password' })).status
}

test('whoever claimed an address by a provider loses it to who reads its mail and chooses a password (A7)', async () => {
  provider.says({ ...NIAMH, sub: 'attacker', email_verified: false })
  await comeByProvider()
  expect(await chooseNewPassword('niamh@example.com')).toBe(200)
  const { location, cookie } = await comeByProvider()
  expect(location).toMatch(/error=account_not_linked$/)
  expect(await whoIs(cookie)).toBeNull()
})

test('who proved the address keeps their provider when they choose a password', async () => {
  await comeByProvider()
  expect(await chooseNewPassword('niamh@example.com')).toBe(200)
  expect(await whoIs((await comeByProvider()).cookie)).toMatchObject({ user: { email: 'niamh@example.com' } })
})

test('coming by a provider does not turn an employer back into who is asked', async () => {
  await callSignUp({ email: 'niamh@example.com', type: 'Employer' })
  await confirm('niamh@example.com')
  await comeByProvider()
  expect(await rowOf('niamh@example.com')).toMatchObject({
    type: 'Employer',
    typeChosen: true,
    name: 'Bo Ek',
  })
})

test('a provider is connected and disconnected by who is signed in, and the last way in stays', async () => {
  const signedUp = await callSignUp({ email: 'niamh@example.com' })
  const cookie = cookiesAfter(signedUp)
  const linked = await comeByProvider({ by: '/link-social', cookie, next: '/app/settings' })
  expect(linked.location).toBe('/app/settings')
  const [oidc, password] = (await accounts()).toSorted((a, b) => (a.providerId < b.providerId ? 1 : -1))
  expect([oidc?.providerId, password?.providerId]).toEqual(['oidc', 'credential'])
  expect((await callAuth('/unlink-account', { accountId: oidc?.id }, cookie)).status).toBe(200)
  const last = await callAuth('/unlink-account', { accountId: password?.id }, cookie)
  expect([last.status, await last.json()]).toMatchObject([400, { code: 'FAILED_TO_UNLINK_LAST_ACCOUNT' }])
})

test('an account of a provider belongs to one person alone', async () => {
  await comeByProvider()
  provider.says({ ...NIAMH, email: 'other@example.com' })
  const signedUp = await callSignUp({ email: 'other@example.com' })
  const { location } = await comeByProvider({ by: '/link-social', cookie: cookiesAfter(signedUp) })
  expect(location).toMatch(/error=account_already_linked_to_different_user$/)
})

test('a banned person does not come in by a provider', async () => {
  await comeByProvider()
  await db().update(user).set({ banned: true })
  const { location, cookie } = await comeByProvider()
  expect(location).toMatch(/^\/auth\/signin\?.*error=BANNED_USER/)
  expect(await whoIs(cookie)).toBeNull()
})

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

test.each(['google', 'github', 'nobody'])('%s, which is not set up, is refused', async (name) => {
  const { status, said } = await startAtProvider({ provider: name })
  expect([status, said.code]).toEqual([404, 'PROVIDER_NOT_FOUND'])
})

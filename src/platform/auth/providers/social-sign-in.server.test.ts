import { eq } from 'drizzle-orm'
import { expect, test, vi } from 'vitest'
import { db } from '#/db/client.server.ts'
import { account, user } from '#/db/schema/index.ts'
import { comeByProvider, startAtProvider, whoIs } from '#tests/setup/come-by-provider.ts'
import { NIAMH, useOidc } from '#tests/setup/use-oidc.ts'

vi.hoisted(() => {
  process.env.RATE_LIMIT_FACTOR = '1000'
})

const { provider, sendVerificationMail } = await useOidc()

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

test('a banned person does not come in by a provider', async () => {
  await comeByProvider()
  await db().update(user).set({ banned: true })
  const { location, cookie } = await comeByProvider()
  expect(location).toMatch(/^\/auth\/signin\?.*error=BANNED_USER/)
  expect(await whoIs(cookie)).toBeNull()
})

test.each(['google', 'github', 'nobody'])('%s, which is not set up, is refused', async (name) => {
  const { status, said } = await startAtProvider({ provider: name })
  expect([status, said.code]).toEqual([404, 'PROVIDER_NOT_FOUND'])
})

import { eq } from 'drizzle-orm'
import { expect, test, vi } from 'vitest'
import { db } from '#/db/client.server.ts'
import { account, twoFactor, user } from '#/db/schema/index.ts'
import { nextTotpCode, totpCode } from '#tests/factories/totp-code.ts'
import { callAuth, callSignUp, cookiesAfter } from '#tests/setup/call-auth.ts'
import { comeByProvider, whoIs } from '#tests/setup/come-by-provider.ts'
import { NIAMH, useOidc } from '#tests/setup/use-oidc.ts'

vi.hoisted(() => {
  process.env.RATE_LIMIT_FACTOR = '1000'
})

const { provider, sendResetMail } = await useOidc()

const rowOf = async (email: string) => (await db().select().from(user).where(eq(user.email, email)))[0]
const accounts = () => db().select().from(account)

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
  await expect.poll(() => sendResetMail).toHaveBeenCalled()
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

/** Somebody signs up with an address, turns a second factor on and begins to sign in; answers what their browser holds. */
async function squat(email: string) {
  const cookie = cookiesAfter(await callSignUp({ email }))
  const enabled = await callAuth('/two-factor/enable', { password: 'correct horse' }, cookie)
  const { totpURI } = (await enabled.json()) as { totpURI: string }
  await callAuth('/two-factor/verify-totp', { code: totpCode(totpURI) }, cookie)
  const signIn = await callAuth('/sign-in/email', { email, password: 'correct horse' })
  expect(await signIn.json()).toMatchObject({ twoFactorRedirect: true })
  return { totpURI, waiting: cookiesAfter(signIn) }
}

const signInAfterReset = (email: string) => callAuth('/sign-in/email', { email, password: 'a new password' })

test('whoever claimed an address does not keep its owner out with a second factor (A7)', async () => {
  const { totpURI, waiting } = await squat('niamh@example.com')
  expect(await chooseNewPassword('niamh@example.com')).toBe(200)
  expect(await whoIs(cookiesAfter(await signInAfterReset('niamh@example.com')))).toMatchObject({
    user: { email: 'niamh@example.com', twoFactorEnabled: false },
  })
  expect(await db().$count(twoFactor)).toBe(0)
  const late = await callAuth('/two-factor/verify-totp', { code: nextTotpCode(totpURI) }, waiting)
  expect([late.status, await whoIs(cookiesAfter(late, waiting))]).toEqual([401, null])
})

test('who proved the address keeps their second factor when they choose a password', async () => {
  await squat('niamh@example.com')
  await confirm('niamh@example.com')
  expect(await chooseNewPassword('niamh@example.com')).toBe(200)
  const signIn = await signInAfterReset('niamh@example.com')
  expect(await signIn.json()).toMatchObject({ twoFactorRedirect: true })
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

test('an account of a provider belongs to one person alone', { tags: ['R197'] }, async () => {
  await comeByProvider()
  provider.says({ ...NIAMH, email: 'other@example.com' })
  const signedUp = await callSignUp({ email: 'other@example.com' })
  const { location } = await comeByProvider({ by: '/link-social', cookie: cookiesAfter(signedUp) })
  expect(location).toMatch(/error=account_already_linked_to_different_user$/)
})

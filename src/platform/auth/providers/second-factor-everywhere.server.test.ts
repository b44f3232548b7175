import { eq } from 'drizzle-orm'
import { afterAll, expect, test, vi } from 'vitest'
import { db } from '#/db/client.server.ts'
import { session, user } from '#/db/schema/index.ts'
import { comeByProvider, whoIs } from '#tests/setup/come-by-provider.ts'
import { callAuth, callSignUp, cookiesAfter } from '#tests/setup/call-auth.ts'
import { useTestAuth } from '#tests/setup/auth.ts'
import { startOidcProvider } from '#tests/setup/oidc-provider.ts'
import { totpCode } from '#tests/factories/totp-code.ts'

vi.hoisted(() => {
  process.env.RATE_LIMIT_FACTOR = '1000'
})

const provider = await startOidcProvider()
Object.assign(process.env, provider.env)
await useTestAuth()
afterAll(() => provider.stop())

const EMAIL = 'ines@example.com'
provider.says({ sub: 'i-1', email: EMAIL, email_verified: true, name: 'Ines Moreau' })

type Enabled = { totpURI: string; backupCodes: string[] }

/** Somebody with a password, a second factor and a confirmed address, and no session left. */
async function secured(): Promise<Enabled> {
  await db().delete(user)
  const signedUp = cookiesAfter(await callSignUp({ email: EMAIL }))
  const answer = await callAuth('/two-factor/enable', { password: 'correct horse' }, signedUp)
  const enabled = (await answer.json()) as Enabled
  await callAuth(
    '/two-factor/verify-totp',
    { code: totpCode(enabled.totpURI) },
    cookiesAfter(answer, signedUp),
  )
  await db().update(user).set({ emailVerified: true }).where(eq(user.email, EMAIL))
  await db().delete(session)
  return enabled
}

test('coming by a provider does not pass by the second factor', async () => {
  await secured()
  const { status, location, cookie, setCookies } = await comeByProvider({ next: '/job/42?from=mail' })
  expect([status, location]).toEqual([302, '/auth/signin?step=code&next=%2Fjob%2F42%3Ffrom%3Dmail'])
  expect(await db().select().from(session)).toEqual([])
  expect(await whoIs(cookie)).toBeNull()
  const written = setCookies.filter((line) => /session_(token|data)=[^;]/.test(line))
  expect(written).toEqual([])
})

test('the code then lets in, once', async () => {
  const { totpURI } = await secured()
  const { cookie } = await comeByProvider()
  const wrong = await callAuth('/two-factor/verify-totp', { code: '000000' }, cookie)
  expect(wrong.status).toBe(401)
  const right = await callAuth('/two-factor/verify-totp', { code: totpCode(totpURI) }, cookie)
  expect(right.status).toBe(200)
  expect(await whoIs(cookiesAfter(right, cookie))).toMatchObject({ user: { email: EMAIL } })
  expect((await callAuth('/two-factor/verify-totp', { code: totpCode(totpURI) }, cookie)).status).toBe(401)
})

test('a backup code lets in as well', async () => {
  const { backupCodes } = await secured()
  const { cookie } = await comeByProvider()
  const answer = await callAuth('/two-factor/verify-backup-code', { code: backupCodes[0] }, cookie)
  expect(await whoIs(cookiesAfter(answer, cookie))).toMatchObject({ user: { email: EMAIL } })
})

test('a browser that is trusted is not asked again', async () => {
  const { totpURI } = await secured()
  const { cookie } = await comeByProvider()
  const code = { code: totpCode(totpURI), trustDevice: true }
  const trusted = cookiesAfter(await callAuth('/two-factor/verify-totp', code, cookie), cookie)
  expect((await comeByProvider({ cookie: trusted })).location).toBe('/job/42')
})

test('the second factor after a password is asked for as before', async () => {
  await secured()
  const answer = await callAuth('/sign-in/email', { email: EMAIL, password: 'correct horse' })
  expect(await answer.json()).toMatchObject({ twoFactorRedirect: true })
  expect(await db().select().from(session)).toEqual([])
})

import { createHmac } from 'node:crypto'
import { eq, like } from 'drizzle-orm'
import { afterAll, expect, test, vi } from 'vitest'
import { db } from '#/db/client.server.ts'
import { session, user, verification } from '#/db/schema/index.ts'
import { auth } from '#/platform/auth/auth.server.ts'
import { log } from '#/platform/log/log.server.ts'
import { comeByProvider, whoIs } from '#tests/setup/come-by-provider.ts'
import { callAuth, callSignUp, cookiesAfter } from '#tests/setup/call-auth.ts'
import { useTestAuth } from '#tests/setup/auth.ts'
import { startOidcProvider } from '#tests/setup/oidc-provider.ts'
import { nextTotpCode, totpCode } from '#tests/factories/totp-code.ts'

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
  const right = await callAuth('/two-factor/verify-totp', { code: nextTotpCode(totpURI) }, cookie)
  expect(right.status).toBe(200)
  expect(await whoIs(cookiesAfter(right, cookie))).toMatchObject({ user: { email: EMAIL } })
  expect((await callAuth('/two-factor/verify-totp', { code: nextTotpCode(totpURI) }, cookie)).status).toBe(
    401,
  )
})

test('a backup code lets in as well', async () => {
  const { backupCodes } = await secured()
  const { cookie } = await comeByProvider()
  const answer = await callAuth('/two-factor/verify-backup-code', { code: backupCodes[0] }, cookie)
  expect(await whoIs(cookiesAfter(answer, cookie))).toMatchObject({ user: { email: EMAIL } })
})

test('no browser is trusted: whoever asks for it is let in, and asked for a code the next time', async () => {
  const { totpURI, backupCodes } = await secured()
  for (const [path, code] of [
    ['/two-factor/verify-totp', nextTotpCode(totpURI)],
    ['/two-factor/verify-backup-code', backupCodes[0]],
  ] as const) {
    const { cookie } = await comeByProvider()
    const answer = await callAuth(path, { code, trustDevice: true }, cookie)
    expect([answer.status, answer.headers.getSetCookie().join()]).toEqual([
      200,
      expect.not.stringContaining('trust_device'),
    ])
    const next = { cookie: cookiesAfter(answer, cookie) }
    expect((await comeByProvider(next)).location).toMatch(/^\/auth\/signin\?step=code/)
  }
  expect(await db().$count(verification, like(verification.identifier, 'trust-device-%'))).toBe(0)
})

/** The cookie of a browser that the library trusted before this product stopped that. */
async function buildOldTrust() {
  const [{ id: userId } = { id: '' }] = await db().select({ id: user.id }).from(user)
  const { secret, createAuthCookie } = await auth().$context
  const identifier = `trust-device-${'x'.repeat(32)}`
  const token = createHmac('sha256', secret).update(`${userId}!${identifier}`).digest('base64url')
  const expiresAt = new Date(Date.now() + 86_400_000)
  await db().insert(verification).values({ id: identifier, identifier, value: userId, expiresAt })
  const value = `${token}!${identifier}`
  const signature = createHmac('sha256', secret).update(value).digest('base64')
  return `${createAuthCookie('trust_device').name}=${encodeURIComponent(`${value}.${signature}`)}`
}

test('a browser that was trusted once is asked again, after a password and after a provider', async () => {
  await secured()
  const cookie = await buildOldTrust()
  const answer = await callAuth('/sign-in/email', { email: EMAIL, password: 'correct horse' }, cookie)
  expect(await answer.json()).toMatchObject({ twoFactorRedirect: true })
  expect((await comeByProvider({ cookie })).location).toMatch(/^\/auth\/signin\?step=code/)
  expect(await db().select().from(session)).toEqual([])
})

test('the second factor after a password is asked for as before', async () => {
  await secured()
  const answer = await callAuth('/sign-in/email', { email: EMAIL, password: 'correct horse' })
  expect(await answer.json()).toMatchObject({ twoFactorRedirect: true })
  expect(await db().select().from(session)).toEqual([])
})

test('the trail says that somebody signed in once the code was given, and not before', async () => {
  const { totpURI } = await secured()
  const info = vi.spyOn(log(), 'info').mockReturnValue()
  const events = () => info.mock.calls.map(([entry]: unknown[]) => entry)
  const { cookie } = await comeByProvider()
  expect(events()).toEqual([])
  await callAuth('/two-factor/verify-totp', { code: nextTotpCode(totpURI) }, cookie)
  const [row] = await db().select().from(user).where(eq(user.email, EMAIL))
  await db().update(user).set({ twoFactorEnabled: false })
  await comeByProvider()
  const signedIn = { event: 'signed-in', userId: row?.id }
  expect(events()).toEqual([signedIn, signedIn])
  info.mockRestore()
})

import { eq } from 'drizzle-orm'
import { expect, test, vi } from 'vitest'
import { db } from '#/db/client.server.ts'
import { session, twoFactor, user } from '#/db/schema/index.ts'
import { totpCode } from '#tests/factories/totp-code.ts'
import { useTestAuth } from '#tests/setup/auth.ts'
import { callAuth, callSignUp, cookiesAfter } from '#tests/setup/call-auth.ts'
import { holdDate } from '#tests/setup/hold-date.ts'

vi.hoisted(() => {
  process.env.RATE_LIMIT_FACTOR = '1000'
})

const PASSWORD = 'correct horse'
const EMAIL = 'bo@example.com'

await useTestAuth()

const challenge = async () =>
  cookiesAfter(await callAuth('/sign-in/email', { email: EMAIL, password: PASSWORD }))

test('after ten wrong codes the right one is refused as well, and the refusal says when to come back', async () => {
  const nowMs = holdDate()
  const cookie = cookiesAfter(await callSignUp({ email: EMAIL }))
  const enabled = await callAuth('/two-factor/enable', { password: PASSWORD }, cookie)
  const { totpURI, backupCodes } = (await enabled.json()) as { totpURI: string; backupCodes: string[] }
  await callAuth('/two-factor/verify-totp', { code: totpCode(totpURI) }, cookie)
  await db().delete(session)

  const wrong = async (by: string) =>
    (await callAuth('/two-factor/verify-backup-code', { code: 'x' }, by)).status
  for (const by of [await challenge(), await challenge()]) {
    for (let tried = 1; tried <= 5; tried += 1) expect(await wrong(by)).toBe(401)
  }

  const waiting = await challenge()
  const enter = {
    '/two-factor/verify-totp': totpCode(totpURI),
    '/two-factor/verify-backup-code': backupCodes[0],
  }
  for (const [path, code] of Object.entries(enter)) {
    const refused = await callAuth(path, { code }, waiting)
    const { retryAfterSeconds, ...said } = (await refused.json()) as { retryAfterSeconds: number }
    expect([refused.status, said]).toMatchObject([429, { code: 'ACCOUNT_TEMPORARILY_LOCKED' }])
    expect(retryAfterSeconds).toBe(900)
    expect(refused.headers.get('retry-after')).toBe(String(retryAfterSeconds))
  }

  const inFourMinutes = new Date(nowMs + 240_000)
  await db().update(twoFactor).set({ lockedUntil: inFourMinutes })
  const later = await callAuth('/two-factor/verify-backup-code', { code: backupCodes[0] }, waiting)
  expect(later.headers.get('retry-after')).toBe('240')
  await db()
    .update(twoFactor)
    .set({ lockedUntil: new Date(nowMs - 1) })
  const afterwards = await callAuth('/two-factor/verify-backup-code', { code: backupCodes[0] }, waiting)
  expect(afterwards.status).toBe(200)
  const [owner] = await db().select().from(user).where(eq(user.email, EMAIL))
  expect(await db().$count(session, eq(session.userId, owner?.id ?? ''))).toBe(1)
})

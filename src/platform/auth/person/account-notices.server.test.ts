import { beforeEach, expect, test, vi } from 'vitest'
import { useTestAuth } from '#tests/setup/auth.ts'
import { callAuth, callSignUp, cookiesAfter } from '#tests/setup/call-auth.ts'
import { nextTotpCode, totpCode } from '#tests/factories/totp-code.ts'
import type { AuthHooks } from '../auth-hooks.ts'

vi.hoisted(() => {
  process.env.RATE_LIMIT_FACTOR = '1000'
})

const sendNotice = vi.fn<AuthHooks['sendNotice']>()
const sendResetMail = vi.fn<AuthHooks['sendResetMail']>()
await useTestAuth({ sendNotice, sendResetMail })
beforeEach(() => {
  sendNotice.mockReset().mockResolvedValue()
  sendResetMail.mockReset().mockResolvedValue()
})

const PASSWORD = 'correct horse'
const notices = () => sendNotice.mock.calls.map(([{ email, notice }]) => [email, notice])

async function newcomer() {
  const email = `${crypto.randomUUID()}@example.com`
  return { email, cookie: cookiesAfter(await callSignUp({ email })) }
}

test('a changed password is told, a refused change is not', async () => {
  const { email, cookie } = await newcomer()
  const change = (currentPassword: string) =>
    callAuth('/change-password', { currentPassword, newPassword: 'another horse' }, cookie)
  expect((await change('wrong horse')).status).toBe(400)
  expect(notices()).toEqual([])
  expect((await change(PASSWORD)).status).toBe(200)
  expect(notices()).toEqual([[email, 'passwordChanged']])
})

test('a password that was chosen by a link is told', async () => {
  const { email } = await newcomer()
  await callAuth('/request-password-reset', { email })
  const token = new URL(sendResetMail.mock.calls[0]?.[0].url ?? '').pathname.split('/').at(-1)
  await callAuth('/reset-password', { token, newPassword: 'another horse' })
  expect(notices()).toEqual([[email, 'passwordChanged']])
})

test('a second factor is told when it is proved and when it goes, not each time somebody signs in with it', async () => {
  const { email, cookie } = await newcomer()
  const enabled = await callAuth('/two-factor/enable', { password: PASSWORD }, cookie)
  const { totpURI } = (await enabled.json()) as { totpURI: string }
  expect(notices()).toEqual([])
  await callAuth('/two-factor/verify-totp', { code: totpCode(totpURI) }, cookie)
  expect(notices()).toEqual([[email, 'secondFactorOn']])

  const first = await callAuth('/sign-in/email', { email, password: PASSWORD })
  const second = await callAuth(
    '/two-factor/verify-totp',
    { code: nextTotpCode(totpURI) },
    cookiesAfter(first),
  )
  expect(second.status).toBe(200)
  expect(notices()).toHaveLength(1)

  await callAuth('/two-factor/generate-backup-codes', { password: PASSWORD }, cookiesAfter(second))
  expect(notices().at(-1)).toEqual([email, 'backupCodesRenewed'])

  await callAuth('/two-factor/disable', { password: PASSWORD }, cookiesAfter(second))
  expect(notices().at(-1)).toEqual([email, 'secondFactorOff'])
})

test('a mail that cannot be queued does not undo what was done', async () => {
  vi.spyOn(process.stdout, 'write').mockReturnValue(true)
  sendNotice.mockRejectedValue(new Error('no outbox'))
  const { cookie } = await newcomer()
  const body = { currentPassword: PASSWORD, newPassword: 'another horse' }
  expect((await callAuth('/change-password', body, cookie)).status).toBe(200)
})

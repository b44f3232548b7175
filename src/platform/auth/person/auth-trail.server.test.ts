import { eq } from 'drizzle-orm'
import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import { db } from '#/db/client.server.ts'
import { user } from '#/db/schema/index.ts'
import { log } from '#/platform/log/log.server.ts'
import { prepareTasks, stopTasks } from '#/platform/tasks/tasks.server.ts'
import { totpCode } from '#tests/factories/totp-code.ts'
import { useTestAuth } from '#tests/setup/auth.ts'
import { buildSignedIn, callAuth, callSignUp, cookiesAfter } from '#tests/setup/call-auth.ts'
import type { AuthHooks } from '../auth-hooks.ts'

vi.hoisted(() => {
  process.env.RATE_LIMIT_FACTOR = '1000'
})

const PASSWORD = 'correct horse'
const sendResetMail = vi.fn<AuthHooks['sendResetMail']>()
await useTestAuth({ sendResetMail })
await prepareTasks()
afterAll(stopTasks)

const info = vi.spyOn(log(), 'info').mockReturnValue()
beforeEach(() => {
  info.mockClear()
  sendResetMail.mockReset().mockResolvedValue()
})

/** What the trail has grown by since it was last asked. */
function noted() {
  const calls: unknown[][] = info.mock.calls.splice(0)
  return calls.filter(([, message]) => message === 'auth').map(([entry]) => entry)
}

async function newcomer() {
  const email = `${crypto.randomUUID()}@example.com`
  const cookie = cookiesAfter(await callSignUp({ email }))
  const [row] = await db().update(user).set({ emailVerified: true }).where(eq(user.email, email)).returning()
  return { email, cookie, userId: row?.id ?? '' }
}

test('coming, being kept out and going leave a trail', async () => {
  const { email, userId } = await newcomer()
  expect(noted()).toEqual([{ event: 'signed-up', userId }])
  await callAuth('/sign-in/email', { email, password: 'wrong horse' })
  await callAuth('/sign-in/email', { email: 'nobody@example.com', password: PASSWORD })
  expect(noted()).toEqual([{ event: 'sign-in-refused' }, { event: 'sign-in-refused' }])
  const cookie = cookiesAfter(await callAuth('/sign-in/email', { email, password: PASSWORD }))
  expect(noted()).toEqual([{ event: 'signed-in', userId }])
  expect((await callAuth('/sign-out', {}, cookie)).status).toBe(200)
  expect(noted()).toEqual([{ event: 'signed-out', userId }])
  await callAuth('/sign-out', {})
  expect(noted()).toEqual([])
})

test('a second factor leaves a trail when it comes, is asked for, is refused and goes', async () => {
  const { email, cookie, userId } = await newcomer()
  const enabled = await callAuth('/two-factor/enable', { password: PASSWORD }, cookie)
  const { totpURI, backupCodes } = (await enabled.json()) as { totpURI: string; backupCodes: string[] }
  noted()
  await callAuth('/two-factor/verify-totp', { code: totpCode(totpURI) }, cookie)
  expect(noted()).toEqual([{ event: 'second-factor-on', userId }])

  const challenge = cookiesAfter(await callAuth('/sign-in/email', { email, password: PASSWORD }))
  expect(noted()).toEqual([])
  expect((await callAuth('/two-factor/verify-backup-code', { code: 'wrong' }, challenge)).status).toBe(401)
  expect(noted()).toEqual([{ event: 'second-factor-refused' }])
  const second = await callAuth('/two-factor/verify-backup-code', { code: backupCodes[0] }, challenge)
  expect(noted()).toEqual([{ event: 'signed-in', userId }])
  await callAuth('/two-factor/disable', { password: PASSWORD }, cookiesAfter(second))
  expect(noted()).toEqual([{ event: 'second-factor-off', userId }])
})

test('a password and an address leave a trail when they change, and none when that is refused', async () => {
  const { email, cookie, userId } = await newcomer()
  noted()
  const change = (currentPassword: string) =>
    callAuth('/change-password', { currentPassword, newPassword: 'another horse' }, cookie)
  await change('wrong horse')
  expect(noted()).toEqual([])
  await change(PASSWORD)
  expect(noted()).toEqual([{ event: 'password-changed', userId }])
  await callAuth('/change-email', { newEmail: `new-${email}` }, cookie)
  expect(noted()).toEqual([{ event: 'email-change-asked', userId }])
  await callAuth('/request-password-reset', { email })
  const token = new URL(sendResetMail.mock.calls[0]?.[0].url ?? '').pathname.split('/').at(-1)
  await callAuth('/reset-password', { token, newPassword: 'a third horse' })
  expect(noted()).toEqual([{ event: 'password-reset', userId }])
})

test('what an admin does to somebody is noted with both their ids', async () => {
  const admin = await buildSignedIn('Admin')
  const { userId } = await newcomer()
  const by = { userId, byUserId: admin.userId }
  noted()
  const CALLS: [string, object, string[]][] = [
    ['/admin/set-role', { role: 'admin' }, ['role-changed']],
    ['/admin/update-user', { data: { type: 'Individual' } }, ['role-changed']],
    ['/admin/update-user', { data: { firstName: 'Bo' } }, []],
    ['/admin/update-user', { data: { banned: true } }, ['banned']],
    ['/admin/unban-user', {}, ['unbanned']],
    ['/admin/ban-user', {}, ['banned']],
    ['/admin/set-user-password', { newPassword: 'battery staple' }, ['password-set-by-admin']],
    ['/admin/revoke-user-sessions', {}, ['sessions-ended-by-admin']],
    ['/admin/remove-user', {}, ['account-removed-by-admin']],
  ]
  for (const [path, body, events] of CALLS) {
    expect((await callAuth(path, { userId, ...body }, admin.cookie)).status, path).toBe(200)
    expect(noted(), path).toEqual(events.map((event) => ({ event, ...by })))
  }
})

test('looking through somebody’s eyes is noted when it begins, when it ends and in whatever is done meanwhile', async () => {
  const admin = await buildSignedIn('Admin')
  const { userId, cookie } = await buildSignedIn()
  const by = { userId, byUserId: admin.userId }
  expect((await callAuth('/admin/impersonate-user', { userId: admin.userId }, cookie)).status).toBe(403)
  expect(noted()).toEqual([])
  const begun = await callAuth('/admin/impersonate-user', { userId }, admin.cookie)
  expect(noted()).toEqual([{ event: 'impersonation-begun', ...by }])
  await callAuth('/admin/stop-impersonating', {}, cookiesAfter(begun, admin.cookie))
  expect(noted()).toEqual([{ event: 'impersonation-ended', ...by }])
  const again = await callAuth('/admin/impersonate-user', { userId }, admin.cookie)
  await callAuth('/sign-out', {}, cookiesAfter(again, admin.cookie))
  expect(noted().at(-1)).toEqual({ event: 'signed-out', ...by })
})

test('the trail holds no address, name, password, code or token', async () => {
  const { email, cookie } = await newcomer()
  await callAuth('/sign-in/email', { email, password: 'wrong horse' })
  const answer = await callAuth('/sign-in/email', { email, password: PASSWORD })
  const { token } = (await answer.json()) as { token: string }
  const changed = { currentPassword: PASSWORD, newPassword: 'another horse' }
  await callAuth('/change-password', changed, cookie)
  await callAuth('/change-email', { newEmail: `new-${email}` }, cookie)
  const trail = JSON.stringify(info.mock.calls)
  expect(trail).toContain('password-changed')
  for (const word of ['@example.com', 'horse', 'Bo Ek', token]) expect(trail).not.toContain(word)
})

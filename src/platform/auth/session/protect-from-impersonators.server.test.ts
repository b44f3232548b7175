import { eq, isNull } from 'drizzle-orm'
import { beforeAll, expect, test, vi } from 'vitest'
import { db } from '#/db/client.server.ts'
import { account, invitation, member, rateLimit, session, twoFactor, user } from '#/db/schema/index.ts'
import { auth } from '#/platform/auth/auth.server.ts'
import { useTestAuth } from '#tests/setup/auth.ts'
import { buildSignedIn, callAuth, callSignUp, cookiesAfter } from '#tests/setup/call-auth.ts'
import { buildColleague, buildCompany, buildInvitation } from '#tests/setup/company-stage.ts'

vi.hoisted(() => {
  process.env.RATE_LIMIT_FACTOR = '1000'
})

await useTestAuth()

const PASSWORD = 'correct horse'
let owner = ''
let byAdmin = ''

beforeAll(async () => {
  const email = 'bo@example.com'
  owner = cookiesAfter(await callSignUp({ email }))
  const [row] = await db().select().from(user).where(eq(user.email, email))
  byAdmin = await seeAs(row?.id)
})

/** What the browser of an admin sends who looks through somebody's eyes. */
async function seeAs(userId: string | undefined): Promise<string> {
  const admin = await buildSignedIn('Admin')
  const seeing = await callAuth('/admin/impersonate-user', { userId }, admin.cookie)
  return cookiesAfter(seeing, admin.cookie)
}

const everything = async () => ({
  users: await db().select().from(user),
  accounts: await db().select().from(account),
  sessions: (await db().select().from(session)).map(({ id }) => id),
  factors: await db().select().from(twoFactor),
  members: await db().select().from(member),
  invitations: await db().select().from(invitation),
})

/** What the library itself offers below a folder, in case a newer one offers more. */
const twoFactorPaths = () =>
  Object.values(auth().api).flatMap(({ path }) => (path?.startsWith('/two-factor/') ? [path] : []))

const PASSWORDS = { password: PASSWORD, currentPassword: PASSWORD, newPassword: 'battery staple' }
const ELSEWHERE = { newEmail: 'new@example.com', provider: 'google', accountId: 'x', code: '000000' }

test('an admin who looks through somebody’s eyes changes none of their ways in, even with their password', async () => {
  const before = await everything()
  const [own] = await db().select().from(session).where(isNull(session.impersonatedBy))
  const body = { ...PASSWORDS, ...ELSEWHERE, token: own?.token ?? 'x' }
  const paths = [
    ...['/change-email', '/change-password', '/delete-user', '/link-social', '/unlink-account'],
    ...['/revoke-session', '/revoke-sessions', '/revoke-other-sessions', ...twoFactorPaths()],
  ]
  for (const path of paths) expect((await callAuth(path, body, byAdmin)).status, path).toBe(403)
  expect(twoFactorPaths()).toContain('/two-factor/disable')
  expect(await everything()).toEqual(before)
})

test('what is refused to an admin takes nothing from the owner’s tries', async () => {
  await db().delete(rateLimit)
  await callAuth('/change-email', { newEmail: 'new@example.com', password: 'wrong' }, byAdmin)
  const keys = (await db().select().from(rateLimit)).map(({ key }) => key)
  expect(keys.filter((key) => key.startsWith('password:'))).toEqual([])
})

test('an admin who looks through the eyes of an owner gives nobody a part of the company, and takes none', async () => {
  const { organizationId, owner: founder } = await buildCompany()
  const colleague = await buildColleague(organizationId, 'admin')
  const sent = await buildInvitation({ organizationId, inviterId: founder.userId })
  const { organizationId: elsewhere, owner: other } = await buildCompany({ name: 'Weir and Daughters' })
  const got = await buildInvitation({
    ...{ organizationId: elsewhere, inviterId: other.userId },
    email: founder.email,
  })
  const cookie = await seeAs(founder.userId)
  const before = await everything()
  const calls: [string, object][] = [
    ['invite-member', { email: 'puppet@example.com', role: 'owner' }],
    ['update-member-role', { memberId: colleague.memberId, role: 'owner' }],
    ['remove-member', { memberIdOrEmail: colleague.memberId }],
    ['leave', {}],
    ['cancel-invitation', { invitationId: sent.id }],
    ['reject-invitation', { invitationId: got.id }],
    ['accept-invitation', { invitationId: got.id }],
  ]
  for (const [call, body] of calls) {
    const answer = await callAuth(`/organization/${call}`, { organizationId, ...body }, cookie)
    expect(answer.status, call).toBe(403)
  }
  expect(await everything()).toEqual(before)
  const invited = await founder.call('invite-member', { email: 'puppet@example.com', role: 'owner' })
  expect(invited.status).toBe(200)
})

test('an admin who looks through somebody’s eyes writes nothing that the account says of them', async () => {
  const before = await everything()
  const data = { firstName: 'Other', lastName: 'Body', currency: 'EUR', image: null }
  expect((await callAuth('/update-user', data, byAdmin)).status).toBe(403)
  expect(await everything()).toEqual(before)
})

test('the admin still comes back, and the owner still changes what is theirs', async () => {
  expect((await callAuth('/change-password', PASSWORDS, owner)).status).toBe(200)
  expect((await callAuth('/admin/stop-impersonating', {}, byAdmin)).status).toBe(200)
})

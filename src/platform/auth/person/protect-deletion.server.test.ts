import { eq } from 'drizzle-orm'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { db } from '#/db/client.server.ts'
import { account, rateLimit, session, user } from '#/db/schema/index.ts'
import { answerAuthRequest } from '#/platform/auth/answer-auth-request.server.ts'
import { prepareTasks, stopTasks } from '#/platform/tasks/tasks.server.ts'
import { buildMember, buildOrganization } from '#tests/factories/build-organization.ts'
import { buildWithPassword, TRACED_PASSWORD } from '#tests/factories/build-traced-person.ts'
import { buildUser } from '#tests/factories/build-user.ts'
import { useTestAuth } from '#tests/setup/auth.ts'
import { buildSignedIn, callAuth, getAuth } from '#tests/setup/call-auth.ts'

await useTestAuth()
await prepareTasks()
afterAll(stopTasks)
beforeEach(() => db().delete(rateLimit))

const leave = (body: object, cookie: string) => callAuth('/delete-user', body, cookie)
const isThere = async (userId: string) => (await db().$count(user, eq(user.id, userId))) === 1

test.each([
  ['no password', {}, 400, 'INVALID'],
  ['an empty one', { password: '' }, 400, 'INVALID'],
  ['a wrong one', { password: 'wrong horse' }, 400, 'INVALID_PASSWORD'],
  ['a list', { password: [TRACED_PASSWORD] }, 400, 'INVALID'],
  ['a token beside the right one', { password: TRACED_PASSWORD, token: 'x' }, 400, 'INVALID'],
])('with %s an account is not deleted', async (_what, body, status, code) => {
  const { userId, cookie } = await buildWithPassword()
  const answer = await leave(body, cookie)
  expect([answer.status, await answer.json()]).toMatchObject([status, { code }])
  expect(await isThere(userId)).toBe(true)
})

test('a stolen session does not find the password out: the eleventh try is not looked at, and the account stays', async () => {
  const { userId, cookie } = await buildWithPassword()
  const statuses: number[] = []
  for (let tried = 1; tried <= 10; tried += 1) {
    statuses.push((await leave({ password: `wrong ${tried}` }, cookie)).status)
  }
  expect(new Set(statuses)).toEqual(new Set([400]))
  const refused = await leave({ password: TRACED_PASSWORD }, cookie)
  expect([refused.status, Number(refused.headers.get('retry-after')) > 0]).toEqual([429, true])
  expect(await isThere(userId)).toBe(true)
})

test('without a password it takes a session of the last ten minutes', async () => {
  const { userId, cookie } = await buildSignedIn()
  const elevenMinutesAgo = new Date(Date.now() - 11 * 60_000)
  await db().update(session).set({ createdAt: elevenMinutesAgo }).where(eq(session.userId, userId))
  const late = await leave({}, cookie)
  expect([late.status, await late.json()]).toMatchObject([400, { code: 'SESSION_EXPIRED' }])
  await db().update(session).set({ createdAt: new Date() }).where(eq(session.userId, userId))
  expect((await leave({}, cookie)).status).toBe(200)
  expect(await isThere(userId)).toBe(false)
})

test('an admin who looks through somebody’s eyes does not delete them', async () => {
  const { userId, cookie } = await buildSignedIn()
  const admin = await buildUser({ type: 'Admin' })
  await db().update(session).set({ impersonatedBy: admin.userId }).where(eq(session.userId, userId))
  expect((await leave({}, cookie)).status).toBe(403)
  expect(await isThere(userId)).toBe(true)
})

test('the link of a mail that nobody sends opens nothing', async () => {
  const { cookie } = await buildSignedIn()
  const url = 'http://localhost:3000/api/auth/delete-user/callback?token=x'
  expect((await answerAuthRequest(new Request(url, { headers: { cookie } }))).status).toBe(404)
})

test('nobody is deleted without a session, or by a page of somebody else', async () => {
  expect((await leave({ password: TRACED_PASSWORD }, '')).status).toBe(401)
  const { userId, cookie } = await buildSignedIn()
  const forged = new Request('http://localhost:3000/api/auth/delete-user', {
    method: 'POST',
    headers: { origin: 'https://evil.example', cookie, 'content-type': 'application/json' },
    body: '{}',
  })
  expect((await answerAuthRequest(forged)).status).toBe(403)
  expect(await isThere(userId)).toBe(true)
})

test('the only owner is told which companies are in the way, and nothing of them is lost', async () => {
  const { userId, cookie } = await buildWithPassword({ type: 'Employer' })
  const actor = { ...(await buildUser()), userId }
  for (const name of ['Weir Works', 'Alder Farm']) await buildMember(actor, await buildOrganization({ name }))
  const shared = await buildOrganization({ name: 'Shared Shed' })
  await buildMember(actor, shared)
  await buildMember(await buildUser({ type: 'Employer' }), shared)
  const answer = await leave({ password: TRACED_PASSWORD }, cookie)
  expect([answer.status, await answer.json()]).toEqual([
    409,
    {
      code: 'INVALID',
      field: 'organization',
      message:
        'You are the only owner of Alder Farm and Weir Works. Make somebody else an owner, or delete these companies, and then delete your account.',
    },
  ])
  expect(await isThere(userId)).toBe(true)
  expect(await db().$count(session, eq(session.userId, userId))).toBe(1)
})

test('an admin who writes the id as a list takes nothing from a sole owner', async () => {
  const { userId, cookie } = await buildWithPassword({ type: 'Employer' })
  await buildMember({ ...(await buildUser()), userId }, await buildOrganization())
  const admin = await buildSignedIn('Admin')
  const remove = (removed: unknown) => callAuth('/admin/remove-user', { userId: removed }, admin.cookie)
  for (const removed of [[userId], [[userId]], { toString: userId }, undefined]) {
    expect((await remove(removed)).status).toBe(400)
  }
  expect((await remove(userId)).status).toBe(409)
  expect(await isThere(userId)).toBe(true)
  expect(await db().$count(session, eq(session.userId, userId))).toBe(1)
  expect(await db().$count(account, eq(account.userId, userId))).toBe(1)
  expect((await getAuth('get-session', cookie)).status).toBe(200)
})

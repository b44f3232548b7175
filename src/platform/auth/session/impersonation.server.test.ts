import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { db } from '#/db/client.server.ts'
import { session, user } from '#/db/schema/index.ts'
import { prepareTasks, stopTasks } from '#/platform/tasks/tasks.server.ts'
import { useTestAuth } from '#tests/setup/auth.ts'
import { buildSignedIn, callAuth, cookiesAfter, getAuth } from '#tests/setup/call-auth.ts'
import { holdDate } from '#tests/setup/hold-date.ts'
import { findCurrentSession } from '../actor.server.ts'

vi.hoisted(() => {
  process.env.RATE_LIMIT_FACTOR = '1000'
})

await useTestAuth()
// Whoever is removed may leave tasks behind, which go with them.
await prepareTasks()
afterAll(stopTasks)
afterEach(() => {
  vi.useRealTimers()
})

type SignedIn = Awaited<ReturnType<typeof buildSignedIn>>
let admin: SignedIn
let person: SignedIn
beforeAll(async () => {
  admin = await buildSignedIn('Admin')
  person = await buildSignedIn('Employer')
})

const currentOf = (cookie: string) => findCurrentSession(new Headers({ cookie }), { freshness: 'fresh' })

async function impersonate(userId: string, by = admin.cookie) {
  const answer = await callAuth('/admin/impersonate-user', { userId }, by)
  return { status: answer.status, cookie: cookiesAfter(answer, by) }
}

test(
  'an admin sees through a person’s eyes, which is noted, and comes back as themselves',
  { tags: ['2.9e'] },
  async () => {
    const { status, cookie } = await impersonate(person.userId)
    expect(status).toBe(200)
    expect((await currentOf(cookie))?.user).toMatchObject({ id: person.userId, isImpersonated: true })
    const [row] = await db().select().from(session).where(eq(session.impersonatedBy, admin.userId))
    expect(row?.userId).toBe(person.userId)
    const back = await callAuth('/admin/stop-impersonating', {}, cookie)
    expect(back.status).toBe(200)
    expect((await currentOf(cookiesAfter(back, cookie)))?.user).toMatchObject({
      id: admin.userId,
      isImpersonated: false,
    })
    expect(await currentOf(cookie)).toBeNull()
    expect(await db().$count(session, eq(session.impersonatedBy, admin.userId))).toBe(0)
  },
)

test('another admin cannot be impersonated, and neither can oneself', { tags: ['2.9e'] }, async () => {
  const other = await buildSignedIn('Admin')
  expect((await impersonate(other.userId)).status).toBe(403)
  expect((await impersonate(admin.userId)).status).toBe(403)
  expect(await db().$count(session, eq(session.impersonatedBy, admin.userId))).toBe(0)
})

test('whoever is impersonated lends none of the admin’s rights', async () => {
  const { cookie } = await impersonate(person.userId)
  expect((await getAuth('admin/list-users', cookie)).status).toBe(403)
  expect((await impersonate((await buildSignedIn()).userId, cookie)).status).toBe(403)
})

test('the impersonated person does not see the admin’s session among their own', async () => {
  const { cookie } = await impersonate(person.userId)
  const listed = (await (await getAuth('list-sessions', cookie)).json()) as { token: string }[]
  const [own] = await db().select().from(session).where(eq(session.impersonatedBy, admin.userId))
  expect(listed.map(({ token }) => token)).not.toContain(own?.token)
})

test('impersonation ends by itself after an hour', async () => {
  const nowMs = holdDate()
  const { cookie } = await impersonate(person.userId)
  vi.setSystemTime(nowMs + 3_599_000)
  expect((await currentOf(cookie))?.user.id).toBe(person.userId)
  vi.setSystemTime(nowMs + 3_601_000)
  expect(await currentOf(cookie)).toBeNull()
})

test('coming back without having gone is refused, to everybody', async () => {
  const statuses = [admin.cookie, person.cookie, ''].map((by) =>
    callAuth('/admin/stop-impersonating', {}, by),
  )
  expect((await Promise.all(statuses)).map(({ status }) => status)).toEqual([400, 400, 401])
})

test('who borrows another admin’s way back gets nowhere', async () => {
  const other = await buildSignedIn('Admin')
  const [mine, theirs] = [await impersonate(person.userId), await impersonate(person.userId, other.cookie)]
  const wayBack = theirs.cookie.split('; ').find((pair) => pair.includes('admin_session')) ?? ''
  const mixed = [...mine.cookie.split('; ').filter((pair) => !pair.includes('admin_session')), wayBack]
  const answer = await callAuth('/admin/stop-impersonating', {}, mixed.join('; '))
  expect(answer.status).toBeGreaterThanOrEqual(400)
  expect(answer.headers.getSetCookie().join()).not.toContain('session_token=')
})

test('an admin can neither ban nor remove themselves', async () => {
  const own = { userId: admin.userId }
  for (const [path, body] of [
    ['/admin/ban-user', own],
    ['/admin/remove-user', own],
    ['/admin/update-user', { ...own, data: { banned: true } }],
  ] as const) {
    expect((await callAuth(path, body, admin.cookie)).status, path).toBe(400)
  }
  const [row] = await db().select().from(user).where(eq(user.id, admin.userId))
  expect(row?.banned).not.toBe(true)
})

const CALLS: Record<string, (userId: string) => object | null> = {
  '/admin/create-user': () => ({ email: 'new@example.com', password: 'correct horse', name: 'New One' }),
  '/admin/list-users': () => null,
  '/admin/get-user': () => null,
  '/admin/set-role': (userId) => ({ userId, role: 'user' }),
  '/admin/ban-user': (userId) => ({ userId }),
  '/admin/unban-user': (userId) => ({ userId }),
  '/admin/set-user-password': (userId) => ({ userId, newPassword: 'battery staple' }),
  '/admin/update-user': (userId) => ({ userId, data: { firstName: 'Bo' } }),
  '/admin/list-user-sessions': (userId) => ({ userId }),
  '/admin/revoke-user-session': () => ({ sessionToken: 'nothing' }),
  '/admin/revoke-user-sessions': (userId) => ({ userId }),
  '/admin/impersonate-user': (userId) => ({ userId }),
  '/admin/remove-user': (userId) => ({ userId }),
}

test.each(Object.keys(CALLS))('%s answers an admin and nobody else', { tags: ['R173'] }, async (path) => {
  const { userId } = await buildSignedIn()
  const ask = async (cookie: string) => {
    const body = CALLS[path]?.(userId)
    const answer = body
      ? await callAuth(path, body, cookie)
      : await getAuth(`${path.slice(1)}?id=${userId}`, cookie)
    return answer.status
  }
  const others = [person.cookie, (await buildSignedIn()).cookie, '']
  const refused: number[] = []
  for (const cookie of others) refused.push(await ask(cookie))
  expect(refused).toEqual([403, 403, 401])
  expect(await ask(admin.cookie)).toBe(200)
})

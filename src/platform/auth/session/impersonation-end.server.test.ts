import { and, eq, gt, isNull } from 'drizzle-orm'
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

const HOUR_MS = 3_600_000

type SignedIn = Awaited<ReturnType<typeof buildSignedIn>>
let chief: SignedIn
let person: SignedIn
beforeAll(async () => {
  chief = await buildSignedIn('Admin')
  person = await buildSignedIn('Employer')
})

const currentOf = (cookie: string) => findCurrentSession(new Headers({ cookie }), { freshness: 'fresh' })
const without = (cookie: string, name: string) =>
  cookie
    .split('; ')
    .filter((pair) => !pair.includes(name))
    .join('; ')

/** Another admin who looks through the person's eyes, in a browser that dropped what says how long. */
async function buildLooking() {
  const admin = await buildSignedIn('Admin')
  const answer = await callAuth('/admin/impersonate-user', { userId: person.userId }, admin.cookie)
  const cookie = without(cookiesAfter(answer, admin.cookie), 'dont_remember')
  expect((await currentOf(cookie))?.user).toMatchObject({ id: person.userId, isImpersonated: true })
  return { ...admin, cookie }
}

test(
  'no lookup makes an impersonated session last longer than its hour, whatever cookies are left out',
  { tags: ['2.9e'] },
  async () => {
    const nowMs = holdDate()
    const { userId, cookie } = await buildLooking()
    for (let looked = 0; looked < 3; looked += 1) {
      expect((await getAuth('get-session', without(cookie, 'session_data'))).status).toBe(200)
    }
    const [row] = await db().select().from(session).where(eq(session.impersonatedBy, userId))
    expect(row?.expiresAt).toEqual(new Date(nowMs + HOUR_MS))
    vi.setSystemTime(nowMs + HOUR_MS + 1_000)
    expect(await currentOf(cookie)).toBeNull()
  },
)

test('the note of who looks cannot be taken off a session', async () => {
  const { userId } = await buildLooking()
  const isTheirs = eq(session.impersonatedBy, userId)
  await db().update(session).set({ impersonatedBy: null }).where(isTheirs)
  expect(await db().$count(session, isTheirs)).toBe(1)
})

test.each<[string, (userId: string) => object]>([
  ['/admin/ban-user', (userId) => ({ userId })],
  ['/admin/update-user', (userId) => ({ userId, data: { banned: true } })],
  ['/admin/update-user', (userId) => ({ userId, data: { type: 'Individual' } })],
  ['/admin/set-role', (userId) => ({ userId, role: 'user' })],
  ['/admin/revoke-user-sessions', (userId) => ({ userId })],
  ['/admin/remove-user', (userId) => ({ userId })],
])('after %s an admin looks through nobody’s eyes any more', async (path, bodyOf) => {
  const { userId, cookie } = await buildLooking()
  expect((await callAuth(path, bodyOf(userId), chief.cookie)).status).toBe(200)
  expect(await currentOf(cookie)).toBeNull()
  expect(await db().$count(session, eq(session.impersonatedBy, userId))).toBe(0)
  expect((await currentOf(person.cookie))?.user.id).toBe(person.userId)
})

test('an admin with another browser goes on looking when one of theirs is signed out', async () => {
  const { userId, cookie } = await buildLooking()
  const [own] = await db()
    .select()
    .from(session)
    .where(and(eq(session.userId, userId), isNull(session.impersonatedBy)))
  await db()
    .insert(session)
    .values({ ...own, id: 'other', token: 'other', userId, expiresAt: new Date(Date.now() + HOUR_MS) })
  await db()
    .delete(session)
    .where(eq(session.id, own?.id ?? ''))
  expect((await currentOf(cookie))?.user.id).toBe(person.userId)
})

test('an admin banned at the moment they begin to look sees nothing, in 25 tries', async () => {
  const admins = await Promise.all(Array.from({ length: 25 }, () => buildSignedIn('Admin')))
  await Promise.all(
    admins.flatMap(({ userId, cookie }) => [
      callAuth('/admin/impersonate-user', { userId: person.userId }, cookie),
      db().update(user).set({ banned: true }).where(eq(user.id, userId)),
    ]),
  )
  for (const { userId } of admins) {
    const isLooking = and(eq(session.impersonatedBy, userId), gt(session.expiresAt, new Date()))
    expect(await db().$count(session, isLooking)).toBe(0)
  }
})

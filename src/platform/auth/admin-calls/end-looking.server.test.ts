import { eq } from 'drizzle-orm'
import { afterAll, expect, test, vi } from 'vitest'
import { db } from '#/db/client.server.ts'
import { auditEntry, session } from '#/db/schema/index.ts'
import { prepareTasks, stopTasks } from '#/platform/tasks/tasks.server.ts'
import { useTestAuth } from '#tests/setup/auth.ts'
import { buildSignedIn, callAuth, cookiesAfter } from '#tests/setup/call-auth.ts'

vi.hoisted(() => {
  process.env.RATE_LIMIT_FACTOR = '1000'
})

await useTestAuth()
await prepareTasks()
afterAll(stopTasks)

async function buildLooking() {
  const [admin, person] = [await buildSignedIn('Admin'), await buildSignedIn()]
  const answer = await callAuth('/admin/impersonate-user', { userId: person.userId }, admin.cookie)
  return { admin, person, looking: cookiesAfter(answer, admin.cookie) }
}

const endsBy = async (actorId: string) =>
  (await db().select().from(auditEntry).where(eq(auditEntry.actorId, actorId))).filter(
    ({ action }) => action === 'user.stop-impersonating',
  )
const countLooks = (actorId: string) => db().$count(session, eq(session.impersonatedBy, actorId))

test('an admin who signs out while looking through somebody’s eyes is kept as having ended it, once', async () => {
  const { admin, person, looking } = await buildLooking()
  const [held] = await db().select().from(session).where(eq(session.impersonatedBy, admin.userId))
  await Promise.all([1, 2, 3].map(() => callAuth('/sign-out', {}, looking)))
  expect(await countLooks(admin.userId)).toBe(0)
  expect(await endsBy(admin.userId)).toMatchObject([
    {
      ...{ outcome: 'done', code: null, impersonatedId: person.userId },
      ...{ subjectType: 'user', subjectId: person.userId, after: null },
      before: { sessionId: held?.id, expiresAt: held?.expiresAt.toISOString() },
    },
  ])
  expect(await db().$count(session, eq(session.userId, person.userId))).toBe(1)
})

test('neither is left to go on with in that browser: their own session has ended, and nobody else’s', async () => {
  const { admin, person, looking } = await buildLooking()
  const other = await buildLooking()
  const borrowed = other.looking.split('; ').find((pair) => pair.includes('admin_session')) ?? ''
  const mixed = [...looking.split('; ').filter((pair) => !pair.includes('admin_session')), borrowed]
  await callAuth('/sign-out', {}, mixed.join('; '))
  const countOf = (userId: string) => db().$count(session, eq(session.userId, userId))
  expect([await countOf(admin.userId), await countOf(other.admin.userId)]).toEqual([1, 1])
  await callAuth('/sign-out', {}, other.looking)
  expect([await countOf(other.admin.userId), await countOf(person.userId)]).toEqual([0, 1])
})

test('so is an admin who signs out everywhere from another browser', async () => {
  const { admin, person } = await buildLooking()
  expect((await callAuth('/revoke-sessions', {}, admin.cookie)).status).toBe(200)
  expect(await countLooks(admin.userId)).toBe(0)
  expect(await endsBy(admin.userId)).toMatchObject([{ subjectId: person.userId, outcome: 'done' }])
})

test('and one who signs the last browser out in which they are themselves, but none before it', async () => {
  const { admin } = await buildLooking()
  const [own] = await db().select().from(session).where(eq(session.userId, admin.userId))
  const other = { id: 'other', token: 'other', userId: admin.userId }
  await db()
    .insert(session)
    .values({ ...own, ...other, expiresAt: new Date(Date.now() + 3_600_000) })
  expect((await callAuth('/sign-out', {}, admin.cookie)).status).toBe(200)
  expect([await countLooks(admin.userId), await endsBy(admin.userId)]).toEqual([1, []])
  await db()
    .update(session)
    .set({ token: own?.token ?? '' })
    .where(eq(session.id, 'other'))
  await callAuth('/sign-out', {}, admin.cookie)
  expect(await countLooks(admin.userId)).toBe(0)
  expect(await endsBy(admin.userId)).toHaveLength(1)
})

test('a browser whose session has run out is none in which an admin is themselves', async () => {
  const { admin } = await buildLooking()
  const [own] = await db().select().from(session).where(eq(session.userId, admin.userId))
  const over = { id: 'over', token: 'over', userId: admin.userId, expiresAt: new Date(Date.now() - 1_000) }
  await db()
    .insert(session)
    .values({ ...own, ...over })
  await callAuth('/sign-out', {}, admin.cookie)
  expect(await countLooks(admin.userId)).toBe(0)
  expect(await endsBy(admin.userId)).toHaveLength(1)
})

test('what cannot be kept is not ended', async () => {
  const { admin, looking } = await buildLooking()
  await db().execute('alter table audit_entry rename to audit_entry_away')
  const { status } = await callAuth('/sign-out', {}, looking)
  await db().execute('alter table audit_entry_away rename to audit_entry')
  expect([status, await countLooks(admin.userId)]).toEqual([500, 1])
})

test('nothing is kept of anybody else who signs out', async () => {
  const { person, admin } = await buildLooking()
  const count = await db().$count(auditEntry)
  await callAuth('/sign-out', {})
  expect((await callAuth('/sign-out', {}, person.cookie)).status).toBe(200)
  expect([await db().$count(auditEntry), await countLooks(admin.userId)]).toEqual([count, 1])
})

import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { db } from '#/db/client.server.ts'
import { session } from '#/db/schema/index.ts'
import { useTestDatabase } from '#tests/setup/database.ts'
import { buildUser } from '#tests/factories/build-user.ts'
import { endSession, listSessions } from './sessions.server.ts'

await useTestDatabase()

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:146.0) Gecko/20100101 Firefox/146.0'
const HOUR_MS = 3_600_000
const ago = (hours: number) => new Date(Date.now() - hours * HOUR_MS)

async function signedIn(userId: string, changes: Partial<typeof session.$inferInsert> = {}): Promise<string> {
  const id = crypto.randomUUID()
  const row = { id, userId, token: crypto.randomUUID(), expiresAt: ago(-24), ...changes }
  await db().insert(session).values(row)
  return id
}

test('one’s devices are listed, this one first and then by last use, with where and by what', async () => {
  const { userId } = await buildUser()
  const old = await signedIn(userId, { updatedAt: ago(30), ipAddress: '127.0.0.1' })
  const recent = await signedIn(userId, { updatedAt: ago(1), ipAddress: '81.2.69.142', userAgent: FIREFOX })
  const current = await signedIn(userId, { updatedAt: ago(40) })
  const list = await listSessions(userId, current)
  expect(list.map(({ id, isCurrent }) => [id, isCurrent])).toEqual([
    [current, true],
    [recent, false],
    [old, false],
  ])
  expect(list[1]).toMatchObject({ browser: 'Firefox', system: 'Linux', kind: 'computer', countryCode: 'GB' })
  expect(list[2]).toMatchObject({ browser: null, countryCode: null })
})

test('the secret of a session, its address and whoever else’s are not listed', async () => {
  const [{ userId }, other] = [await buildUser(), await buildUser()]
  const current = await signedIn(userId, { ipAddress: '81.2.69.142' })
  await signedIn(other.userId)
  const list = await listSessions(userId, current)
  expect(list.map((shown) => Object.keys(shown).toSorted())).toEqual([
    ['browser', 'countryCode', 'id', 'isCurrent', 'kind', 'lastUsedAt', 'signedInAt', 'system'],
  ])
})

test('what has expired, and an admin who looks through somebody’s eyes, is no device of theirs', async () => {
  const [{ userId }, admin] = [await buildUser(), await buildUser()]
  await signedIn(userId, { expiresAt: ago(1) })
  await signedIn(userId, { impersonatedBy: admin.userId })
  expect(await listSessions(userId, 'none')).toEqual([])
})

test('a device is signed out once; a second time, or by somebody else, there is no such device', async () => {
  const [{ userId }, other] = [await buildUser(), await buildUser()]
  const id = await signedIn(userId)
  await expect(endSession(other.userId, id)).rejects.toMatchObject({ code: 'NOT_FOUND' })
  expect(await db().$count(session, eq(session.id, id))).toBe(1)
  await endSession(userId, id)
  expect(await db().$count(session, eq(session.id, id))).toBe(0)
  await expect(endSession(userId, id)).rejects.toMatchObject({ code: 'NOT_FOUND' })
})

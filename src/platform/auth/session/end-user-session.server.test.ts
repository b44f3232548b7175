import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { db } from '#/db/client.server.ts'
import { session } from '#/db/schema/index.ts'
import { listAudit } from '#/platform/audit/audit.server.ts'
import { buildUser } from '#tests/factories/build-user.ts'
import { useTestAuth } from '#tests/setup/auth.ts'
import { buildSignedIn } from '#tests/setup/call-auth.ts'
import { findCurrentSession } from '../actor.server.ts'
import { endUserSession } from './end-user-session.server.ts'

await useTestAuth()

const entriesAbout = async (id: string) =>
  (await listAudit({ subject: { type: 'user', id } }, { limit: 10 })).entries

async function buildWithSession() {
  const person = await buildSignedIn()
  const [row] = await db().select().from(session).where(eq(session.userId, person.userId))
  return { ...person, sessionId: row?.id ?? '' }
}

test('a session that an admin ends is over at once and kept, once', async () => {
  const [admin, person] = [await buildUser({ type: 'Admin' }), await buildWithSession()]
  await endUserSession(admin, person.userId, person.sessionId)
  const headers = new Headers({ cookie: person.cookie })
  expect(await findCurrentSession(headers, { freshness: 'fresh' })).toBeNull()
  await expect(endUserSession(admin, person.userId, person.sessionId)).rejects.toMatchObject({
    code: 'NOT_FOUND',
  })
  expect(await entriesAbout(person.userId)).toMatchObject([
    {
      ...{ actorId: admin.userId, action: 'user.end-session', outcome: 'done' },
      ...{ before: { sessionId: person.sessionId, expiresAt: expect.any(String) as string }, after: null },
    },
  ])
})

test('nobody but an admin ends it, and no admin another person’s by mistake', async () => {
  const person = await buildWithSession()
  const [admin, other] = [await buildUser({ type: 'Admin' }), await buildUser({ type: 'Employer' })]
  const end = endUserSession(other, person.userId, person.sessionId)
  await expect(end).rejects.toMatchObject({ code: 'FORBIDDEN' })
  const mistaken = endUserSession(admin, other.userId, person.sessionId)
  await expect(mistaken).rejects.toMatchObject({ code: 'NOT_FOUND' })
  expect(await db().$count(session, eq(session.id, person.sessionId))).toBe(1)
  expect(await entriesAbout(person.userId)).toEqual([])
})

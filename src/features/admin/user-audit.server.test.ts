import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { db } from '#/db/client.server.ts'
import { user } from '#/db/schema/index.ts'
import { recordAudit } from '#/platform/audit/audit.server.ts'
import { buildOrganization } from '#tests/factories/build-organization.ts'
import { buildUser } from '#tests/factories/build-user.ts'
import { useTestDatabase } from '#tests/setup/database.ts'
import { findUserAudit } from './user-audit.server.ts'

await useTestDatabase()

type Entry = Parameters<typeof recordAudit>[1]

async function note(actorId: string, subjectId: string, changes: Partial<Entry> = {}) {
  const ban = { action: 'user.ban', outcome: 'done', subjectType: 'user' } as const
  await recordAudit(db(), { actorId, subjectId, ...ban, ...changes })
}

test('an entry tells who did what to whom, and what differs of before and after', async () => {
  const admin = await buildUser({ type: 'Admin', firstName: 'Imogen' })
  const person = await buildUser({ firstName: 'Percy' })
  await note(admin.userId, person.userId, {
    before: { banned: false, type: 'Individual', banReason: null, sessionId: 'one' },
    after: { banned: true, banReason: 'Spam', type: 'Individual', sessionId: 'two', tags: ['a'] },
  })
  const { rows, next } = await findUserAudit({ id: person.userId, side: 'about' })
  expect(next).toBeNull()
  expect(rows).toEqual([
    {
      ...{ id: expect.any(Number), at: expect.stringMatching(/Z$/), action: 'user.ban' },
      ...{ outcome: 'done', code: null, through: null },
      actor: { id: admin.userId, name: 'Imogen Byron' },
      subject: { type: 'user', id: person.userId, name: 'Percy Byron' },
      changes: [
        { field: 'banned', before: false, after: true },
        { field: 'banReason', before: null, after: 'Spam' },
        { field: 'tags', before: undefined, after: ['a'] },
      ],
    },
  ])
})

test('what somebody did stands apart from what was done to them, with the names of all it was about', async () => {
  const [admin, chief] = [await buildUser({ type: 'Admin' }), await buildUser({ type: 'Admin' })]
  const company = await buildOrganization({ name: 'Alder Mill' })
  await note(chief.userId, admin.userId)
  await note(admin.userId, company, { subjectType: 'organization' })
  await note(admin.userId, randomUUID(), { subjectType: 'job', impersonatedId: chief.userId })
  const about = await findUserAudit({ id: admin.userId, side: 'about' })
  expect(about.rows.map(({ actor }) => actor.id)).toEqual([chief.userId])
  const by = await findUserAudit({ id: admin.userId, side: 'by' })
  expect(by.rows.map(({ subject }) => [subject?.type, subject?.name])).toEqual([
    ['job', null],
    ['organization', 'Alder Mill'],
  ])
  expect(by.rows[0]?.through).toEqual({ id: chief.userId, name: 'Ada Byron' })
})

test('a session that was ended no longer says when it would have been over; one that began does', async () => {
  const [admin, person] = [await buildUser({ type: 'Admin' }), await buildUser()]
  const held = { sessionId: 'one', expiresAt: '2026-11-28T01:04:00.000Z' }
  await note(admin.userId, person.userId, { action: 'user.impersonate', after: held })
  await note(admin.userId, person.userId, { action: 'user.stop-impersonating', before: held })
  const { rows } = await findUserAudit({ id: person.userId, side: 'about' })
  expect(rows.map(({ changes }) => changes)).toEqual([[], [{ field: 'expiresAt', after: held.expiresAt }]])
})

test('whoever is gone has no name, and the entry stays', async () => {
  const [admin, person] = [await buildUser({ type: 'Admin' }), await buildUser()]
  await note(admin.userId, person.userId, { outcome: 'refused', code: 'FORBIDDEN' })
  await db().delete(user).where(eq(user.id, admin.userId))
  const { rows } = await findUserAudit({ id: person.userId, side: 'about' })
  expect(rows).toMatchObject([
    { actor: { id: admin.userId, name: null }, outcome: 'refused', code: 'FORBIDDEN' },
  ])
})

test('older entries follow page by page', async () => {
  const [admin, person] = [await buildUser({ type: 'Admin' }), await buildUser()]
  for (let nth = 0; nth < 45; nth += 1) await note(admin.userId, person.userId)
  const seen: number[] = []
  let before: number | undefined
  do {
    const page = await findUserAudit({ id: person.userId, side: 'about', before })
    seen.push(page.rows.length)
    before = page.next ?? undefined
  } while (before !== undefined)
  expect(seen).toEqual([20, 20, 5])
})

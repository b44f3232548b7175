import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { db, type Connection } from '#/db/client.server.ts'
import { useTestDatabase } from '#tests/setup/database.ts'
import { listAudit, recordAudit, type AuditFilter } from './audit.server.ts'

await useTestDatabase()

type Named = { actorId?: string; subjectId?: string; connection?: Connection }

function ban({ actorId = randomUUID(), subjectId = randomUUID(), connection = db() }: Named) {
  return recordAudit(connection, {
    ...{ actorId, action: 'user.ban', outcome: 'done', subjectType: 'user', subjectId },
    ...{ before: { banned: false }, after: { banned: true } },
  })
}

const about = (id: string): AuditFilter => ({ subject: { type: 'user', id } })
const list = async (filter: AuditFilter) => (await listAudit(filter, { limit: 10 })).entries

test('an entry is read as it was written, with the moment at which it was', async () => {
  const [actorId, subjectId] = [randomUUID(), randomUUID()]
  await ban({ actorId, subjectId })
  expect(await list({ actorId })).toEqual([
    {
      ...{ id: expect.any(Number), createdAt: expect.any(Date), actorId, impersonatedId: null },
      ...{ action: 'user.ban', outcome: 'done', code: null, subjectType: 'user', subjectId },
      ...{ before: { banned: false }, after: { banned: true } },
    },
  ])
})

test('an entry goes with the transaction in which it was written', async () => {
  const subjectId = randomUUID()
  const broken = db().transaction(async (connection) => {
    await ban({ subjectId, connection })
    throw new Error('it broke after that')
  })
  await expect(broken).rejects.toThrow('it broke after that')
  expect(await list(about(subjectId))).toEqual([])
  await db().transaction((connection) => ban({ subjectId, connection }))
  expect(await list(about(subjectId))).toHaveLength(1)
})

test('entries are found by whom they are about and by who it was, and by both', async () => {
  const [actorId, other, subjectId] = [randomUUID(), randomUUID(), randomUUID()]
  await ban({ actorId, subjectId })
  await ban({ actorId: other, subjectId })
  await ban({ actorId })
  await recordAudit(db(), {
    ...{ actorId, action: 'user.ban', outcome: 'refused', code: 'FORBIDDEN' },
    ...{ subjectType: 'job', subjectId },
  })
  const actorsOf = async (filter: AuditFilter) => (await list(filter)).map((entry) => entry.actorId)
  expect(await actorsOf(about(subjectId))).toEqual([other, actorId])
  expect(await actorsOf({ actorId })).toEqual([actorId, actorId, actorId])
  expect(await actorsOf({ ...about(subjectId), actorId })).toEqual([actorId])
  expect((await list({})).length).toBeGreaterThanOrEqual(4)
  expect(await list(about(randomUUID()))).toEqual([])
})

test('pages follow one another from the newest to the oldest, whatever is written meanwhile', async () => {
  const subjectId = randomUUID()
  for (let written = 0; written < 5; written += 1) await ban({ subjectId })
  const seen: number[][] = []
  let before: number | undefined
  do {
    const page = await listAudit(about(subjectId), { before, limit: 2 })
    seen.push(page.entries.map(({ id }) => id))
    before = page.next ?? undefined
    await ban({ subjectId })
  } while (before !== undefined)
  const ids = seen.flat()
  expect(seen.map((page) => page.length)).toEqual([2, 2, 1])
  expect(ids).toEqual([...new Set(ids)].toSorted((one, other) => other - one))
})

test('nobody gets more than a hundred entries at once', async () => {
  const actorId = randomUUID()
  for (let written = 0; written < 101; written += 1) await ban({ actorId })
  const { entries, next } = await listAudit({ actorId }, { limit: 1_000 })
  expect([entries.length, next]).toEqual([100, entries.at(-1)?.id])
})

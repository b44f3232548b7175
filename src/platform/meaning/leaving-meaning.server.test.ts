import { eq } from 'drizzle-orm'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { db } from '#/db/client.server.ts'
import { jobMeaning, organization, profileMeaning, staleJob, staleProfile, user } from '#/db/schema/index.ts'
import { startTasks, stopTasks } from '#/platform/tasks/tasks.server.ts'
import { buildJob } from '#tests/factories/build-job.ts'
import { buildSeeker } from '#tests/factories/build-profile.ts'
import { plainTerms } from '#tests/factories/plain-terms.ts'
import { IDLE_TASKS } from '#tests/fakes/idle-tasks.ts'
import { useTestDatabase } from '#tests/setup/database.ts'
import {
  countNotes,
  idOf,
  meaningOf,
  numberOf,
  personOf,
  setJob,
  setProfile,
} from '#tests/setup/meaning-stage.ts'
import { configureTerms } from './terms.server.ts'
import { writeMeaning } from './write-meaning.tasks.server.ts'

configureTerms(plainTerms)
const { pool } = await useTestDatabase()
// The tests themselves call what writes.
await startTasks(IDLE_TASKS)
afterAll(stopTasks)
afterAll(() => configureTerms(null))
beforeEach(async () => {
  await db().delete(organization)
  await db().delete(user)
})

/** Does something while somebody else is in the middle of a transaction, and answers what came of it. */
async function during<Result>(statement: string, values: unknown[], act: () => Promise<Result>) {
  const client = await pool.connect()
  await client.query('begin')
  try {
    await client.query(statement, values)
    return await act()
  } finally {
    await client.query('commit')
    client.release()
  }
}

test('a job is closed while its meaning is being written, and waits for nobody', async () => {
  const id = await buildJob()
  await writeMeaning()
  await during('select from job_meaning for update', [], () =>
    setJob(id, { status: 'Archived', archivedAt: new Date(), archiveReason: 'Filled' }),
  )
  await writeMeaning()
  expect([await meaningOf(id), await countNotes()]).toEqual([undefined, 0])
})

test.each([
  ['hides', (userId: string) => setProfile(userId, { visibility: 'Hidden' })],
  ['is banned', (userId: string) => db().update(user).set({ banned: true }).where(eq(user.id, userId))],
])('whoever %s while their meaning is being written waits for nobody', async (_, leave) => {
  const { userId } = await buildSeeker()
  await writeMeaning()
  await during('select from profile_meaning for update', [], () => leave(userId))
  await writeMeaning()
  expect([await personOf(userId), await db().$count(staleProfile)]).toEqual([undefined, 0])
})

test.each([
  ['already written', writeMeaning],
  ['not written yet', () => Promise.resolve()],
])(
  'what is being deleted, %s, keeps no writer waiting, so that neither waits for the other',
  async (_, before) => {
    const [deleted, kept] = [await buildJob(), await buildJob()]
    const [leaving, staying] = [await buildSeeker(), await buildSeeker()]
    await before()
    await setJob(deleted, { mustHaveSkills: ['Signalling'] })
    await setJob(kept, { mustHaveSkills: ['Signalling'] })
    for (const { userId } of [leaving, staying]) await setProfile(userId, { radiusKm: 99 })
    await during(
      'with gone as (delete from job where id = $1) delete from "user" where id = $2',
      [deleted, leaving.userId],
      async () => {
        await writeMeaning()
        expect(await meaningOf(kept)).toMatchObject({ mustIds: [idOf('Signalling')] })
        expect(await personOf(staying.userId)).toMatchObject({ radiusKm: 99 })
        expect(await db().$count(staleJob, eq(staleJob.number, await numberOf(kept)))).toBe(0)
      },
    )
    await writeMeaning()
    expect([await db().$count(jobMeaning), await db().$count(profileMeaning), await countNotes()]).toEqual([
      1, 1, 0,
    ])
  },
)

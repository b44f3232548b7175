import { and, eq, inArray, lt, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { addDays, toIsoDate } from '#/domain/time/iso-date.ts'
import { db } from '#/db/client.server.ts'
import { job, jobLike, jobTransition } from '#/db/schema/index.ts'
import { buildJob } from '#tests/factories/build-job.ts'
import { buildUser } from '#tests/factories/build-user.ts'
import { useTestDatabase } from '#tests/setup/database.ts'
import { expireJobs } from './jobs.tasks.server.ts'

await useTestDatabase()

const TODAY = toIsoDate(new Date())

async function addLike(jobId: string) {
  const { userId } = await buildUser()
  await db().insert(jobLike).values({ userId, jobId, state: 'liked', likedAt: new Date() })
  return userId
}

test('open jobs past their closing day are archived once, with their likes closed and a line in the log', async () => {
  const [past, lastDay] = [
    await buildJob({ closingDate: addDays(TODAY, -1) }),
    await buildJob({ closingDate: TODAY }),
  ]
  const draft = await buildJob({ status: 'Draft', closingDate: addDays(TODAY, -1) })
  const userId = await addLike(past)
  // Two servers at the same minute, and the next minute.
  await Promise.all([expireJobs(), expireJobs()])
  await expireJobs()

  const rows = await db()
    .select({ id: job.id, status: job.status, reason: job.archiveReason })
    .from(job)
    .where(inArray(job.id, [past, lastDay, draft]))
  expect(Object.fromEntries(rows.map(({ id, status, reason }) => [id, [status, reason]]))).toEqual({
    [past]: ['Archived', 'Expired'],
    [lastDay]: ['Published', null],
    [draft]: ['Draft', null],
  })
  const [like] = await db().select().from(jobLike).where(eq(jobLike.userId, userId))
  expect(like).toMatchObject({ state: 'closed', closeReason: 'job:Expired', closedAt: expect.any(Date) })
  const log = await db().select().from(jobTransition).where(eq(jobTransition.jobId, past))
  expect(log).toMatchObject([{ actorId: null, toStatus: 'Archived', reason: 'Expired' }])
})

test('as many as end on one day have ended after one run, more than a batch of them', async () => {
  const model = await buildJob({ closingDate: addDays(TODAY, -1) })
  const [row] = await db().select().from(job).where(eq(job.id, model))
  if (!row) throw new Error('There is no job')
  const { number: _number, ...values } = row
  await db()
    .insert(job)
    .values(Array.from({ length: 1_100 }, (_, nth) => ({ ...values, id: `${model}-${nth}` })))
  await Promise.all([expireJobs(), expireJobs()])
  expect(await db().$count(job, and(eq(job.status, 'Published'), lt(job.closingDate, TODAY)))).toBe(0)
  expect(await db().$count(jobTransition, sql`${jobTransition.jobId} like ${`${model}%`}`)).toBe(1_101)
})

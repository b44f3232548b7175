import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { and, eq, inArray, lt, sql } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { addDays, toIsoDate } from '#/domain/time/iso-date.ts'
import { db } from '#/db/client.server.ts'
import { job, jobLike, jobTransition } from '#/db/schema/index.ts'
import { prepareTasks, stopTasks } from '#/platform/tasks/tasks.server.ts'
import { buildJob } from '#tests/factories/build-job.ts'
import { buildUser } from '#tests/factories/build-user.ts'
import { copyJob } from '#tests/factories/copy-job.ts'
import { useTestDatabase } from '#tests/setup/database.ts'
import { EXPIRY_GATE } from '#tests/setup/expiry-gate.ts'
import { expireJobs } from './jobs.tasks.server.ts'

const { connectionString, pool } = await useTestDatabase()
await prepareTasks()
afterAll(stopTasks)

const EXPIRER = fileURLToPath(import.meta.resolve('#tests/setup/expire-at-gate.ts'))

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

/** Writes so many open jobs whose closing day is over, and answers how their ids begin. */
async function buildPassedJobs(count: number): Promise<string> {
  const model = await buildJob({ closingDate: addDays(TODAY, -1) })
  await copyJob(model, count - 1)
  return model
}

const countPassed = () => db().$count(job, and(eq(job.status, 'Published'), lt(job.closingDate, TODAY)))
const countLines = (model: string) =>
  db().$count(jobTransition, sql`${jobTransition.jobId} like ${`${model}%`}`)

test('as many as end on one day have ended after one run, more than a batch of them', async () => {
  const model = await buildPassedJobs(1_101)
  await Promise.all([expireJobs(), expireJobs()])
  expect(await countPassed()).toBe(0)
  expect(await countLines(model)).toBe(1_101)
})

/** How many processes wait at the gate that the test holds shut. */
async function countWaiting(): Promise<number> {
  const { rows } = await db().execute<{ waiting: number }>(sql`select count(*)::int as waiting from pg_locks
    where locktype = 'advisory' and not granted
      and database = (select oid from pg_database where datname = current_database())`)
  return rows[0]?.waiting ?? 0
}

test('three processes that begin at the same moment move each job once', async () => {
  const model = await buildPassedJobs(1_501)
  const gate = await pool.connect()
  await gate.query(`select pg_advisory_lock(${EXPIRY_GATE})`)
  const env = { ...process.env, DATABASE_URL: connectionString }
  const ends = [1, 2, 3].map(() =>
    once(spawn(process.execPath, [EXPIRER], { env, stdio: 'inherit' }), 'exit'),
  )
  await expect.poll(countWaiting).toBe(3)
  await gate.query(`select pg_advisory_unlock(${EXPIRY_GATE})`)
  gate.release()
  expect((await Promise.all(ends)).map(([code]) => code)).toEqual([0, 0, 0])
  expect([await countPassed(), await countLines(model)]).toEqual([0, 1_501])
})

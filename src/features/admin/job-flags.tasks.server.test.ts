import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { db, type Transaction } from '#/db/client.server.ts'
import {
  job,
  jobFlag,
  jobFlagDue,
  jobFlagRound,
  jobLike,
  jobSketch,
  organization,
} from '#/db/schema/index.ts'
import { prepareTasks, startTasks, stopTasks } from '#/platform/tasks/tasks.server.ts'
import { buildJob as buildAlike } from '#tests/factories/build-job.ts'
import { buildOrganization } from '#tests/factories/build-organization.ts'
import { buildUser } from '#tests/factories/build-user.ts'
import { IDLE_TASKS } from '#tests/fakes/idle-tasks.ts'
import { useTestDatabase } from '#tests/setup/database.ts'
import { flagBatch } from './job-flag-batch.server.ts'
import { flagJobs } from './job-flags.tasks.server.ts'
import { listAllJobsSchema } from './jobs.schema.ts'
import { findAllJobs } from './jobs.server.ts'

await useTestDatabase()
await prepareTasks()
afterAll(stopTasks)
beforeEach(async () => {
  await db().delete(organization)
  await db().delete(jobFlagDue)
  await db().delete(jobFlagRound)
})

const UNPAID = { minSalary: 0, maxSalary: 0 } as const
/** A text of words that no other says. */
const ownText = (words = 60) => Array.from({ length: words }, () => crypto.randomUUID().slice(0, 8)).join(' ')
const buildJob = (changes: Parameters<typeof buildAlike>[0] = {}) =>
  buildAlike({ description: ownText(), ...changes })
const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000)

async function addLikes(jobId: string, likes: readonly Partial<typeof jobLike.$inferInsert>[]) {
  for (const like of likes)
    await db()
      .insert(jobLike)
      .values({ state: 'liked', likedAt: daysAgo(30), ...like, jobId, userId: (await buildUser()).userId })
}

/** The next round begins at once, and not tomorrow. */
const anotherRound = async () => {
  await db()
    .update(jobFlagRound)
    .set({ begunAt: new Date(0) })
  await flagJobs()
}

async function flagsOf(id: string) {
  const rows = await db()
    .select({ flag: jobFlag.flag })
    .from(jobFlag)
    .innerJoin(job, eq(job.number, jobFlag.number))
    .where(eq(job.id, id))
    .orderBy(jobFlag.flag)
  return rows.map(({ flag }) => flag)
}

test('live jobs are flagged by their pay, their age and how they answer, and no others are', async () => {
  const sound = await buildJob()
  const unpaid = await buildJob(UNPAID)
  const volunteer = await buildJob({ jobType: 'Volunteer', minSalary: null, maxSalary: null })
  const draft = await buildJob({ ...UNPAID, status: 'Draft', publishedAt: null })
  const old = await buildJob({ publishedAt: daysAgo(70) })
  const answering = await buildJob({ publishedAt: daysAgo(70) })
  await addLikes(answering, [{ state: 'matched', matchedAt: daysAgo(20) }])
  const silent = await buildJob()
  await addLikes(silent, [{}, {}, {}, {}, {}])
  const invited = await buildJob()
  await addLikes(
    invited,
    Array.from({ length: 6 }, () => ({ approachedAt: daysAgo(31) })),
  )
  await flagJobs()
  const jobs = [sound, unpaid, volunteer, draft, old, answering, silent, invited]
  const found = await Promise.all(jobs.map(flagsOf))
  expect(found).toEqual([[], ['noSalary'], [], [], ['stale'], [], ['lowResponse'], []])
})

test('a flag stays with the day on which it was noted, and goes when it is no longer so, or the job is not live', async () => {
  const [stays, paid, ends] = [await buildJob(UNPAID), await buildJob(UNPAID), await buildJob(UNPAID)]
  await flagJobs()
  const noted = daysAgo(3)
  await db().update(jobFlag).set({ notedAt: noted })
  const pay = { minSalary: 1, maxSalary: 2, currency: 'GBP', salaryPeriod: 'Year' } as const
  await db().update(job).set(pay).where(eq(job.id, paid))
  const end = { status: 'Archived', archivedAt: new Date(), archiveReason: 'Filled' } as const
  await db().update(job).set(end).where(eq(job.id, ends))
  await flagJobs()
  expect(await Promise.all([stays, paid, ends].map(flagsOf))).toEqual([['noSalary'], [], []])
  await Promise.all([anotherRound(), anotherRound()])
  expect(await flagsOf(stays)).toEqual(['noSalary'])
  expect(await db().select({ at: jobFlag.notedAt }).from(jobFlag)).toEqual([{ at: noted }])
  await db().delete(job).where(eq(job.id, stays))
  expect(await db().$count(jobFlag)).toBe(0)
})

test('a server that ends in the middle has flagged whole batches, and the next goes on where it left off', async () => {
  const organizationId = await buildOrganization()
  const [first] = await db()
    .select()
    .from(job)
    .where(eq(job.id, await buildJob({ organizationId, ...UNPAID })))
  if (!first) throw new Error('There is no job')
  const { number: _number, ...model } = first
  await db()
    .insert(job)
    .values(
      Array.from({ length: 1_099 }, (_, place) => ({
        ...model,
        id: `copy-${place}`,
        description: ownText(),
      })),
    )
  await startTasks(IDLE_TASKS)
  await stopTasks()
  await expect(flagJobs()).rejects.toThrow('stopping')
  expect(await db().$count(jobFlag)).toBe(500)
  await startTasks(IDLE_TASKS)
  await Promise.all([flagJobs(), flagJobs()])
  expect(await db().$count(jobFlag)).toBe(1_100)
  const [round] = await db().select().from(jobFlagRound)
  expect(round?.below).toBeNull()
})

test('two live jobs of whatever company that say nearly the same are flagged, while both are live and say it', async () => {
  const text = ownText(100)
  const [one, other, own, short, alsoShort] = [
    await buildJob({ description: text }),
    await buildJob({ description: `${text} with a word more` }),
    await buildJob(),
    await buildJob({
      title: 'Cook',
      description: 'Experienced cooks wanted immediately for Gloucestershire canteens',
    }),
    await buildJob({
      title: 'Cook',
      description: 'Experienced cooks wanted immediately for Gloucestershire canteens',
    }),
  ]
  await buildJob({ description: text, status: 'Draft', publishedAt: null })
  const all = () => Promise.all([one, other, own].map(flagsOf))
  await flagJobs()
  expect(await all()).toEqual([['nearDuplicate'], ['nearDuplicate'], []])
  expect([await flagsOf(short), await flagsOf(alsoShort)]).toEqual([[], []])
  await db().update(job).set({ description: ownText() }).where(eq(job.id, other))
  await db().update(job).set({ description: text }).where(eq(job.id, own))
  await flagJobs()
  expect(await all()).toEqual([['nearDuplicate'], [], ['nearDuplicate']])
  const end = { status: 'Archived', archivedAt: new Date(), archiveReason: 'Filled' } as const
  await db().update(job).set(end).where(eq(job.id, own))
  await flagJobs()
  expect(await all()).toEqual([[], [], []])
  expect(await db().$count(jobSketch)).toBe(4)
})

test('the flag of a near duplicate whose other job was deleted goes with the day’s round', async () => {
  const text = ownText(100)
  const [stays, goes] = [await buildJob({ description: text }), await buildJob({ description: text })]
  await flagJobs()
  expect(await flagsOf(stays)).toEqual(['nearDuplicate'])
  await db().delete(job).where(eq(job.id, goes))
  await anotherRound()
  expect(await flagsOf(stays)).toEqual([])
})

test('what depends on the day is seen by the day’s round, which reads no text that has not changed', async () => {
  const grows = await buildJob()
  await flagJobs()
  expect(await flagsOf(grows)).toEqual([])
  await db().update(jobSketch).set({ sketch: [], bands: [] })
  await addLikes(grows, [{}, {}, {}, {}, {}])
  await flagJobs()
  expect(await flagsOf(grows), 'on the same day').toEqual([])
  await anotherRound()
  expect(await flagsOf(grows)).toEqual(['lowResponse'])
  expect(await db().select({ bands: jobSketch.bands }).from(jobSketch)).toEqual([{ bands: [] }])
})

test('an answer takes the flag of a silent job away without waiting for the day’s round', async () => {
  const old = await buildJob({ publishedAt: daysAgo(70) })
  await addLikes(old, [{}])
  await flagJobs()
  expect(await flagsOf(old)).toEqual(['stale'])
  await db().update(jobLike).set({ state: 'matched', matchedAt: new Date() })
  await flagJobs()
  expect(await flagsOf(old)).toEqual([])
  expect(await db().$count(jobFlagDue)).toBe(0)
})

/** How many sketches this transaction has looked at so far. */
async function sketchesLookedAt(tx: Transaction): Promise<number> {
  const { rows } = await tx.execute<{ looked: string }>(
    sql`select seq_tup_read + idx_tup_fetch as looked from pg_stat_xact_user_tables where relname = 'job_sketch'`,
  )
  return Number(rows[0]?.looked)
}

test('a text of which a thousand jobs share a part is compared with some of them, not with all', async () => {
  const organizationId = await buildOrganization()
  const about = ownText(50)
  const [first] = await db()
    .select()
    .from(job)
    .where(eq(job.id, await buildJob({ organizationId, description: `${ownText(50)} ${about}` })))
  if (!first) throw new Error('There is no job')
  const { number: _number, ...model } = first
  const others = Array.from({ length: 999 }, (_, place) => ({
    ...{ ...model, id: `part-${place}`, description: `${ownText(50)} ${about}` },
  }))
  for (let from = 0; from < others.length; from += 333)
    await db()
      .insert(job)
      .values(others.slice(from, from + 333))
  const numbers = (await db().select({ number: job.number }).from(job)).map((one) => one.number)
  const looked = await db().transaction(async (tx) => {
    const before = await sketchesLookedAt(tx)
    await flagBatch(tx, numbers)
    return (await sketchesLookedAt(tx)) - before
  })
  expect(numbers).toHaveLength(1_000)
  // Each is found once, at worst by reading all of them in one go, and two hundred others are looked at for it at most.
  expect(looked).toBeLessThanOrEqual(numbers.length * 202)
  expect(await db().$count(jobFlag)).toBe(0)
})

test('the list shows the flags of live jobs, and is narrowed to one of them', async () => {
  const titled = (title: string, more: object = {}) => buildJob({ title, ...more })
  await titled('Sound')
  await titled('Unpaid', UNPAID)
  const ends = await titled('Unpaid and over', UNPAID)
  await titled('Old and unpaid', { ...UNPAID, publishedAt: daysAgo(80) })
  await flagJobs()
  await db()
    .update(job)
    .set({ status: 'Archived', archivedAt: sql`now()`, archiveReason: 'Filled' })
    .where(eq(job.id, ends))
  const find = (asked: object) => findAllJobs(listAllJobsSchema.parse({ words: '', ...asked }))
  const { rows } = await find({})
  expect(rows.map(({ title, flags }) => [title, flags])).toEqual([
    ['Old and unpaid', ['noSalary', 'stale']],
    ['Unpaid and over', []],
    ['Unpaid', ['noSalary']],
    ['Sound', []],
  ])
  const flagged = await find({ flag: 'noSalary' })
  expect(flagged.rows.map(({ title }) => title)).toEqual(['Old and unpaid', 'Unpaid'])
  expect(flagged.count.value).toBe(2)
  const behind = await find({ flag: 'noSalary', after: flagged.rows[0]?.id })
  expect(behind.rows.map(({ title }) => title)).toEqual(['Unpaid'])
  const sought = await find({ flag: 'noSalary', sort: 'number', words: 'old' })
  expect(sought.rows.map(({ title }) => title)).toEqual(['Old and unpaid'])
})

test('a copy of what admins took down is flagged as long as it is one, and what was taken down is not', async () => {
  const texts = [ownText(), ownText()]
  const [taken = '', filled = ''] = await Promise.all(texts.map((description) => buildJob({ description })))
  const end = (id: string, archiveReason: 'Moderation' | 'Filled') =>
    db().update(job).set({ status: 'Archived', archivedAt: new Date(), archiveReason }).where(eq(job.id, id))
  await end(taken, 'Moderation')
  await end(filled, 'Filled')
  await flagJobs()
  const copies = await Promise.all(texts.map((description) => buildJob({ description })))
  await flagJobs()
  expect(await Promise.all([taken, ...copies].map(flagsOf))).toEqual([[], ['nearDuplicate'], []])
  await db()
    .update(job)
    .set({ description: ownText(), updatedAt: new Date() })
    .where(eq(job.id, copies[0] ?? ''))
  await flagJobs()
  expect(await flagsOf(copies[0] ?? '')).toEqual([])
})

import { asc, eq } from 'drizzle-orm'
import { createHash } from 'node:crypto'
import { expect, test, vi } from 'vitest'
import { terms } from '#/platform/meaning/terms.server.ts'
import { db } from '#/db/client.server.ts'
import {
  job,
  jobLike,
  jobMeaning,
  organization,
  profile,
  profileMeaning,
  staleJob,
  staleProfile,
} from '#/db/schema/index.ts'
import { publishProblems } from '#/domain/job/publish-rules.ts'
import { toJobDetails } from '#/domain/job/to-job-details.ts'
import { writeJobMeanings, writeProfileMeanings } from '#/platform/meaning/write-meanings.server.ts'
import { useTestDatabase } from '#tests/setup/database.ts'
import { toCrowdJob } from './crowd-job.ts'
import { buildCrowdWorld } from './crowd-world.ts'
import { plantCrowd } from './plant-crowd.server.ts'

const { connectionString } = await useTestDatabase()

const TODAY = '2026-11-01'
const CROWD = { connectionString, jobs: 1_000, people: 100, seed: 'test', today: TODAY, terms: terms() }
const world = buildCrowdWorld(CROWD)
const manyJobs = buildCrowdWorld({ ...CROWD, jobs: 3_000 })
const manyRows = Array.from({ length: 3_000 }, (_, nth) => toCrowdJob(manyJobs, nth))
const digest = (value: unknown) =>
  createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, 16)

test.each([
  [1, 'dc56507c8687ce58'],
  [7, 'b6870835c7d5d26d'],
  [999_999, 'a9d735b0c4abd795'],
])('job %d of a seed is always the same', (nth, expected) => {
  const big = buildCrowdWorld({ ...CROWD, jobs: 1_000_000 })
  expect(digest(toCrowdJob(big, nth))).toBe(expected)
})

test('another seed, another day or another number makes another job', () => {
  const others = [{ seed: 'other' }, { today: '2026-11-02' }].map((change) =>
    buildCrowdWorld({ ...CROWD, ...change }),
  )
  const made = [toCrowdJob(world, 1), toCrowdJob(world, 2), ...others.map((other) => toCrowdJob(other, 1))]
  expect(new Set(made.map(digest)).size).toBe(made.length)
})

test('every job that the crowd publishes obeys the rules of publishing', () => {
  const broken = manyRows
    .filter(({ status }) => status === 'Published')
    .flatMap((row) =>
      publishProblems(toJobDetails(row as Parameters<typeof toJobDetails>[0]), { today: TODAY }),
    )
  expect(broken).toEqual([])
})

test('descriptions have 120 to 600 words, one in ten is French, four in five are open', () => {
  const words = manyRows.map(({ description = '' }) => description.match(/\S*[\p{L}\p{N}]\S*/gu)?.length ?? 0)
  expect(Math.min(...words)).toBeGreaterThanOrEqual(120)
  expect(Math.max(...words)).toBeLessThanOrEqual(600)
  const shareOf = (is: (row: (typeof manyRows)[number]) => boolean) =>
    manyRows.filter(is).length / manyRows.length
  expect(shareOf(({ description }) => /Vos missions/.test(description ?? ''))).toBeCloseTo(0.1, 1)
  expect(shareOf(({ status }) => status === 'Published')).toBeCloseTo(0.8, 1)
})

test('jobs come in the order in which they were published, about half of them in the last four months', () => {
  const born = manyRows.map(({ createdAt }) => Number(createdAt))
  expect(born).toEqual(born.toSorted((a, b) => a - b))
  const recent = Date.parse(TODAY) - 120 * 86_400_000
  expect(born.filter((at) => at > recent).length / born.length).toBeCloseTo(0.5, 1)
})

test('a crowd stands in the tables as it was made, once, and its people like open jobs', async () => {
  const seen: string[] = []
  const report = await plantCrowd({ ...CROWD, onProgress: ({ what, rows }) => seen.push(`${what} ${rows}`) })
  expect(report).toMatchObject({ companies: 20, jobs: 1_000, people: 100 })
  expect(seen).toContain('jobs 1000')
  expect(await db().$count(organization)).toBe(20)
  expect(await db().$count(profile)).toBe(100)
  expect(await db().$count(jobLike)).toBe(report.likes)
  const liked = await db()
    .selectDistinct({ status: job.status })
    .from(jobLike)
    .innerJoin(job, eq(job.id, jobLike.jobId))
  expect(liked).toEqual([{ status: 'Published' }])
  const stored = await db().select().from(job).orderBy(asc(job.number)).limit(50)
  for (const [nth, row] of stored.entries()) expect(row).toMatchObject(toCrowdJob(world, nth))
  await expect(plantCrowd({ ...CROWD, onProgress: () => undefined })).rejects.toThrow('is here already')
})

test('what the crowd means is what the task writes of it, and nothing is left to be written', async () => {
  expect(await db().$count(staleJob)).toBe(0)
  expect(await db().$count(staleProfile)).toBe(0)
  const read = async () => ({
    jobs: await db().select().from(jobMeaning).orderBy(jobMeaning.number).limit(200),
    people: await db().select().from(profileMeaning).orderBy(profileMeaning.userId),
  })
  const planted = await read()
  expect(planted.jobs).toHaveLength(200)
  vi.setSystemTime(`${TODAY}T12:00:00Z`)
  await writeJobMeanings(
    db(),
    planted.jobs.map(({ number }) => number),
  )
  await writeProfileMeanings(
    db(),
    planted.people.map(({ userId }) => userId),
  )
  vi.useRealTimers()
  const written = await read()
  const withoutMoment = (rows: { writtenAt: Date }[]) => rows.map(({ writtenAt: _at, ...row }) => row)
  expect(withoutMoment(written.jobs)).toEqual(withoutMoment(planted.jobs))
  expect(withoutMoment(written.people)).toEqual(withoutMoment(planted.people))
})

import { eq } from 'drizzle-orm'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { terms } from '#/platform/meaning/terms.server.ts'
import { db } from '#/db/client.server.ts'
import { job, jobLike, jobMeaning, organization, profile, profileMeaning, user } from '#/db/schema/index.ts'
import { plantCrowd } from '#/db/seed/crowd/plant-crowd.server.ts'
import { computeFit } from '#/domain/matching/fit.ts'
import { toIsoDate } from '#/domain/time/iso-date.ts'
import { writeMeaning } from '#/platform/meaning/write-meaning.tasks.server.ts'
import { prepareTasks, stopTasks } from '#/platform/tasks/tasks.server.ts'
import { buildJob } from '#tests/factories/build-job.ts'
import { buildOrganization } from '#tests/factories/build-organization.ts'
import { buildSeeker } from '#tests/factories/build-profile.ts'
import { useTestDatabase } from '#tests/setup/database.ts'
import { findMatchPerson, matchJobOf } from '../matching-inputs.server.ts'
import { BEST_MAX, findBestJobs } from './best-jobs.server.ts'
import { findBestPeople } from './best-people.server.ts'

const { connectionString, pool } = await useTestDatabase()
await prepareTasks()
afterAll(stopTasks)
beforeEach(async () => {
  await db().delete(organization)
  await db().delete(user)
})

type Changes = Parameters<typeof buildSeeker>[0]
type JobChanges = Parameters<typeof buildJob>[0]

async function jobsOf(userId: string): Promise<string[]> {
  const person = await findMatchPerson(userId)
  return person ? (await findBestJobs(person, { userId })).map((best) => best.job.id) : []
}

async function peopleOf(jobId: string): Promise<string[]> {
  const [row] = await db().select().from(job).where(eq(job.id, jobId))
  if (!row) return []
  const best = await findBestPeople({
    id: row.id,
    organizationId: row.organizationId,
    match: matchJobOf(row),
  })
  return best.map(({ user: { id } }) => id)
}

/** Whether a job and a person find each other, before and after what they mean is written. */
async function findEachOther(seeker: Changes, asked: JobChanges): Promise<boolean[]> {
  const [jobId, { userId }] = [await buildJob(asked), await buildSeeker(seeker)]
  const look = async () => [(await jobsOf(userId)).includes(jobId), (await peopleOf(jobId)).includes(userId)]
  const noted = await look()
  await writeMeaning()
  return [...noted, ...(await look())]
}

const BOTH = [true, true, true, true]
const NEITHER = [false, false, false, false]
const NO_PERSON = [true, false, true, false]
const ROME = { lat: 41.9, lng: 12.5, location: 'Rome, Italy', countryCode: 'IT' }

test('a person and a job find each other at once, and when their meaning is written', async () => {
  expect(await findEachOther({}, {})).toEqual(BOTH)
})

test.each<[string, Changes, JobChanges, boolean[]]>([
  ['a closing date that has passed', {}, { closingDate: '2020-01-01' }, [false, false, false, false]],
  ['a draft', {}, { status: 'Draft', publishedAt: null }, [false, true, false, true]],
  ['a place out of reach', {}, { ...ROME, workLocation: 'OnSite' }, NEITHER],
  ['a country that is not open', {}, { workLocation: 'Remote', countries: ['NZ'] }, NEITHER],
  ['a required education', {}, { educationLevel: 'Doctorate', educationRequirement: 'Required' }, NEITHER],
  ['a hidden profile', { preferences: { visibility: 'Hidden' } }, {}, NO_PERSON],
  ['a profile for matches alone', { preferences: { visibility: 'MatchedEmployers' } }, {}, NO_PERSON],
  ['somebody who is not looking', { preferences: { availability: 'NotLooking' } }, {}, NO_PERSON],
])('%s stands between them', async (_, seeker, asked, expected) => {
  expect(await findEachOther(seeker, asked)).toEqual(expected)
})

test('an employer who is excluded finds nobody and is not found', { tags: ['2.12l'] }, async () => {
  const organizationId = await buildOrganization()
  expect(
    await findEachOther({ preferences: { excludedEmployers: [organizationId] } }, { organizationId }),
  ).toEqual(NEITHER)
})

test('somebody who is banned or an employer is found by nobody, even before their meaning is gone', async () => {
  const [jobId, { userId }] = [await buildJob(), await buildSeeker()]
  await writeMeaning()
  await db().update(user).set({ banned: true }).where(eq(user.id, userId))
  expect(await peopleOf(jobId)).toEqual([])
  await db().update(user).set({ banned: false, type: 'Employer' }).where(eq(user.id, userId))
  expect(await peopleOf(jobId)).toEqual([])
})

test('what is closed or hidden while its meaning is being written is found by nobody, though the meaning is still there', async () => {
  const jobs = [await buildJob(), await buildJob()] as const
  const people = [await buildSeeker(), await buildSeeker()] as const
  await writeMeaning()
  const writer = await pool.connect()
  await writer.query('begin; select from job_meaning for update; select from profile_meaning for update')
  const closed = { status: 'Archived', archivedAt: new Date(), archiveReason: 'Filled' } as const
  await db().update(job).set(closed).where(eq(job.id, jobs[0]))
  await db().update(profile).set({ visibility: 'Hidden' }).where(eq(profile.userId, people[0].userId))
  expect([await db().$count(jobMeaning), await db().$count(profileMeaning)]).toEqual([2, 2])
  expect(await jobsOf(people[1].userId)).toEqual([jobs[1]])
  expect(await peopleOf(jobs[1])).toEqual([people[1].userId])
  await writer.query('commit')
  writer.release()
  await writeMeaning()
  expect([await db().$count(jobMeaning), await db().$count(profileMeaning)]).toEqual([1, 1])
})

test('who has answered is not asked again, on either side', async () => {
  const [jobId, { userId }] = [await buildJob(), await buildSeeker()]
  await writeMeaning()
  await db().insert(jobLike).values({ userId, jobId, state: 'closed', closedAt: new Date() })
  expect([await jobsOf(userId), await peopleOf(jobId)]).toEqual([[], []])
})

test(
  'in a small crowd the best are those that scoring everybody finds, in that order',
  { tags: ['2.12l'] },
  async () => {
    const today = toIsoDate(new Date())
    await plantCrowd({
      connectionString,
      jobs: 600,
      people: 250,
      seed: 'small',
      today,
      terms: terms(),
      onProgress: () => undefined,
    })
    const rows = (await db().select().from(job).where(eq(job.status, 'Published'))).map((row) => ({
      row,
      match: matchJobOf(row),
    }))
    const people = await db().select({ id: user.id }).from(user).limit(8)
    for (const { id: userId } of people) {
      const person = await findMatchPerson(userId)
      if (!person) continue
      const liked = await db()
        .select({ jobId: jobLike.jobId })
        .from(jobLike)
        .where(eq(jobLike.userId, userId))
      const answered = new Set(liked.map(({ jobId }) => jobId))
      const exact = rows
        .filter(({ row }) => !answered.has(row.id))
        .map(({ row, match }) => ({
          number: row.number,
          fit: computeFit(person, match, { profileOpened: true, detail: 'score' }),
        }))
        .filter(({ fit }) => fit.gates.length === 0)
        .toSorted((a, b) => (b.fit.fit ?? 0) - (a.fit.fit ?? 0) || b.number - a.number)
        .slice(0, BEST_MAX)
        .map(({ fit }) => fit.fit)
      const best = await findBestJobs(person, { userId })
      expect(best.map(({ fit }) => fit.fit)).toEqual(exact)
    }
    const everybody = await Promise.all(
      (await db().select({ userId: profileMeaning.userId }).from(profileMeaning)).map(async ({ userId }) => ({
        userId,
        person: await findMatchPerson(userId),
      })),
    )
    for (const { row, match } of rows.slice(0, 8)) {
      const met = await db().select({ userId: jobLike.userId }).from(jobLike).where(eq(jobLike.jobId, row.id))
      const exact = everybody
        .filter(({ userId }) => !met.some((like) => like.userId === userId))
        .flatMap(({ person }) =>
          person ? [computeFit(person, match, { profileOpened: true, detail: 'score' })] : [],
        )
        .filter(({ gates, fit }) => gates.length === 0 && fit !== null)
        .map(({ fit }) => fit ?? 0)
        .toSorted((a, b) => b - a)
        .slice(0, BEST_MAX)
      const best = await findBestPeople({ id: row.id, organizationId: row.organizationId, match })
      expect(best.map(({ fit }) => fit.fit)).toEqual(exact)
    }
  },
)

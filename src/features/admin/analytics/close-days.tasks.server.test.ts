import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { addDays } from '#/domain/time/iso-date.ts'
import { db } from '#/db/client.server.ts'
import { analyticsDay, job, jobLike, searchCount, user } from '#/db/schema/index.ts'
import { utcToday } from '#/platform/clock/utc-today.ts'
import { prepareTasks, stopTasks } from '#/platform/tasks/tasks.server.ts'
import { buildJob } from '#tests/factories/build-job.ts'
import { buildSeeker } from '#tests/factories/build-profile.ts'
import { buildUser, type UserOptions } from '#tests/factories/build-user.ts'
import { useTestDatabase } from '#tests/setup/database.ts'
import { readAnalytics } from './analytics.server.ts'
import { closeDays } from './close-days.tasks.server.ts'

const { pool } = await useTestDatabase()
await prepareTasks()
afterAll(stopTasks)

const TODAY = utcToday()
const YESTERDAY = addDays(TODAY, -1)
const BEFORE = addDays(TODAY, -2)

beforeEach(async () => {
  await db().execute(sql`truncate ${analyticsDay}, ${searchCount}, ${job}, ${user} cascade`)
})

const at = (day: string, time: string) => new Date(`${day}T${time}Z`)

async function joined(moment: Date, options: UserOptions = {}) {
  const { userId } = await buildUser(options)
  await db().update(user).set({ createdAt: moment }).where(eq(user.id, userId))
  return userId
}

const daysCounted = () => db().select().from(analyticsDay).orderBy(analyticsDay.day)

/** Two days by hand: who came, what was open when they ended, what was said. */
async function buildWorld() {
  const seeker = await joined(at(BEFORE, '00:00:00.000'))
  const other = await joined(at(YESTERDAY, '23:59:59.999'))
  await joined(at(YESTERDAY, '12:00:00'), { type: 'Employer' })
  await joined(at(TODAY, '00:00:00'), { type: 'Employer' })
  const open = await buildJob({ publishedAt: at(BEFORE, '10:00:00') })
  // Ended with its last day: the clock took it down a minute later.
  await buildJob({
    ...{ publishedAt: at(BEFORE, '11:00:00'), jobType: 'Volunteer', minSalary: null, maxSalary: null },
    ...{ status: 'Archived', archivedAt: at(YESTERDAY, '00:01:00'), archiveReason: 'Expired' },
  })
  const late = await buildJob({ publishedAt: at(YESTERDAY, '09:00:00') })
  await buildJob({ publishedAt: at(YESTERDAY, '09:30:00'), minSalary: 0, maxSalary: 0 })
  await buildJob({ publishedAt: at(TODAY, '00:00:00') })
  await buildJob({ status: 'Draft', publishedAt: null })
  await db()
    .insert(jobLike)
    .values([
      // Matched after 25 hours and a half.
      {
        ...{ userId: seeker, jobId: open, state: 'matched' },
        ...{ likedAt: at(BEFORE, '10:00:00'), matchedAt: at(YESTERDAY, '11:30:00') },
      },
      // Passed after three.
      {
        ...{ userId: other, jobId: open, state: 'liked' },
        ...{ likedAt: at(YESTERDAY, '12:00:00'), passedAt: at(YESTERDAY, '15:00:00') },
      },
      // The company asked first.
      {
        ...{ userId: seeker, jobId: late, state: 'matched', approachedAt: at(YESTERDAY, '10:00:00') },
        ...{ likedAt: at(YESTERDAY, '13:00:00'), matchedAt: at(YESTERDAY, '13:00:00') },
      },
    ])
  await db().insert(searchCount).values({ day: YESTERDAY, searches: 9, emptySearches: 2 })
}

const EMPTY = {
  ...{ signUpsIndividual: 0, signUpsEmployer: 0, signUpsAdmin: 0, profiles: null, profilePercents: null },
  ...{
    liveJobs: 0,
    liveJobsWithPay: 0,
    likes: 0,
    matches: 0,
    answerHours: {},
    searches: 0,
    emptySearches: 0,
  },
}

test('days that are over are counted, and the day that is not over is not', async () => {
  await buildWorld()
  await closeDays()
  expect(await daysCounted()).toEqual([
    { ...EMPTY, day: BEFORE, signUpsIndividual: 1, liveJobs: 2, liveJobsWithPay: 2, likes: 1 },
    {
      ...{ day: YESTERDAY, signUpsIndividual: 1, signUpsEmployer: 1, signUpsAdmin: 0 },
      ...{ profiles: 0, profilePercents: 0, liveJobs: 3, liveJobsWithPay: 2, likes: 1, matches: 2 },
      ...{ answerHours: { 3: 1, 25: 1 }, searches: 9, emptySearches: 2 },
    },
  ])
})

test('a day that was counted is never touched again, by whoever counts and however often', async () => {
  await buildWorld()
  await Promise.all([closeDays(), closeDays()])
  const counted = await daysCounted()
  await joined(at(YESTERDAY, '01:00:00'))
  await db().execute(sql`truncate ${job} cascade`)
  await closeDays()
  expect(await daysCounted()).toEqual(counted)
})

test('how complete profiles are is known of yesterday alone', async () => {
  const { userId } = await buildSeeker()
  await db()
    .update(user)
    .set({ createdAt: at(BEFORE, '08:00:00') })
    .where(eq(user.id, userId))
  await buildSeeker({ headline: '' })
  await closeDays()
  const days = await daysCounted()
  expect(days.map(({ profiles, profilePercents }) => [profiles, profilePercents])).toEqual([
    [null, null],
    [2, 190],
  ])
})

test('an old platform is counted sixty days at a time, the latest first, two years back', async () => {
  await joined(at(addDays(TODAY, -900), '12:00:00'))
  await joined(at(addDays(TODAY, -100), '12:00:00'))
  await closeDays()
  const first = await daysCounted()
  expect([first.length, first[0]?.day, first.at(-1)?.day]).toEqual([60, addDays(TODAY, -60), YESTERDAY])
  const { rows } = await pool.query(
    "select count(*)::int as waiting from pgboss.job where name = 'close-days'",
  )
  expect(rows).toEqual([{ waiting: 1 }])
  for (let nth = 0; nth < 13; nth += 1) await closeDays()
  const all = await daysCounted()
  expect([all.length, all[0]?.day]).toEqual([730, addDays(TODAY, -730)])
  expect(all.reduce((sum, day) => sum + day.signUpsIndividual, 0)).toBe(1)
})

test('where nobody is, nothing is counted', async () => {
  await closeDays()
  expect(await daysCounted()).toEqual([])
  expect(await readAnalytics(7)).toMatchObject({ days: [], before: null })
})

test('a period is compared with the one before once all its days were counted', async () => {
  await joined(at(addDays(TODAY, -14), '12:00:00'))
  await joined(at(addDays(TODAY, -3), '12:00:00'))
  await joined(at(addDays(TODAY, -3), '13:00:00'))
  await closeDays()
  const week = await readAnalytics(7)
  expect(week.days.map(({ day }) => day)).toHaveLength(7)
  expect(week.days.map(({ signUps }) => signUps)).toEqual([0, 0, 0, 0, 2, 0, 0])
  expect([week.total.signUps, week.before?.signUps]).toEqual([2, 1])
  expect((await readAnalytics(30)).before).toBeNull()
})

import { eq } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { ARCHIVE_REASONS } from '#/domain/job/vocabulary.ts'
import { db } from '#/db/client.server.ts'
import { jobLike, mail, user } from '#/db/schema/index.ts'
import { prepareTasks, stopTasks } from '#/platform/tasks/tasks.server.ts'
import { buildJob } from '#tests/factories/build-job.ts'
import { buildUser, type UserOptions } from '#tests/factories/build-user.ts'
import { useTestDatabase } from '#tests/setup/database.ts'
import { isLong } from '#tests/setup/tries.ts'
import { closePassedLikes, mailClosedLikes } from './closed-likes.tasks.server.ts'

const DAY_MS = 86_400_000
const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS)

const database = await useTestDatabase()
await prepareTasks()
afterAll(stopTasks)

type Like = Partial<typeof jobLike.$inferInsert>

async function buildLike(jobId: string, like: Like = {}, person: UserOptions = {}) {
  const { userId } = await buildUser(person)
  await db()
    .insert(jobLike)
    .values({ userId, jobId, state: 'liked', likedAt: daysAgo(3), ...like })
  return userId
}

const closedLike = (closeReason = 'job:Filled'): Like => ({
  state: 'closed',
  closedAt: new Date(),
  closeReason,
})
const mailsOf = async (jobId: string) =>
  (await db().select().from(mail)).filter(({ key }) => key.startsWith(`closed:${jobId}:`))
const since = daysAgo(1).toISOString()

async function queuedFor(jobId: string): Promise<{ jobId: string; since: string }[]> {
  const found = await database.pool.query(
    `select data from pgboss.job where name = 'likes-closed' and data ->> 'jobId' = $1`,
    [jobId],
  )
  return found.rows.map(({ data }) => data)
}

const CLOSING = [
  { name: 'passed, the promised day over', likedDaysAgo: 15, passed: true, state: 'closed' },
  { name: 'passed, on the promised day', likedDaysAgo: 14, passed: true, state: 'liked' },
  { name: 'not passed, the promised day over', likedDaysAgo: 15, passed: false, state: 'liked' },
]

test.each(CLOSING)('a like $name is then $state', async ({ likedDaysAgo, passed, state }) => {
  const jobId = await buildJob({ replyPledgeDays: 14 })
  const { userId } = await buildUser()
  const likedAt = daysAgo(likedDaysAgo)
  await db()
    .insert(jobLike)
    .values({ userId, jobId, state: 'liked', likedAt, passedAt: passed ? daysAgo(3) : null })
  await closePassedLikes()
  await closePassedLikes()
  const [row] = await db().select().from(jobLike).where(eq(jobLike.jobId, jobId))
  expect(row?.state).toBe(state)
})

/** More than one transaction closes; in the long run more than two do. */
const PASSED = isLong ? 450 : 250

test('many passes are closed at once by two servers, and each person is told once', async () => {
  const jobId = await buildJob({ replyPledgeDays: 14, title: 'Lock Keeper' })
  const { rows } = await database.pool.query(
    `insert into "user" (id, name, first_name, last_name, email, email_verified, type)
      select 'crowd-' || nth, 'A B', 'A', 'B', 'crowd-' || nth || '@example.com', true, 'Individual'
      from generate_series(1, $1::int) as nth returning id`,
    [PASSED],
  )
  await db()
    .insert(jobLike)
    .values(
      rows.map(({ id }) => ({
        ...{ userId: id, jobId, state: 'liked' as const },
        ...{ likedAt: daysAgo(20), passedAt: daysAgo(19) },
      })),
    )
  await Promise.all([closePassedLikes(), closePassedLikes()])
  expect(await db().$count(jobLike, eq(jobLike.state, 'closed'))).toBeGreaterThanOrEqual(PASSED)
  const tasks = await queuedFor(jobId)
  expect(tasks.length).toBeGreaterThanOrEqual(1)
  await Promise.all([...tasks, ...tasks].map(mailClosedLikes))
  const mails = await mailsOf(jobId)
  expect(mails).toHaveLength(PASSED)
  expect(new Set(mails.map(({ recipient }) => recipient)).size).toBe(PASSED)
})

test.each([...ARCHIVE_REASONS.map((reason) => `job:${reason}`), 'passed'])(
  'a like closed by %s is told with the job, the reason and a way on',
  async (closeReason) => {
    const jobId = await buildJob({ title: 'Lock Keeper' })
    const userId = await buildLike(jobId, closedLike(closeReason), { firstName: 'Ines' })
    await mailClosedLikes({ jobId, since })
    await mailClosedLikes({ jobId, since })
    const [only, ...others] = await mailsOf(jobId)
    expect(others).toEqual([])
    expect(only).toMatchObject({ userId, recipient: `${userId}@example.com` })
    expect(only?.subject).toContain('Lock Keeper')
    expect(only?.text).toMatch(/Hello Ines,[\s\S]+Lock Keeper[\s\S]+See open jobs\nhttp/)
    expect(only?.text).not.toContain('{')
  },
)

test('a job that closes again after it was open again is told again, but once a day', async () => {
  const jobId = await buildJob()
  await buildLike(jobId, closedLike())
  const counts = []
  for (const hour of ['2099-01-01T09:00Z', '2099-01-01T21:00Z', '2099-01-02T09:00Z']) {
    await db()
      .update(jobLike)
      .set({ closedAt: new Date(hour) })
      .where(eq(jobLike.jobId, jobId))
    await mailClosedLikes({ jobId, since })
    counts.push((await mailsOf(jobId)).length)
  }
  expect(counts).toEqual([1, 1, 2])
})

test('nobody is told who is banned, whose address nobody confirmed, who was only invited, or whose like is open', async () => {
  const jobId = await buildJob()
  const banned = await buildLike(jobId, closedLike())
  await db().update(user).set({ banned: true }).where(eq(user.id, banned))
  await buildLike(jobId, closedLike(), { emailVerified: false })
  await buildLike(jobId, { ...closedLike(), likedAt: null, approachedAt: daysAgo(3) })
  await buildLike(jobId)
  await buildLike(jobId, { ...closedLike(), closedAt: daysAgo(5) })
  await buildLike(await buildJob(), closedLike())
  await mailClosedLikes({ jobId, since })
  expect(await mailsOf(jobId)).toEqual([])
})

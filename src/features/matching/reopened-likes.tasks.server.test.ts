import { eq, sql, TransactionRollbackError } from 'drizzle-orm'
import { afterAll, expect, onTestFinished, test, vi } from 'vitest'
import { db } from '#/db/client.server.ts'
import { job, jobLike, mail, profile, user } from '#/db/schema/index.ts'
import { addDays, toIsoDate } from '#/domain/time/iso-date.ts'
import { prepareTasks, stopTasks } from '#/platform/tasks/tasks.server.ts'
import { buildJob } from '#tests/factories/build-job.ts'
import { buildOrganization } from '#tests/factories/build-organization.ts'
import { buildUser, type UserOptions } from '#tests/factories/build-user.ts'
import { countWaiting } from '#tests/setup/count-waiting.ts'
import { useTestDatabase } from '#tests/setup/database.ts'
import { mailClosedLikes } from './closed-likes.tasks.server.ts'
import { mailDeletedJob } from './deleted-jobs.tasks.server.ts'
import { mailReopenedLikes } from './reopened-likes.tasks.server.ts'

const DAY_MS = 86_400_000
const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS)

await useTestDatabase()
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

/** Closes the job's likes at a moment, with the mails about it, as the job's end does. */
async function close(jobId: string, closedAt: Date) {
  await db()
    .update(jobLike)
    .set({ state: 'closed', closedAt, closeReason: 'job:Suspended' })
    .where(eq(jobLike.jobId, jobId))
  await mailClosedLikes({ jobId, since: closedAt.toISOString() })
}

const reopen = (jobId: string) =>
  db()
    .update(jobLike)
    .set({ state: 'liked', closedAt: null, closeReason: null })
    .where(eq(jobLike.jobId, jobId))

const tell = (jobId: string, closedAt: Date) => mailReopenedLikes({ jobId, closedAt: closedAt.toISOString() })

const mailsOf = async (jobId: string, kind = 'reopened') =>
  (await db().select().from(mail).orderBy(mail.id)).filter(({ key }) => key.startsWith(`${kind}:${jobId}:`))

test('whoever was told of the closing is told once that the like counts again, with the job and the due day', async () => {
  const jobId = await buildJob({ title: 'Lock Keeper', replyPledgeDays: 14 })
  const userId = await buildLike(jobId, {}, { firstName: 'Ines' })
  const closedAt = daysAgo(1)
  await close(jobId, closedAt)
  await reopen(jobId)
  await Promise.all([tell(jobId, closedAt), tell(jobId, closedAt)])
  await tell(jobId, closedAt)
  const [only, ...others] = await mailsOf(jobId)
  expect(others).toEqual([])
  expect(only).toMatchObject({ userId, recipient: `${userId}@example.com` })
  expect(only?.subject).toBe('Lock Keeper is open again, and so is your like')
  const due = new Date(addDays(toIsoDate(daysAgo(3)), 14))
  const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(due)
  expect(only?.text).toContain(`They promised an answer by ${day}.`)
  expect(only?.text).toMatch(/Hello Ines,[\s\S]+your like counts again[\s\S]+See the job\nhttp/)
  expect(only?.text).toContain(`/job/${jobId}`)
  expect(only?.text).not.toContain('{')
})

test('a like whose promised day has passed meanwhile is told without a day', async () => {
  const jobId = await buildJob({ replyPledgeDays: 7 })
  await buildLike(jobId, { likedAt: daysAgo(20) })
  const closedAt = daysAgo(1)
  await close(jobId, closedAt)
  await reopen(jobId)
  await tell(jobId, closedAt)
  const [only] = await mailsOf(jobId)
  expect(only?.text).toContain('your like counts again')
  expect(only?.text).not.toContain('promised')
})

test('a pass is not betrayed: it is told like any like until its day is over, and then not as open', async () => {
  const closedAt = daysAgo(1)
  const told = []
  for (const likedAt of [daysAgo(3), daysAgo(20)]) {
    const jobId = await buildJob({ replyPledgeDays: 14 })
    await buildLike(jobId, { likedAt, passedAt: daysAgo(2) })
    await close(jobId, closedAt)
    await reopen(jobId)
    await tell(jobId, closedAt)
    told.push((await mailsOf(jobId)).length)
  }
  expect(told).toEqual([1, 0])
})

test('nobody is told who was not told of the closing, unless that mail is no longer kept', async () => {
  const jobId = await buildJob()
  await buildLike(jobId, { likedAt: daysAgo(50) })
  await tell(jobId, daysAgo(1))
  expect(await mailsOf(jobId)).toEqual([])
  await tell(jobId, daysAgo(40))
  expect(await mailsOf(jobId)).toHaveLength(1)
})

test('nobody is told who took the like back, gave it anew, matched, excluded the company, is banned or unconfirmed', async () => {
  const organizationId = await buildOrganization()
  const jobId = await buildJob({ organizationId })
  const changed: Like[] = [
    { state: 'withdrawn' },
    { likedAt: new Date() },
    { state: 'matched', matchedAt: new Date() },
    { state: 'closed', closedAt: new Date() },
    { state: 'approached', likedAt: null },
  ]
  const people = await Promise.all(changed.map(() => buildLike(jobId)))
  const excluding = await buildLike(jobId)
  const banned = await buildLike(jobId)
  const unconfirmed = await buildLike(jobId)
  const staying = await buildLike(jobId)
  const closedAt = daysAgo(1)
  await close(jobId, closedAt)
  expect(await mailsOf(jobId, 'closed')).toHaveLength(9)
  await reopen(jobId)
  for (const [nth, userId] of people.entries())
    await db()
      .update(jobLike)
      .set(changed[nth] ?? {})
      .where(eq(jobLike.userId, userId))
  const links = { website: '', linkedin: '', github: '', portfolio: '' }
  await db()
    .insert(profile)
    .values({ userId: excluding, links, excludedEmployers: [organizationId] })
  await db().update(user).set({ banned: true }).where(eq(user.id, banned))
  await db().update(user).set({ emailVerified: false }).where(eq(user.id, unconfirmed))
  await tell(jobId, closedAt)
  expect((await mailsOf(jobId)).map(({ userId }) => userId)).toEqual([staying])
})

test('nobody is told of a job that has ended again meanwhile', async () => {
  const jobId = await buildJob()
  await buildLike(jobId)
  const closedAt = daysAgo(1)
  await close(jobId, closedAt)
  await reopen(jobId)
  await db()
    .update(job)
    .set({ status: 'Archived', archivedAt: new Date(), archiveReason: 'Moderation' })
    .where(eq(job.id, jobId))
  await tell(jobId, closedAt)
  expect(await mailsOf(jobId)).toEqual([])
})

test('of a job that goes and comes all day one is told little, and never last that a closed like is open', async () => {
  const jobId = await buildJob()
  await buildLike(jobId)
  const counts = []
  for (const hour of [9, 10, 11]) {
    const closedAt = new Date(`2099-01-01T${String(hour).padStart(2, '0')}:00Z`)
    await close(jobId, closedAt)
    counts.push((await mailsOf(jobId, 'closed')).length)
    await reopen(jobId)
    await tell(jobId, closedAt)
    counts.push((await mailsOf(jobId)).length)
  }
  expect(counts).toEqual([1, 1, 2, 1, 2, 1])
})

test('whoever was told once more of that day’s closing is told when it is back on a later day', async () => {
  const jobId = await buildJob()
  await buildLike(jobId)
  const yesterday = toIsoDate(daysAgo(1))
  for (const hour of ['09', '10']) {
    const closedAt = new Date(`${yesterday}T${hour}:00Z`)
    await close(jobId, closedAt)
    await reopen(jobId)
    for (let nth = 0; nth < 2; nth += 1) await tell(jobId, closedAt)
  }
  expect(await mailsOf(jobId, 'closed')).toHaveLength(2)
  expect(await mailsOf(jobId)).toHaveLength(2)
})

test('one that came back twice on one day, and stayed, is told of once more in the morning', async () => {
  const now = Date.now()
  vi.useFakeTimers({ toFake: ['Date'], now })
  onTestFinished(() => void vi.useRealTimers())
  const jobId = await buildJob()
  await buildLike(jobId)
  const closings = ['09', '10'].map((hour) => new Date(`${toIsoDate(new Date(now))}T${hour}:00Z`))
  for (const closedAt of closings) {
    await close(jobId, closedAt)
    await reopen(jobId)
    await tell(jobId, closedAt)
  }
  expect(await mailsOf(jobId)).toHaveLength(1)
  const { rows } = await db().execute<{ closed_at: string; begins: string }>(
    sql`select data->>'closedAt' as closed_at, to_char(start_after at time zone 'utc', 'YYYY-MM-DD HH24:MI') as begins
      from pgboss.job where name = 'likes-reopened' and data->>'jobId' = ${jobId} order by closed_at`,
  )
  const begins = `${addDays(toIsoDate(new Date(now)), 1)} 07:00`
  expect(rows).toEqual(closings.map((closedAt) => ({ closed_at: closedAt.toISOString(), begins })))
  vi.setSystemTime(now + DAY_MS)
  for (const closedAt of closings) await tell(jobId, closedAt)
  expect(await mailsOf(jobId)).toHaveLength(2)
})

/** Begins to tell, and while that waits at a mail that somebody else may be queueing, does something else. */
async function tellWhile(key: string, begin: () => Promise<void>, other: () => Promise<unknown>) {
  const doings: Promise<unknown>[] = []
  await db()
    .transaction(async (tx) => {
      await tx.insert(mail).values({ key, recipient: '', subject: '', html: '', text: '' })
      doings.push(begin())
      await expect.poll(countWaiting).toBe(1)
      let isDone = false
      doings.push(other().then(() => (isDone = true)))
      await expect.poll(async () => isDone || (await countWaiting()) === 2).toBe(true)
      tx.rollback()
    })
    .catch((error: unknown) => expect(error).toBeInstanceOf(TransactionRollbackError))
  await Promise.all(doings)
}

test('a job that is back while its end is being told, or ends while that is, is told of as it is at last', async () => {
  const jobId = await buildJob()
  const userId = await buildLike(jobId)
  /** As the job's own move does: the job first, then its likes. */
  const move = (to: Like) =>
    db().transaction(async (tx) => {
      await tx
        .update(job)
        .set({ updatedAt: sql`now()` })
        .where(eq(job.id, jobId))
      await tx.update(jobLike).set(to).where(eq(jobLike.jobId, jobId))
    })
  const end = (at: Date) => move({ state: 'closed', closedAt: at, closeReason: 'job:Suspended' })
  const open = () => move({ state: 'liked', closedAt: null, closeReason: null })
  const tellEnd = (at: Date) => mailClosedLikes({ jobId, since: at.toISOString() })
  const keyOf = (kind: string, day: string) => `${kind}:${jobId}:${userId}:${new Date(day).getTime()}`
  const first = new Date('2099-01-01T09:00Z')
  await end(first)
  await tellWhile(
    keyOf('closed', '2099-01-01'),
    () => tellEnd(first),
    () => open().then(() => tell(jobId, first)),
  )
  expect(await mailsOf(jobId)).toHaveLength(1)
  const [second, third] = [new Date('2099-01-02T09:00Z'), new Date('2099-01-02T10:00Z')]
  await end(second)
  await tellEnd(second)
  await open()
  await tellWhile(
    keyOf('reopened', '2099-01-02'),
    () => tell(jobId, second),
    () => end(third).then(() => tellEnd(third)),
  )
  expect((await mailsOf(jobId, 'closed')).map(({ key }) => key).slice(1)).toEqual([
    keyOf('closed', '2099-01-02'),
    `${keyOf('closed', '2099-01-02')}:again`,
  ])
})

test('a job that is deleted on the day on which it was back is told of, though its end had been told that day', async () => {
  const jobId = await buildJob()
  const userId = await buildLike(jobId)
  const closedAt = daysAgo(1)
  await close(jobId, closedAt)
  await reopen(jobId)
  await tell(jobId, closedAt)
  const gone = { userId, jobId, title: 'Hydrologist', organization: 'Severn Works' }
  for (let nth = 0; nth < 2; nth += 1) await mailDeletedJob({ ...gone, closedAt: closedAt.toISOString() })
  expect(await mailsOf(jobId, 'closed')).toHaveLength(2)
})

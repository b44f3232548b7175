import { and, eq } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { LIKE_STATES, type LikeState } from '#/domain/job/like-state.ts'
import { ARCHIVE_REASONS } from '#/domain/job/vocabulary.ts'
import { db } from '#/db/client.server.ts'
import { jobLike } from '#/db/schema/index.ts'
import { prepareTasks, stopTasks } from '#/platform/tasks/tasks.server.ts'
import { buildJob } from '#tests/factories/build-job.ts'
import { buildUser } from '#tests/factories/build-user.ts'
import { useTestDatabase } from '#tests/setup/database.ts'
import { closeOpenLikes, reopenClosedLikes } from './close-likes.server.ts'

const database = await useTestDatabase()
await prepareTasks()
afterAll(stopTasks)

const LIKED_AT = new Date('2026-11-12T09:00:00Z')
const STATES = LIKE_STATES.filter((state) => state !== 'none')

type Row = Partial<typeof jobLike.$inferInsert>

async function buildLike(jobId: string, state: Exclude<LikeState, 'none'>, changes: Row = {}) {
  const { userId } = await buildUser()
  const likedAt = state === 'approached' ? null : LIKED_AT
  await db()
    .insert(jobLike)
    .values({ userId, jobId, state, likedAt, ...changes })
  return userId
}

async function likeOf(userId: string, jobId: string) {
  const [found] = await db()
    .select()
    .from(jobLike)
    .where(and(eq(jobLike.userId, userId), eq(jobLike.jobId, jobId)))
  return found
}

async function tasksOf(jobId: string, name = 'likes-closed'): Promise<Record<string, string>[]> {
  const found = await database.pool.query(
    `select data from pgboss.job where name = $1 and data ->> 'jobId' = $2`,
    [name, jobId],
  )
  return found.rows.map(({ data }) => data)
}

const close = (jobIds: string[], reason: (typeof ARCHIVE_REASONS)[number] = 'Filled') =>
  db().transaction((tx) => closeOpenLikes(tx, jobIds, reason))
const reopen = (jobId: string) => db().transaction((tx) => reopenClosedLikes(tx, [jobId]))

test.each(STATES)('a like that is %s when its job ends becomes what it should', async (state) => {
  const jobId = await buildJob()
  const userId = await buildLike(jobId, state)
  await close([jobId])
  const waited = state === 'liked' || state === 'approached'
  expect((await likeOf(userId, jobId))?.state).toBe(waited ? 'closed' : state)
})

test.each(ARCHIVE_REASONS)('whoever waited is told %s as the reason, with the moment', async (reason) => {
  const jobId = await buildJob()
  const userId = await buildLike(jobId, 'liked')
  await close([jobId], reason)
  const like = await likeOf(userId, jobId)
  expect(like?.closeReason).toBe(`job:${reason}`)
  expect(like?.closedAt).toBeInstanceOf(Date)
  expect(like?.likedAt).toEqual(LIKED_AT)
})

test('the likes of other jobs stay open', async () => {
  const [ending, staying] = [await buildJob(), await buildJob()]
  const userId = await buildLike(staying, 'liked')
  await close([ending])
  expect((await likeOf(userId, staying))?.state).toBe('liked')
})

test('many jobs can end at once, and none at all is no error', async () => {
  const jobIds = [await buildJob(), await buildJob()]
  const users = [await buildLike(jobIds[0] ?? '', 'liked'), await buildLike(jobIds[1] ?? '', 'approached')]
  await close([])
  expect((await likeOf(users[0] ?? '', jobIds[0] ?? ''))?.state).toBe('liked')
  await close(jobIds)
  for (const nth of [0, 1]) {
    expect((await likeOf(users[nth] ?? '', jobIds[nth] ?? ''))?.state).toBe('closed')
  }
})

test.each(['liked', 'approached'] as const)(
  'who was %s waits again when the job comes back',
  async (state) => {
    const jobId = await buildJob()
    const userId = await buildLike(jobId, state)
    await close([jobId])
    await reopen(jobId)
    const like = await likeOf(userId, jobId)
    expect(like).toMatchObject({ state, closedAt: null, closeReason: null })
    expect(like?.likedAt).toEqual(state === 'liked' ? LIKED_AT : null)
  },
)

test('whoever was passed does not come back with the job', async () => {
  const jobId = await buildJob()
  const userId = await buildLike(jobId, 'closed', { closedAt: new Date(), closeReason: 'passed' })
  await reopen(jobId)
  expect(await likeOf(userId, jobId)).toMatchObject({ state: 'closed', closeReason: 'passed' })
})

test('ending twice keeps the first reason and the first moment', async () => {
  const jobId = await buildJob()
  const userId = await buildLike(jobId, 'liked')
  await close([jobId], 'Expired')
  const first = await likeOf(userId, jobId)
  await close([jobId], 'Moderation')
  expect(await likeOf(userId, jobId)).toEqual(first)
})

test('one task for a job tells everybody who waited, in the transaction that ended it', async () => {
  const [liked, unliked] = [await buildJob(), await buildJob()]
  for (let nth = 0; nth < 3; nth += 1) await buildLike(liked, 'liked')
  const failing = db().transaction(async (tx) => {
    await closeOpenLikes(tx, [liked], 'Filled')
    throw new Error('the rest failed')
  })
  await expect(failing).rejects.toThrow('the rest failed')
  expect(await tasksOf(liked)).toEqual([])
  await close([liked, unliked])
  await close([liked, unliked])
  expect(await tasksOf(liked)).toHaveLength(1)
  expect(await tasksOf(unliked)).toEqual([])
})

test('one task for a job tells all whose likes came back, in the transaction that brought them', async () => {
  const jobId = await buildJob()
  const users = [await buildLike(jobId, 'liked'), await buildLike(jobId, 'liked')]
  await close([jobId])
  const closedAt = (await likeOf(users[0] ?? '', jobId))?.closedAt?.toISOString()
  const failing = db().transaction(async (tx) => {
    await reopenClosedLikes(tx, [jobId])
    throw new Error('the rest failed')
  })
  await expect(failing).rejects.toThrow('the rest failed')
  expect(await tasksOf(jobId, 'likes-reopened')).toEqual([])
  await reopen(jobId)
  await reopen(jobId)
  expect(await tasksOf(jobId, 'likes-reopened')).toEqual([{ jobId, closedAt }])
})

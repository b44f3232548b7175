import { eq } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { db } from '#/db/client.server.ts'
import { jobLike, profile } from '#/db/schema/index.ts'
import { prepareTasks, stopTasks } from '#/platform/tasks/tasks.server.ts'
import { buildJob } from '#tests/factories/build-job.ts'
import { buildOrganization } from '#tests/factories/build-organization.ts'
import { buildSeeker } from '#tests/factories/build-profile.ts'
import { useTestDatabase } from '#tests/setup/database.ts'
import { leaveExcluded } from './excluded-employers.tasks.server.ts'

await useTestDatabase()
await prepareTasks()
afterAll(stopTasks)

const at = new Date('2026-11-01T10:00:00Z')

async function standWith(userId: string, organizationId: string, state: 'liked' | 'approached' | 'matched') {
  const jobId = await buildJob({ organizationId })
  const dates = state === 'approached' ? { approachedAt: at } : { likedAt: at }
  await db()
    .insert(jobLike)
    .values({ userId, jobId, state, ...dates })
  return jobId
}

test('whoever excludes an employer stands nowhere with it any more, and with others as before', async () => {
  const { userId } = await buildSeeker()
  const [excluded, other] = [await buildOrganization(), await buildOrganization()]
  const liked = await standWith(userId, excluded, 'liked')
  const invited = await standWith(userId, excluded, 'approached')
  const matched = await standWith(userId, excluded, 'matched')
  const kept = await standWith(userId, other, 'liked')
  await leaveExcluded({ userId })
  const excluding = { excludedEmployers: [excluded] }
  await db().update(profile).set(excluding).where(eq(profile.userId, userId))
  await Promise.all([leaveExcluded({ userId }), leaveExcluded({ userId })])
  const rows = await db().select().from(jobLike).where(eq(jobLike.userId, userId))
  expect(new Map(rows.map(({ jobId, state }) => [jobId, state]))).toEqual(
    new Map([
      [invited, 'declined'],
      [matched, 'withdrawn'],
      [kept, 'liked'],
    ]),
  )
  expect(rows.some(({ jobId }) => jobId === liked)).toBe(false)
})

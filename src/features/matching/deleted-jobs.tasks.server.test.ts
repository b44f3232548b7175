import { afterAll, expect, test } from 'vitest'
import { eq } from 'drizzle-orm'
import { db } from '#/db/client.server.ts'
import { mail, user } from '#/db/schema/index.ts'
import { prepareTasks, stopTasks } from '#/platform/tasks/tasks.server.ts'
import { buildUser } from '#tests/factories/build-user.ts'
import { useTestDatabase } from '#tests/setup/database.ts'
import { mailDeletedJob } from './deleted-jobs.tasks.server.ts'

await useTestDatabase()
await prepareTasks()
afterAll(stopTasks)

const deletedFor = (userId: string) => ({
  ...{ userId, jobId: 'gone', title: 'Hydrologist', organization: 'Severn Works' },
  closedAt: '2026-11-24T10:00:00.000Z',
})
const mailsOf = (userId: string) => db().select().from(mail).where(eq(mail.userId, userId))

test('somebody who waited for an answer is told once that the job is gone', async () => {
  const { userId } = await buildUser()
  await Promise.all([mailDeletedJob(deletedFor(userId)), mailDeletedJob(deletedFor(userId))])
  const mails = await mailsOf(userId)
  expect(mails.map(({ subject }) => subject)).toEqual(['Your like of Hydrologist is closed'])
  expect(mails[0]?.text).toContain(
    'Hydrologist at Severn Works was taken down by the people who run this site.',
  )
})

test('nobody is told who is banned, has not confirmed their address, or has left meanwhile', async () => {
  const { userId: banned } = await buildUser()
  await db().update(user).set({ banned: true }).where(eq(user.id, banned))
  const { userId: unconfirmed } = await buildUser({ emailVerified: false })
  for (const userId of [banned, unconfirmed, 'gone']) {
    await mailDeletedJob(deletedFor(userId))
    expect(await mailsOf(userId)).toEqual([])
  }
})

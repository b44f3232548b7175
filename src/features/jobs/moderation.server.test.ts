import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeEach, expect, test } from 'vitest'
import type { Actor } from '#/domain/access/actor.ts'
import { db } from '#/db/client.server.ts'
import { job, jobLike, jobTransition, jobViewCount, mail } from '#/db/schema/index.ts'
import { listAudit } from '#/platform/audit/audit.server.ts'
import { prepareTasks, stopTasks } from '#/platform/tasks/tasks.server.ts'
import { buildOwnJob, rowOf } from '#tests/factories/build-own-job.ts'
import { buildUser } from '#tests/factories/build-user.ts'
import { useTestDatabase } from '#tests/setup/database.ts'
import { countWaiting } from '#tests/setup/count-waiting.ts'
import { getVisibleJob } from './job-detail.server.ts'
import { archiveOpenJob, restoreArchivedJob } from './job-status.server.ts'
import { archiveAnyJob, deleteAnyJob, restoreAnyJob } from './moderation.server.ts'
import { mailJobRestored, mailTakenDown } from './taken-down.tasks.server.ts'

await useTestDatabase()
await prepareTasks()
afterAll(stopTasks)

const NOTE = 'The pay in the text is not the pay in the form.'
let admin: Actor
beforeEach(async () => {
  admin = await buildUser({ type: 'Admin' })
})
/** What the audit log holds of this test's admin, the oldest first. */
async function noted() {
  const { entries } = await listAudit({ actorId: admin.userId }, { limit: 10 })
  return entries.map(({ id: _id, createdAt: _createdAt, ...entry }) => entry).toReversed()
}

async function addLike(jobId: string, like: Partial<typeof jobLike.$inferInsert> = {}) {
  const { userId } = await buildUser()
  await db()
    .insert(jobLike)
    .values({ userId, jobId, state: 'liked', likedAt: new Date(), ...like })
  return userId
}

/** The oldest first. */
async function queued(name: string, jobId: string) {
  const { rows } = await db().execute<{ data: Record<string, string> }>(
    sql`select data from pgboss.job where name = ${name} and data->>'jobId' = ${jobId} order by created_on`,
  )
  return rows.map(({ data }) => data)
}

const stateOf = async (jobId: string) =>
  (await db().select({ state: jobLike.state }).from(jobLike).where(eq(jobLike.jobId, jobId))).map(
    ({ state }) => state,
  )

test('an admin takes a stranger’s job down with words that its people read, once, and likes are closed', async () => {
  const { actor: owner, id } = await buildOwnJob()
  await addLike(id)
  const down = () => archiveAnyJob(admin, { id, note: NOTE })
  expect(await Promise.all([down(), down(), down()])).toEqual(
    [1, 2, 3].map(() => ({ id, status: 'Archived' })),
  )
  expect(await rowOf(id)).toMatchObject({ archiveReason: 'Moderation', archiveNote: NOTE })
  const log = await db().select().from(jobTransition).where(eq(jobTransition.jobId, id))
  expect(log).toMatchObject([{ actorId: admin.userId, fromStatus: 'Published', reason: 'Moderation' }])
  expect(await stateOf(id)).toEqual(['closed'])
  expect(await queued('likes-closed', id)).toHaveLength(1)
  expect(await queued('job-taken-down', id)).toHaveLength(1)
  expect(await noted()).toEqual([
    {
      ...{ actorId: admin.userId, impersonatedId: null, action: 'job.archive', outcome: 'done', code: null },
      ...{ subjectType: 'job', subjectId: id },
      before: { status: 'Published', archiveReason: null, archiveNote: null },
      after: { status: 'Archived', archiveReason: 'Moderation', archiveNote: NOTE },
    },
  ])
  expect((await getVisibleJob(owner, id)).archiveNote).toBe(NOTE)
  for (const reader of [null, await buildUser(), await buildUser({ type: 'Employer' })])
    expect((await getVisibleJob(reader, id)).archiveNote).toBeNull()
  await expect(restoreArchivedJob(owner, id)).rejects.toMatchObject({ message: 'job.transition.moderated' })
})

test('the owner of a job that was taken down is mailed why, once for each time, and not once it is open again', async () => {
  const { actor: owner, id } = await buildOwnJob()
  const mails = () => db().select().from(mail).where(eq(mail.userId, owner.userId))
  await mailTakenDown({ jobId: id })
  expect(await mails()).toEqual([])
  await archiveAnyJob(admin, { id, note: NOTE })
  await Promise.all([mailTakenDown({ jobId: id }), mailTakenDown({ jobId: id })])
  expect(await mails()).toMatchObject([
    { subject: expect.stringContaining('was taken down'), text: expect.stringContaining(NOTE) },
  ])
  await restoreAnyJob(admin, id)
  await mailTakenDown({ jobId: id })
  expect(await mails()).toHaveLength(1)
  await archiveAnyJob(admin, { id, note: 'It is another thing this time.' })
  await mailTakenDown({ jobId: id })
  expect(await mails()).toHaveLength(2)
})

test('the owner who was told that a job was taken down is told once that it is open again, and nobody else', async () => {
  const { actor: owner, id } = await buildOwnJob()
  const told = async () =>
    (await db().select().from(mail).where(eq(mail.userId, owner.userId))).filter(({ key }) =>
      key.startsWith('jobRestored:'),
    )
  const restore = async () => {
    await restoreAnyJob(admin, id)
    const waiting = await queued('job-restored', id)
    return { jobId: id, archivedAt: waiting.at(-1)?.archivedAt ?? '' }
  }
  await archiveAnyJob(admin, { id, note: NOTE })
  // It was open again before anybody was told.
  await mailJobRestored(await restore())
  expect(await told()).toEqual([])
  await archiveAnyJob(admin, { id, note: NOTE })
  await mailTakenDown({ jobId: id })
  const restored = await restore()
  await Promise.all([mailJobRestored(restored), mailJobRestored(restored)])
  expect(await told()).toMatchObject([
    { subject: expect.stringMatching(/is open again$/), text: expect.stringContaining(`/job/${id}`) },
  ])
  await archiveOpenJob(owner, { id, reason: 'Filled' })
  await mailJobRestored(restored)
  await restoreAnyJob(admin, id)
  expect([await told(), await queued('job-restored', id)].map((all) => all.length)).toEqual([1, 2])
})

test('what a mail says of a job waits for whoever moves the job, and is true of what they made of it', async () => {
  const { actor: owner, id } = await buildOwnJob()
  const mails = async () => (await db().select().from(mail).where(eq(mail.userId, owner.userId))).length
  await archiveAnyJob(admin, { id, note: NOTE })
  const telling = await db().transaction(async (tx) => {
    const opened = { status: 'Published', archivedAt: null, archiveReason: null, archiveNote: null } as const
    await tx.update(job).set(opened).where(eq(job.id, id))
    const settled = Promise.allSettled([mailTakenDown({ jobId: id })])
    await expect.poll(countWaiting).toBe(1)
    return { settled }
  })
  expect(await telling.settled).toMatchObject([{ status: 'fulfilled' }])
  expect(await mails()).toBe(0)
})

test('only an admin opens it again: its likes wait again, and the words are gone', async () => {
  const { id } = await buildOwnJob()
  await addLike(id)
  await archiveAnyJob(admin, { id, note: NOTE })
  const up = () => restoreAnyJob(admin, id)
  expect(await Promise.all([up(), up()])).toEqual([1, 2].map(() => ({ id, status: 'Published' })))
  expect(await rowOf(id)).toMatchObject({ status: 'Published', archiveReason: null, archiveNote: null })
  expect(await stateOf(id)).toEqual(['liked'])
  expect(await queued('likes-reopened', id)).toHaveLength(1)
  expect((await noted()).map(({ action }) => action)).toEqual(['job.archive', 'job.restore'])
})

test('a job that ended otherwise is not taken down, nor a draft, nor one restored too late', async () => {
  const { actor: owner, id } = await buildOwnJob()
  await archiveOpenJob(owner, { id, reason: 'Filled' })
  const refused = { code: 'CONFLICT', message: 'job.transition.wrongStatus' }
  await expect(archiveAnyJob(admin, { id, note: NOTE })).rejects.toMatchObject(refused)
  const { id: draft } = await buildOwnJob({ status: 'Draft', publishedAt: null })
  await expect(archiveAnyJob(admin, { id: draft, note: NOTE })).rejects.toMatchObject(refused)
  const { id: old } = await buildOwnJob({
    ...{ status: 'Archived', archiveReason: 'Moderation', archivedAt: new Date(Date.now() - 9 * 86_400_000) },
  })
  await expect(restoreAnyJob(admin, old)).rejects.toMatchObject({ message: 'job.transition.restoreTooLate' })
  expect(await noted()).toEqual([])
})

test('nobody but an admin does any of it, and a job that is not there is not found', async () => {
  const { actor: owner, id } = await buildOwnJob()
  const title = (await rowOf(id))?.title ?? ''
  for (const actor of [owner, await buildUser()]) {
    const refused = { code: 'FORBIDDEN' }
    await expect(archiveAnyJob(actor, { id, note: NOTE })).rejects.toMatchObject(refused)
    await expect(restoreAnyJob(actor, id)).rejects.toMatchObject(refused)
    await expect(deleteAnyJob(actor, { id, title })).rejects.toMatchObject(refused)
  }
  expect(await rowOf(id)).toMatchObject({ status: 'Published' })
  const gone = randomUUID()
  await expect(archiveAnyJob(admin, { id: gone, note: NOTE })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  await expect(restoreAnyJob(admin, gone)).rejects.toMatchObject({ code: 'NOT_FOUND' })
  expect(await deleteAnyJob(admin, { id: gone, title: '' })).toEqual({ id: gone })
})

test('a job is deleted with all that hangs on it, once, and each who waits for an answer is told', async () => {
  const video = `http://localhost:3000/api/files/job-videos/${randomUUID()}.mp4`
  const { id } = await buildOwnJob({ video })
  const waiting = [await addLike(id), await addLike(id, { state: 'approached', approachedAt: new Date() })]
  await addLike(id, { state: 'matched', matchedAt: new Date() })
  await addLike(id, { state: 'withdrawn', withdrawnAt: new Date() })
  await addLike(id, { state: 'approached', likedAt: null, approachedAt: new Date() })
  await db().insert(jobViewCount).values({ jobId: id, day: '2026-11-01', views: 3 })
  const { title = '' } = (await rowOf(id)) ?? {}
  await expect(deleteAnyJob(admin, { id, title: 'Another' })).rejects.toMatchObject({
    ...{ code: 'INVALID', message: 'job.moderation.titleDiffers' },
  })
  await Promise.all([1, 2].map(() => deleteAnyJob(admin, { id, title: ` ${title} ` })))
  expect(await rowOf(id)).toBeUndefined()
  expect(await stateOf(id)).toEqual([])
  const told = await queued('liked-job-deleted', id)
  expect(new Set(told.map(({ userId }) => userId))).toEqual(new Set(waiting))
  expect(told[0]).toMatchObject({ title, organization: expect.any(String) })
  expect(await noted()).toMatchObject([
    { action: 'job.delete', subjectId: id, before: { status: 'Published' }, after: null },
  ])
})

test('a job of every status can be deleted, a draft without a title too', async () => {
  for (const columns of [
    { status: 'Draft', publishedAt: null, title: '' },
    { status: 'Archived', archivedAt: new Date(), archiveReason: 'Filled' },
  ] as const) {
    const { id } = await buildOwnJob(columns)
    const { title = '' } = (await rowOf(id)) ?? {}
    await deleteAnyJob(admin, { id, title })
    expect(await db().$count(job, eq(job.id, id))).toBe(0)
  }
})

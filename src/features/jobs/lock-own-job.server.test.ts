import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { Actor } from '#/domain/access/actor.ts'
import { ORGANIZATION_ROLES } from '#/domain/access/organization-roles.ts'
import { db } from '#/db/client.server.ts'
import { job, member } from '#/db/schema/index.ts'
import { buildJob } from '#tests/factories/build-job.ts'
import { buildMember, buildOrganization } from '#tests/factories/build-organization.ts'
import { buildUser } from '#tests/factories/build-user.ts'
import { countWaiting } from '#tests/setup/count-waiting.ts'
import { useTestDatabase } from '#tests/setup/database.ts'
import { lockOwnJob } from './lock-own-job.server.ts'

await useTestDatabase()

const lock = (actor: Actor, jobId: string) => db().transaction((tx) => lockOwnJob(tx, actor, jobId))

async function buildOwnJob() {
  const organizationId = await buildOrganization()
  const owner = await buildMember(await buildUser({ type: 'Employer' }), organizationId)
  return { organizationId, owner, jobId: await buildJob({ organizationId, title: 'Nurse' }) }
}

test.each(ORGANIZATION_ROLES)('somebody who is %s gets the job and their role', async (role) => {
  const { organizationId, jobId } = await buildOwnJob()
  const actor = await buildMember(await buildUser({ type: 'Employer' }), organizationId, role)
  const own = await lock(actor, jobId)
  expect(own.organizationRole).toBe(role)
  expect(own.row).toMatchObject({ id: jobId, title: 'Nurse' })
})

test('to a stranger the job is not there, and neither is one that never was', async () => {
  const { jobId, owner } = await buildOwnJob()
  const stranger = await buildMember(await buildUser({ type: 'Employer' }), await buildOrganization())
  await expect(lock(stranger, jobId)).rejects.toMatchObject({ code: 'NOT_FOUND' })
  await expect(lock(owner, 'no-such-job')).rejects.toMatchObject({ code: 'NOT_FOUND' })
})

test('a session that still names the company does not help somebody who has left it', async () => {
  const { organizationId, owner, jobId } = await buildOwnJob()
  await buildMember(await buildUser({ type: 'Employer' }), organizationId)
  await db().delete(member).where(eq(member.userId, owner.userId))
  await expect(lock({ ...owner, activeOrganizationId: organizationId }, jobId)).rejects.toMatchObject({
    code: 'NOT_FOUND',
  })
})

test('the company at work need not be the job’s: membership decides', async () => {
  const { owner, jobId } = await buildOwnJob()
  const elsewhere = { ...owner, activeOrganizationId: await buildOrganization() }
  expect((await lock(elsewhere, jobId)).row.id).toBe(jobId)
})

test('a second writer waits and then sees what the first has written', async () => {
  const { owner, jobId } = await buildOwnJob()
  const isLocked = Promise.withResolvers<void>()
  const mayEnd = Promise.withResolvers<void>()
  const first = db().transaction(async (tx) => {
    await lockOwnJob(tx, owner, jobId)
    isLocked.resolve()
    await mayEnd.promise
    await tx.update(job).set({ title: 'Night Nurse' }).where(eq(job.id, jobId))
  })
  await isLocked.promise
  const second = lock(owner, jobId).then(({ row }) => row.title)
  await expect.poll(countWaiting).toBe(1)
  mayEnd.resolve()
  await first
  expect(await second).toBe('Night Nurse')
})

test('a refused stranger holds nothing', async () => {
  const { owner, jobId } = await buildOwnJob()
  const stranger = await buildUser({ type: 'Employer' })
  await expect(lock(stranger, jobId)).rejects.toMatchObject({ code: 'NOT_FOUND' })
  expect((await lock(owner, jobId)).row.id).toBe(jobId)
})

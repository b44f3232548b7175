import { expect, test } from 'vitest'
import { addDays, dayAsMoment, toIsoDate } from '#/domain/time/iso-date.ts'
import { db } from '#/db/client.server.ts'
import { jobLike, jobViewCount } from '#/db/schema/index.ts'
import { buildJob } from '#tests/factories/build-job.ts'
import { buildMember, buildOrganization } from '#tests/factories/build-organization.ts'
import { buildUser } from '#tests/factories/build-user.ts'
import { useTestDatabase } from '#tests/setup/database.ts'
import { listJobsOfActiveOrganization } from './organization-jobs.server.ts'

await useTestDatabase()

const TODAY = toIsoDate(new Date())

async function addLike(jobId: string, like: Partial<typeof jobLike.$inferInsert>) {
  const { userId } = await buildUser()
  await db()
    .insert(jobLike)
    .values({ userId, jobId, state: 'liked', likedAt: new Date(), ...like })
}

test('each job says what waits there; open ones come first, other companies’ not at all', async () => {
  const organizationId = await buildOrganization()
  const actor = await buildMember(await buildUser({ type: 'Employer' }), organizationId, 'member')
  const archived = await buildJob({ organizationId, status: 'Archived' })
  const open = await buildJob({ organizationId, closingDate: addDays(TODAY, 12) })
  const draft = await buildJob({ organizationId, status: 'Draft' })
  await buildJob()
  const [early, late] = [new Date('2026-11-01T08:00:00Z'), new Date('2026-11-09T08:00:00Z')]
  await addLike(open, { likedAt: late })
  await addLike(open, { likedAt: early })
  await addLike(open, { likedAt: new Date('2026-10-01T08:00:00Z'), passedAt: late })
  await addLike(open, { state: 'matched', likedAt: new Date('2026-09-01T08:00:00Z'), matchedAt: late })
  await addLike(open, { state: 'approached', likedAt: null })
  await addLike(archived, { state: 'closed' })
  for (const [day, views] of [
    [TODAY, 30],
    [addDays(TODAY, -1), 12],
  ] as const)
    await db().insert(jobViewCount).values({ jobId: open, day, views })

  const { organizationRole, jobs } = await listJobsOfActiveOrganization(actor)
  expect(organizationRole).toBe('member')
  expect(jobs.map(({ id }) => id)).toEqual([open, draft, archived])
  expect(jobs[0]).toMatchObject({
    status: 'Published',
    daysLeft: 12,
    views: 42,
    likesNew: 2,
    likesOpen: 3,
    likesTotal: 4,
    matches: 1,
    oldestUnanswered: dayAsMoment(early),
  })
  expect(jobs[1]).toMatchObject({ daysLeft: null, views: 0, likesTotal: 0, oldestUnanswered: null })
  expect(jobs[2]).toMatchObject({ daysLeft: null, likesNew: 0, likesTotal: 1 })
})

test('without an active organisation, or one that is not theirs, the list is empty', async () => {
  const actor = await buildUser({ type: 'Employer' })
  const nothing = { organizationRole: null, jobs: [] }
  expect(await listJobsOfActiveOrganization(actor)).toEqual(nothing)
  const foreign = { ...actor, activeOrganizationId: await buildOrganization() }
  expect(await listJobsOfActiveOrganization(foreign)).toEqual(nothing)
})

import { expect, test, vi } from 'vitest'
import { connectionPool } from '#/db/client.server.ts'
import { buildJob } from '#tests/factories/build-job.ts'
import { buildMember, buildOrganization } from '#tests/factories/build-organization.ts'
import { buildUser } from '#tests/factories/build-user.ts'
import { useTestDatabase } from '#tests/setup/database.ts'
import { getOrganizationPage } from './organization-page.server.ts'
import { organizationIdSchema } from './organizations.schema.ts'

await useTestDatabase()

const dayBefore = (days: number) => new Date(Date.now() - days * 86_400_000)

test('a company that does not exist is not found', { tags: ['R043'] }, async () => {
  await expect(getOrganizationPage('nobody', null)).rejects.toMatchObject({ code: 'NOT_FOUND' })
})

test.each(['', ' ', 'a\0', '../x', "x' or 1=1", 'é', 'x'.repeat(65)])(
  'the id %j is asked of no table',
  (id) => {
    expect(organizationIdSchema.safeParse({ id }).success).toBe(false)
  },
)

test('the public page of a company tells neither its email nor its phone', async () => {
  const page = await getOrganizationPage(await buildOrganization(), null)
  const shown = ['description', 'id', 'location', 'logo', 'name', 'video']
  expect(Object.keys(page.organization).toSorted()).toEqual(shown)
  expect(JSON.stringify(page)).not.toMatch(/jobs@example\.com|7700/)
})

test('its open jobs stand on it, newest first, and no draft and no archived one', async () => {
  const organizationId = await buildOrganization()
  const [old, fresh] = [
    await buildJob({ organizationId, publishedAt: dayBefore(9) }),
    await buildJob({ organizationId, publishedAt: dayBefore(1) }),
  ]
  await buildJob({ organizationId, status: 'Draft' })
  await buildJob({ organizationId, status: 'Archived' })
  await buildJob()
  const { openJobs, openJobCount } = await getOrganizationPage(organizationId, null)
  expect([openJobs.map(({ id }) => id), openJobCount]).toEqual([[fresh, old], 2])
  expect(openJobs[0]).toMatchObject({ minSalary: 41_000, workLocation: 'Hybrid', replyPledgeDays: 14 })
  expect(openJobs[0]).not.toHaveProperty('applyEmail')
})

test('a company with nothing open is a page all the same', { tags: ['R043'] }, async () => {
  const page = await getOrganizationPage(await buildOrganization(), null)
  expect(page).toMatchObject({ openJobs: [], openJobCount: 0, answers: { likes: null }, viewer: null })
})

test('of many jobs the newest twenty are shown, and how many there are is told', async () => {
  const organizationId = await buildOrganization()
  for (let made = 0; made < 22; made += 1) await buildJob({ organizationId })
  const { openJobs, openJobCount } = await getOrganizationPage(organizationId, null)
  expect([openJobs.length, openJobCount]).toEqual([20, 22])
})

test('a member is told what they are in it and whether they act for it; others are nobody', async () => {
  const id = await buildOrganization()
  const owner = await buildMember(await buildUser({ type: 'Employer' }), id)
  const member = await buildMember(await buildUser({ type: 'Employer' }), id, 'member')
  const stranger = await buildUser({ type: 'Employer' })
  const viewerOf = async (actor: typeof owner) => (await getOrganizationPage(id, actor)).viewer
  expect(await viewerOf(owner)).toEqual({ organizationRole: 'owner', isActive: true })
  expect(await viewerOf({ ...member, activeOrganizationId: null })).toEqual({
    organizationRole: 'member',
    isActive: false,
  })
  expect(await viewerOf({ ...stranger, activeOrganizationId: id })).toBeNull()
})

test('a page costs three statements, with sixty jobs as with none', async () => {
  const organizationId = await buildOrganization()
  for (let made = 0; made < 60; made += 1) await buildJob({ organizationId })
  const actor = await buildMember(await buildUser({ type: 'Employer' }), organizationId)
  const statements = vi.spyOn(connectionPool(), 'query')
  await getOrganizationPage(organizationId, actor)
  expect(statements).toHaveBeenCalledTimes(3)
  statements.mockRestore()
})

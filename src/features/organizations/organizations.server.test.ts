import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { db } from '#/db/client.server.ts'
import { organization } from '#/db/schema/index.ts'
import type { OrganizationFields } from '#/domain/organization/organization-fields.ts'
import { buildMember, buildOrganization } from '#tests/factories/build-organization.ts'
import { buildUser } from '#tests/factories/build-user.ts'
import { useTestDatabase } from '#tests/setup/database.ts'
import { listOrganizationsOf, updateActiveOrganization } from './organizations.server.ts'

await useTestDatabase()

const FIELDS: OrganizationFields = {
  name: 'Waterlijn',
  email: 'team@example.com',
  phone: '+31 20 123 4567',
  description: 'Drainage for low-lying towns.',
  location: 'Rotterdam',
  logo: '/files/company-logos/default.webp',
  video: null,
}

async function nameOf(organizationId: string): Promise<string | undefined> {
  const [row] = await db().select().from(organization).where(eq(organization.id, organizationId))
  return row?.name
}

test('an employer sees the companies they belong to, by name, and no others', async () => {
  const actor = await buildUser({ type: 'Employer' })
  await buildMember(actor, await buildOrganization({ name: 'Zenith' }))
  await buildMember(actor, await buildOrganization({ name: 'Acorn' }), 'member')
  await buildOrganization({ name: 'Foreign' })
  const mine = await listOrganizationsOf(actor)
  expect(mine.map(({ name, organizationRole }) => [name, organizationRole])).toEqual([
    ['Acorn', 'member'],
    ['Zenith', 'owner'],
  ])
})

test.each(['owner', 'admin'] as const)(
  'the active company is updated by its %s',
  async (organizationRole) => {
    const id = await buildOrganization()
    const actor = await buildMember(await buildUser({ type: 'Employer' }), id, organizationRole)
    expect(await updateActiveOrganization(actor, FIELDS)).toMatchObject({ name: 'Waterlijn' })
    expect(await nameOf(id)).toBe('Waterlijn')
  },
)

test('a plain member cannot update the company', async () => {
  const id = await buildOrganization()
  const actor = await buildMember(await buildUser({ type: 'Employer' }), id, 'member')
  await expect(updateActiveOrganization(actor, FIELDS)).rejects.toMatchObject({ code: 'FORBIDDEN' })
  expect(await nameOf(id)).toBe('Tidewall Engineering')
})

test('only the active company is updated, though the actor owns another', async () => {
  const other = await buildOrganization()
  const active = await buildOrganization()
  const actor = await buildUser({ type: 'Employer' })
  await buildMember(actor, other)
  await updateActiveOrganization(await buildMember(actor, active), FIELDS)
  expect([await nameOf(active), await nameOf(other)]).toEqual(['Waterlijn', 'Tidewall Engineering'])
})

test('a form that was opened for another company than the active one changes neither', async () => {
  const [opened, active] = [await buildOrganization(), await buildOrganization()]
  const actor = await buildUser({ type: 'Employer' })
  await buildMember(actor, opened)
  const acting = await buildMember(actor, active)
  const update = updateActiveOrganization(acting, { ...FIELDS, id: opened })
  await expect(update).rejects.toMatchObject({ code: 'CONFLICT', message: 'organization.notConnected' })
  expect([await nameOf(opened), await nameOf(active)]).toEqual([
    'Tidewall Engineering',
    'Tidewall Engineering',
  ])
})

test('somebody who is no longer a member cannot update what is still active in their session', async () => {
  const id = await buildOrganization()
  const stranger = { ...(await buildUser({ type: 'Employer' })), activeOrganizationId: id }
  await expect(updateActiveOrganization(stranger, FIELDS)).rejects.toMatchObject({ code: 'FORBIDDEN' })
})

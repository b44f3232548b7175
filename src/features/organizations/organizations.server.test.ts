import { expect, test } from 'vitest'
import { buildMember, buildOrganization } from '#tests/factories/build-organization.ts'
import { buildUser } from '#tests/factories/build-user.ts'
import { useTestDatabase } from '#tests/setup/database.ts'
import { listOrganizationsOf } from './organizations.server.ts'

await useTestDatabase()

test(
  'an employer sees the companies they belong to, by name, and no others',
  { tags: ['R080'] },
  async () => {
    const actor = await buildUser({ type: 'Employer' })
    await buildMember(actor, await buildOrganization({ name: 'Zenith' }))
    await buildMember(actor, await buildOrganization({ name: 'Acorn' }), 'member')
    await buildOrganization({ name: 'Foreign' })
    const mine = await listOrganizationsOf(actor)
    expect(mine.map(({ name, organizationRole }) => [name, organizationRole])).toEqual([
      ['Acorn', 'member'],
      ['Zenith', 'owner'],
    ])
  },
)

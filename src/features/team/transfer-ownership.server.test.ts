import { expect, test } from 'vitest'
import { useTestAuth } from '#tests/setup/auth.ts'
import {
  buildColleague,
  buildCompany,
  countOwners,
  roleOf,
  type Colleague,
} from '#tests/setup/company-stage.ts'
import { transferOwnershipTo } from './transfer-ownership.server.ts'

await useTestAuth()

const actorOf = ({ userId }: Colleague) => ({
  userId,
  accountType: 'Employer' as const,
  platformRole: 'user' as const,
  emailVerified: true,
  activeOrganizationId: null,
})

async function buildPair() {
  const { organizationId, owner } = await buildCompany()
  const heir = await buildColleague(organizationId, 'member')
  const rolesNow = async () => [await roleOf(owner.memberId), await roleOf(heir.memberId)]
  const transfer = (by: Colleague, to: Colleague) =>
    transferOwnershipTo(actorOf(by), { organizationId, memberId: to.memberId })
  return { organizationId, owner, heir, rolesNow, transfer }
}

test(
  'a company goes over to a member, and who owned it is an admin; doing it again changes nothing',
  { tags: ['R171'] },
  async () => {
    const { owner, heir, rolesNow, transfer } = await buildPair()
    await transfer(owner, heir)
    expect(await rolesNow()).toEqual(['admin', 'owner'])
    await transfer(owner, heir)
    expect(await rolesNow()).toEqual(['admin', 'owner'])
  },
)

test('ten transfers at the same moment are one', async () => {
  const { owner, heir, rolesNow, transfer } = await buildPair()
  await Promise.all(Array.from({ length: 10 }, () => transfer(owner, heir)))
  expect(await rolesNow()).toEqual(['admin', 'owner'])
})

test('two owners who hand over to each other at the same moment leave one owner or two, and never none', async () => {
  const { organizationId, owner, transfer } = await buildPair()
  const second = await buildColleague(organizationId, 'owner')
  await Promise.all([transfer(owner, second), transfer(second, owner)])
  expect(await countOwners(organizationId)).toBeGreaterThanOrEqual(1)
})

test('only an owner hands a company over', { tags: ['2.9b'] }, async () => {
  const { organizationId, heir, owner, rolesNow, transfer } = await buildPair()
  const admin = await buildColleague(organizationId, 'admin')
  await expect(transfer(admin, heir)).rejects.toMatchObject({ code: 'FORBIDDEN' })
  await expect(transfer(heir, heir)).rejects.toMatchObject({ code: 'FORBIDDEN' })
  await expect(transfer(owner, owner)).rejects.toMatchObject({ code: 'INVALID' })
  expect(await rolesNow()).toEqual(['owner', 'member'])
})

test('a member of another company, and a company of others, look like what does not exist', async () => {
  const { owner, transfer } = await buildPair()
  const others = await buildPair()
  await expect(transfer(owner, others.heir)).rejects.toMatchObject({ code: 'NOT_FOUND' })
  await expect(others.transfer(owner, others.heir)).rejects.toMatchObject({ code: 'NOT_FOUND' })
  expect(await others.rolesNow()).toEqual(['owner', 'member'])
})

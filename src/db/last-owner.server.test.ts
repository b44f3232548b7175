import { and, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { toAppError } from '#/platform/errors/to-app-error.ts'
import { buildJob } from '#tests/factories/build-job.ts'
import { buildMember, buildOrganization } from '#tests/factories/build-organization.ts'
import { buildUser } from '#tests/factories/build-user.ts'
import { useTestDatabase } from '#tests/setup/database.ts'
import { db } from './client.server.ts'
import { job, member, organization, user } from './schema/index.ts'

await useTestDatabase()

type Role = 'owner' | 'admin' | 'member'

/** A company with a member for each role; answers their ids in the same order. */
async function buildCompany(roles: readonly Role[]) {
  const organizationId = await buildOrganization()
  const userIds: string[] = []
  for (const role of roles) {
    const { userId } = await buildMember(await buildUser({ type: 'Employer' }), organizationId, role)
    userIds.push(userId)
  }
  return { organizationId, userIds }
}

const countOwners = (organizationId: string) =>
  db().$count(member, and(eq(member.organizationId, organizationId), eq(member.organizationRole, 'owner')))

const leave = (userId = '') => db().delete(member).where(eq(member.userId, userId))
const demote = (userId = '') =>
  db().update(member).set({ organizationRole: 'member' }).where(eq(member.userId, userId))
const endAccount = (userId = '') => db().delete(user).where(eq(user.id, userId))

const WAYS = { leave, demote, endAccount }
const ways = Object.keys(WAYS) as (keyof typeof WAYS)[]

async function refusalOf(doing: PromiseLike<unknown>) {
  try {
    await doing
    return null
  } catch (error) {
    return toAppError(error).message
  }
}

test.each(ways)('the only owner does not go by "%s", whoever else is there', async (way) => {
  const { organizationId, userIds } = await buildCompany(['owner', 'admin', 'member'])
  expect(await refusalOf(WAYS[way](userIds[0]))).toBe('error.lastOwner')
  expect(await countOwners(organizationId)).toBe(1)
})

test.each(ways)('one of two owners goes by "%s", and so does who is no owner', async (way) => {
  const { organizationId, userIds } = await buildCompany(['owner', 'owner', 'admin'])
  expect(await refusalOf(WAYS[way](userIds[0]))).toBeNull()
  expect(await refusalOf(WAYS[way](userIds[2]))).toBeNull()
  expect(await countOwners(organizationId)).toBe(1)
})

test('of two owners who go twenty times at the same moment, one stays each time', async () => {
  const companies = await Promise.all(Array.from({ length: 20 }, () => buildCompany(['owner', 'owner'])))
  const refusals = await Promise.all(
    companies.map(({ userIds: [first, second] }, turn) => {
      const way = WAYS[ways[turn % ways.length] ?? 'leave']
      const other = WAYS[ways[Math.floor(turn / ways.length) % ways.length] ?? 'leave']
      return Promise.all([refusalOf(way(first)), refusalOf(other(second))])
    }),
  )
  for (const { organizationId } of companies) expect(await countOwners(organizationId)).toBe(1)
  expect(refusals.map((pair) => pair.filter((refusal) => refusal !== null))).toEqual(
    companies.map(() => ['error.lastOwner']),
  )
})

test('twenty owners of one company who all go at once leave one behind', async () => {
  const { organizationId, userIds } = await buildCompany(Array.from({ length: 20 }, () => 'owner' as const))
  await Promise.all(
    userIds.map((userId, turn) => refusalOf(WAYS[ways[turn % ways.length] ?? 'leave'](userId))),
  )
  expect(await countOwners(organizationId)).toBe(1)
})

test('within one transaction a company changes hands in either order', async () => {
  const { organizationId, userIds } = await buildCompany(['owner', 'admin'])
  const [owner = '', heir = ''] = userIds
  await db().transaction(async (tx) => {
    await tx.update(member).set({ organizationRole: 'member' }).where(eq(member.userId, owner))
    await tx.update(member).set({ organizationRole: 'owner' }).where(eq(member.userId, heir))
  })
  expect(await countOwners(organizationId)).toBe(1)
})

test('a company is deleted with its owners and jobs, by itself or member by member', async () => {
  const byItself = await buildCompany(['owner', 'member'])
  await buildJob({ organizationId: byItself.organizationId })
  await db().delete(organization).where(eq(organization.id, byItself.organizationId))
  const byMember = await buildCompany(['owner', 'owner'])
  await db().transaction(async (tx) => {
    await tx.delete(member).where(eq(member.organizationId, byMember.organizationId))
    await tx.delete(organization).where(eq(organization.id, byMember.organizationId))
  })
  for (const { organizationId } of [byItself, byMember]) {
    expect(await db().$count(member, eq(member.organizationId, organizationId))).toBe(0)
    expect(await db().$count(job, eq(job.organizationId, organizationId))).toBe(0)
  }
})

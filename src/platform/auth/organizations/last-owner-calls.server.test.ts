import { expect, test, vi } from 'vitest'
import { useTestAuth } from '#tests/setup/auth.ts'
import { buildColleague, buildCompany, countOwners, roleOf } from '#tests/setup/company-stage.ts'

vi.hoisted(() => {
  process.env.RATE_LIMIT_FACTOR = '1000'
})

await useTestAuth()

async function statusAndText(answer: Promise<Response>) {
  const response = await answer
  return [response.status, Reflect.get(await response.json(), 'message')]
}

const NEEDS_OWNER = [409, 'A company needs an owner. Make somebody else an owner first.']

test('the only owner cannot leave, be demoted or removed, whoever else is there, and is told why', async () => {
  const { organizationId, owner } = await buildCompany()
  await buildColleague(organizationId, 'admin')
  const { call, memberId } = owner
  expect(await statusAndText(call('leave', { organizationId }))).toEqual(NEEDS_OWNER)
  expect(await statusAndText(call('update-member-role', { memberId, role: 'admin' }))).toEqual(NEEDS_OWNER)
  expect(await statusAndText(call('remove-member', { memberIdOrEmail: memberId }))).toEqual(NEEDS_OWNER)
  expect(await statusAndText(call('remove-member', { memberIdOrEmail: owner.email }))).toEqual(NEEDS_OWNER)
  expect(await roleOf(memberId)).toBe('owner')
})

test('one of two owners may leave, and the other one may not follow', async () => {
  const { organizationId, owner } = await buildCompany()
  const second = await buildColleague(organizationId, 'owner')
  expect((await second.call('leave', { organizationId })).status).toBe(200)
  expect((await owner.call('leave', { organizationId })).status).toBe(409)
  expect(await countOwners(organizationId)).toBe(1)
})

test(
  'an admin makes nobody an owner, invites none, and neither changes nor removes one',
  { tags: ['R171'] },
  async () => {
    const { organizationId, owner } = await buildCompany()
    await buildColleague(organizationId, 'owner')
    const admin = await buildColleague(organizationId, 'admin')
    const colleague = await buildColleague(organizationId, 'member')
    const tries = [
      admin.call('update-member-role', { memberId: colleague.memberId, role: 'owner' }),
      admin.call('update-member-role', { memberId: admin.memberId, role: 'owner' }),
      admin.call('update-member-role', { memberId: owner.memberId, role: 'member' }),
      admin.call('remove-member', { memberIdOrEmail: owner.memberId }),
      admin.call('remove-member', { memberIdOrEmail: owner.email.toUpperCase() }),
      admin.call('invite-member', { email: 'x@example.com', role: 'owner' }),
    ]
    expect((await Promise.all(tries)).map(({ status }) => status)).toEqual(tries.map(() => 403))
    expect(await countOwners(organizationId)).toBe(2)
  },
)

test.each([
  'owner,member',
  'owner, admin',
  'Owner',
  '',
  'chief',
  ['owner'],
  ['member', 'admin'],
  { a: 1 },
  null,
])('a role written %j is refused, and the member stays what they are', async (role) => {
  const { organizationId, owner } = await buildCompany()
  const { memberId } = await buildColleague(organizationId, 'member')
  expect((await owner.call('update-member-role', { memberId, role })).status).toBe(400)
  expect((await owner.call('invite-member', { email: 'x@example.com', role })).status).toBe(400)
  expect(await roleOf(memberId)).toBe('member')
})

/** Ten owners who all at once do something to the next one, five times each. */
const CROWD = 10
const TURNS = 5

test('fifty demotions, removals and departures of owners at the same moment leave an owner, and every refusal is clear', async () => {
  const { organizationId, owner } = await buildCompany()
  const rest = await Promise.all(
    Array.from({ length: CROWD - 1 }, () => buildColleague(organizationId, 'owner')),
  )
  const owners = [owner, ...rest]
  const calls = owners.flatMap((one, index) => {
    const next = owners[(index + 1) % owners.length] ?? owner
    return Array.from({ length: TURNS }, (_, turn) => {
      if (turn % 3 === 0) {
        return one.call('update-member-role', { organizationId, memberId: next.memberId, role: 'member' })
      }
      if (turn % 3 === 1) return one.call('remove-member', { organizationId, memberIdOrEmail: next.memberId })
      return one.call('leave', { organizationId })
    })
  })
  expect(calls).toHaveLength(50)
  const statuses = (await Promise.all(calls)).map(({ status }) => status)
  expect(await countOwners(organizationId)).toBeGreaterThanOrEqual(1)
  // Done, no right any more, gone already, or the last owner.
  const clear = new Set([200, 400, 403, 404, 409])
  expect(statuses.filter((status) => !clear.has(status))).toEqual([])
  expect(statuses).toContain(200)
})

test('two owners who demote each other at the same moment, twenty times: one stays each time', async () => {
  for (let turn = 0; turn < 20; turn += 1) {
    const { organizationId, owner } = await buildCompany()
    const second = await buildColleague(organizationId, 'owner')
    const demote = (by: typeof owner, whom: typeof owner) =>
      by.call('update-member-role', { memberId: whom.memberId, role: 'member' })
    const answers = await Promise.all([demote(owner, second), demote(second, owner)])
    const statuses = answers.map(({ status }) => status)
    expect(statuses.filter((status) => status === 200)).toHaveLength(1)
    expect(statuses.every((status) => [200, 403, 409].includes(status))).toBe(true)
    expect(await countOwners(organizationId)).toBe(1)
  }
})

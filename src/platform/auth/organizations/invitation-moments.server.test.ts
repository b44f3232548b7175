import { and, eq, sql } from 'drizzle-orm'
import { expect, test, vi } from 'vitest'
import { db } from '#/db/client.server.ts'
import { invitation, jobLike, member, user } from '#/db/schema/index.ts'
import { buildJob } from '#tests/factories/build-job.ts'
import { spread } from '#tests/setup/spread.ts'
import { useTestAuth } from '#tests/setup/auth.ts'
import { buildSignedIn, callAuth } from '#tests/setup/call-auth.ts'
import { buildCompany, buildInvitation } from '#tests/setup/company-stage.ts'
import { cancelOlderInvitations } from './open-invitations.server.ts'

vi.hoisted(() => {
  process.env.RATE_LIMIT_FACTOR = '1000'
})

await useTestAuth()

const stateOf = async (id: string) =>
  (await db().select().from(invitation).where(eq(invitation.id, id)))[0]?.status
const typeOf = async (id: string) => (await db().select().from(user).where(eq(user.id, id)))[0]?.type
const accept = (invitationId: string, cookie: string) =>
  callAuth('/organization/accept-invitation', { invitationId }, cookie)
const isMember = async (userId: string, organizationId: string) =>
  (await db().$count(member, and(eq(member.userId, userId), eq(member.organizationId, organizationId)))) === 1

async function buildInvited() {
  const { organizationId, owner } = await buildCompany()
  const invitee = await buildSignedIn('Individual')
  const { email } = invitee
  const { id } = await buildInvitation({ organizationId, inviterId: owner.userId, email })
  return { organizationId, owner, invitee, id }
}

test('an older invitation that is written after a newer one leaves one open, the newer', async () => {
  const { organizationId, owner } = await buildCompany()
  const shared = { organizationId, inviterId: owner.userId, email: 'crowd@example.com' }
  const newer = await buildInvitation(shared)
  await cancelOlderInvitations(newer)
  const older = await buildInvitation({ ...shared, createdAt: new Date(Date.now() - 60_000) })
  await cancelOlderInvitations(older)
  expect([await stateOf(older.id), await stateOf(newer.id)]).toEqual(['canceled', 'pending'])
})

const LIKES_KEEP = {
  code: 'INVALID',
  message:
    'You have open likes or matches as a job seeker. Take them back first, or join with another account.',
}

/** After how many round trips to the database the second call begins. */
const DELAYS = spread(
  Array.from({ length: 40 }, (_, trips) => trips),
  10,
)

/** Begins the second call a little later in each round: after that many round trips to the database. */
async function afterTrips(trips: number, call: () => Promise<Response>): Promise<Response> {
  for (let trip = 0; trip < trips; trip += 1) await db().execute(sql`select 1`)
  return call()
}

test.each([
  ['cancelled', 'cancel-invitation', 'canceled'],
  ['declined', 'reject-invitation', 'rejected'],
])(
  'an invitation that is accepted and %s at the same moment is one or the other',
  async (_what, path, ended) => {
    const { organizationId, owner } = await buildCompany()
    const seen = new Set<string>()
    for (const trips of DELAYS) {
      const invitee = await buildSignedIn('Individual')
      const { email, cookie } = invitee
      const { id } = await buildInvitation({ organizationId, inviterId: owner.userId, email })
      const enders = path === 'cancel-invitation' ? owner.cookie : cookie
      const end = () => callAuth(`/organization/${path}`, { invitationId: id }, enders)
      const [joined, over] = await Promise.all([accept(id, cookie), afterTrips(trips, end)])
      const place = (await isMember(invitee.userId, organizationId)) ? 'member' : 'none'
      seen.add([joined.status, over.status, await stateOf(id), place, await typeOf(invitee.userId)].join(' '))
    }
    expect(['200 409 accepted member Employer', `409 200 ${ended} none Individual`]).toEqual(
      expect.arrayContaining([...seen]),
    )
  },
)

test('who stands somewhere with a job is told so, joins nothing and may accept once that is over', async () => {
  const { organizationId, invitee, id } = await buildInvited()
  const jobId = await buildJob()
  await db().insert(jobLike).values({ jobId, userId: invitee.userId, state: 'liked' })
  const answer = await accept(id, invitee.cookie)
  expect([answer.status, await answer.json()]).toMatchObject([409, LIKES_KEEP])
  expect([await stateOf(id), await isMember(invitee.userId, organizationId)]).toEqual(['pending', false])
  await db().delete(jobLike).where(eq(jobLike.userId, invitee.userId))
  expect((await accept(id, invitee.cookie)).status).toBe(200)
})

test('an invitation that is being accepted is not cancelled any more, though its member is not there yet', async () => {
  const { organizationId, owner, invitee, id } = await buildInvited()
  const joining = await db().transaction(async (tx) => {
    // Whoever is to become a member is held: the call comes as far as that.
    await tx.select().from(user).where(eq(user.id, invitee.userId)).for('update')
    const begun = accept(id, invitee.cookie)
    await expect.poll(() => stateOf(id)).toBe('accepted')
    expect((await owner.call('cancel-invitation', { invitationId: id })).status).toBe(409)
    return [begun]
  })
  expect((await joining[0])?.status).toBe(200)
  expect([await stateOf(id), await isMember(invitee.userId, organizationId)]).toEqual(['accepted', true])
})

test('a like that is made while an invitation is accepted keeps the job seeker, and the invitation open', async () => {
  const { organizationId, invitee, id } = await buildInvited()
  const jobId = await buildJob()
  const joining = await db().transaction(async (tx) => {
    await tx.select().from(user).where(eq(user.id, invitee.userId)).for('update')
    const begun = accept(id, invitee.cookie)
    await expect.poll(() => stateOf(id)).toBe('accepted')
    await tx.insert(jobLike).values({ jobId, userId: invitee.userId, state: 'liked' })
    return [begun]
  })
  const answer = await joining[0]
  expect([answer?.status, await answer?.json()]).toEqual([409, { ...LIKES_KEEP, code: 'CONFLICT' }])
  expect([await stateOf(id), await isMember(invitee.userId, organizationId)]).toEqual(['pending', false])
  expect(await typeOf(invitee.userId)).toBe('Individual')
})

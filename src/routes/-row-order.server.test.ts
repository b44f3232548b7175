import { randomUUID } from 'node:crypto'
import { eq, inArray } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { db } from '#/db/client.server.ts'
import { job, jobLike, member, user } from '#/db/schema/index.ts'
import { closeOpenLikes } from '#/features/jobs/close-likes.server.ts'
import { mailMemberNews } from '#/features/matching/member-news.tasks.server.ts'
import { matchCandidate } from '#/features/matching/matches.server.ts'
import { transferOwnershipTo } from '#/features/team/transfer-ownership.server.ts'
import { deleteOrganizationRows } from '#/platform/auth/organizations/delete-organization.server.ts'
import { deletePerson } from '#/platform/auth/person/delete-person.server.ts'
import { prepareTasks, stopTasks } from '#/platform/tasks/tasks.server.ts'
import { buildJob } from '#tests/factories/build-job.ts'
import { buildOrganization } from '#tests/factories/build-organization.ts'
import { buildSeeker } from '#tests/factories/build-profile.ts'
import { useTestAuth } from '#tests/setup/auth.ts'
import { buildEmployer, setState } from '#tests/setup/candidates-stage.ts'
import { buildColleague, buildCompany, countOwners } from '#tests/setup/company-stage.ts'
import { isLong } from '#tests/setup/tries.ts'
import { whileHeld } from '#tests/setup/while-held.ts'

const { pool } = await useTestAuth()
await prepareTasks()
afterAll(stopTasks)

type Work = () => Promise<unknown>

/** Both orders of two works: each of a new stage, held up at one row; none may be told of a deadlock. */
async function inBothOrders(
  build: () => Promise<{ held: { row: string; id: string }; works: [Work, Work] }>,
) {
  const ends: PromiseSettledResult<unknown>[] = []
  for (const order of ['as written', 'the other way round']) {
    const { held, works } = await build()
    ends.push(...(await whileHeld(pool, held, order === 'as written' ? works : works.toReversed())))
  }
  return ends.flatMap((end) =>
    end.status === 'rejected' ? [end.reason as { cause?: { code?: string } }] : [],
  )
}

const DEADLOCK = '40P01'
const isDeadlock = (fault: { code?: string; cause?: { code?: string } }) =>
  [fault.code, fault.cause?.code].includes(DEADLOCK)

/** As the library does it: the place is written alone, and its trigger asks for the company at the end. */
const demote = (memberId: string) => () =>
  db().update(member).set({ organizationRole: 'member' }).where(eq(member.id, memberId)).execute()
const leave = (memberId: string) => () => db().delete(member).where(eq(member.id, memberId)).execute()

async function buildOwners() {
  const { organizationId, owner } = await buildCompany()
  const second = await buildColleague(organizationId, 'owner')
  const heir = await buildColleague(organizationId, 'member')
  const actor = {
    userId: owner.userId,
    accountType: 'Employer',
    platformRole: 'user',
    emailVerified: true,
    activeOrganizationId: organizationId,
  } as const
  const transfer = () => transferOwnershipTo(actor, { organizationId, memberId: heir.memberId })
  return { organizationId, owner, second, transfer }
}

const PLACE = 'select from member where id = $1'
const COMPANY = 'select from organization where id = $1'

const GOING = {
  'handed over': ({ transfer }: Owners) => transfer,
  'left by the account’s end':
    ({ owner }: Owners) =>
    () =>
      deletePerson(owner.userId),
  deleted:
    ({ organizationId }: Owners) =>
    () =>
      deleteOrganizationRows(organizationId),
} as const
type Owners = Awaited<ReturnType<typeof buildOwners>>

for (const [how, going] of Object.entries(GOING)) {
  test.each([
    ['demoted', demote, isLong ? [PLACE, COMPANY] : [PLACE]],
    ['leaving', leave, isLong ? [PLACE, COMPANY] : [COMPANY]],
  ] as const)(
    `an owner who is %s and a company that is ${how} at the same moment wait for each other in one order`,
    async (_what, change, rows) => {
      for (const row of rows) {
        const faults = await inBothOrders(async () => {
          const owners = await buildOwners()
          const id = row === PLACE ? owners.owner.memberId : owners.organizationId
          return { held: { row, id }, works: [going(owners), change(owners.owner.memberId)] }
        })
        expect(faults.filter(isDeadlock)).toEqual([])
      }
    },
  )
}

test('whoever is the last owner is so after all of that', async () => {
  const { organizationId, owner, second } = await buildOwners()
  await leave(second.memberId)()
  await expect(demote(owner.memberId)()).rejects.toMatchObject({ cause: { code: 'FP001' } })
  expect(await countOwners(organizationId)).toBe(1)
})

/** Somebody who liked two jobs of one company. */
async function buildLikes() {
  const organizationId = await buildOrganization()
  const jobIds = [await buildJob({ organizationId }), await buildJob({ organizationId })].toSorted()
  const { userId } = await buildSeeker()
  for (const jobId of jobIds) await setState(userId, jobId, 'liked')
  return { organizationId, jobIds, userId }
}

const LIKE = 'select from job_like where job_id = $1'

test.each([0, 1])(
  'a person who goes and jobs that end, held up at like %i, wait for each other in one order',
  async (held) => {
    const faults = await inBothOrders(async () => {
      const { jobIds, userId } = await buildLikes()
      const close = () => db().transaction((tx) => closeOpenLikes(tx, jobIds.toReversed(), 'Expired'))
      return { held: { row: LIKE, id: jobIds[held] ?? '' }, works: [() => deletePerson(userId), close] }
    })
    expect(faults.filter(isDeadlock)).toEqual([])
  },
)

test.each([0, 1])('nor a company that is deleted with them, held up at like %i', async (held) => {
  const faults = await inBothOrders(async () => {
    const { organizationId, jobIds, userId } = await buildLikes()
    const remove = () => deleteOrganizationRows(organizationId)
    return { held: { row: LIKE, id: jobIds[held] ?? '' }, works: [() => deletePerson(userId), remove] }
  })
  expect(faults.filter(isDeadlock)).toEqual([])
})

test('a company that is deleted while its members are told of likes waits for its jobs in one order', async () => {
  const faults = await inBothOrders(async () => {
    const organizationId = await buildOrganization()
    // The one with the lower number has the higher id.
    const jobIds = [
      await buildJob({ organizationId, id: `z${randomUUID()}` }),
      await buildJob({ organizationId, id: `a${randomUUID()}` }),
    ]
    const { userId } = await buildSeeker()
    for (const jobId of jobIds) await setState(userId, jobId, 'liked')
    const yesterday = new Date(Date.now() - 86_400_000)
    await db().update(jobLike).set({ likedAt: yesterday }).where(inArray(jobLike.jobId, jobIds))
    const remove = () => deleteOrganizationRows(organizationId)
    return {
      held: { row: 'select from job where id = $1', id: jobIds[0] ?? '' },
      works: [mailMemberNews, remove],
    }
  })
  expect(faults.filter(isDeadlock)).toEqual([])
})

test('a person who goes while a company whose job they once wrote asks them waits in one order, and is gone', async () => {
  const gone: string[] = []
  const faults = await inBothOrders(async () => {
    const { employer, jobId } = await buildEmployer()
    const { userId } = await buildSeeker()
    gone.push(userId)
    await db().update(job).set({ createdBy: userId }).where(eq(job.id, jobId))
    const match = () => matchCandidate(employer, { userId, jobId })
    return {
      held: { row: 'select from "user" where id = $1', id: userId },
      works: [() => deletePerson(userId), match],
    }
  })
  expect(faults.filter(isDeadlock)).toEqual([])
  for (const userId of gone) {
    expect(await db().$count(user, eq(user.id, userId))).toBe(0)
    expect(await db().$count(jobLike, eq(jobLike.userId, userId))).toBe(0)
  }
})

import { eq } from 'drizzle-orm'
import { expect, test, vi } from 'vitest'
import { db } from '#/db/client.server.ts'
import { jobLike, user } from '#/db/schema/index.ts'
import { buildJob } from '#tests/factories/build-job.ts'
import { buildMember, buildOrganization } from '#tests/factories/build-organization.ts'
import { buildUser } from '#tests/factories/build-user.ts'
import { useTestAuth } from '#tests/setup/auth.ts'
import { buildSignedIn } from '#tests/setup/call-auth.ts'
import { changeAccountType, chooseType } from './account-type.server.ts'

vi.hoisted(() => {
  process.env.RATE_LIMIT_FACTOR = '1000'
})

await useTestAuth()

async function standing(userId: string) {
  const [row] = await db().select().from(user).where(eq(user.id, userId))
  return [row?.type, row?.typeChosen]
}

const unasked = (userId: string) => db().update(user).set({ typeChosen: false }).where(eq(user.id, userId))

test.each(['Individual', 'Employer'] as const)(
  'who is asked and says %s is it from then on',
  async (wanted) => {
    const { userId } = await buildUser()
    await unasked(userId)
    await changeAccountType(userId, wanted)
    expect(await standing(userId)).toEqual([wanted, true])
  },
)

test('the answer comes back with what the database says by then', async () => {
  const { userId, cookie } = await buildSignedIn()
  await unasked(userId)
  const chosen = await chooseType(userId, 'Employer', new Headers({ cookie }))
  expect(chosen).toMatchObject({ id: userId, type: 'Employer', typeChosen: true })
})

async function like(userId: string, state: 'liked' | 'approached' | 'matched' | 'withdrawn' | 'closed') {
  const jobId = await buildJob()
  await db().insert(jobLike).values({ userId, jobId, state })
}

test.each(['liked', 'approached', 'matched'] as const)(
  'a job seeker who is %s somewhere stays one, and is told why',
  async (state) => {
    const { userId } = await buildUser()
    await like(userId, state)
    const refused = { code: 'CONFLICT', message: 'account.type.hasLikes' }
    await expect(changeAccountType(userId, 'Employer')).rejects.toMatchObject(refused)
    expect(await standing(userId)).toEqual(['Individual', true])
  },
)

test.each(['withdrawn', 'closed'] as const)('a like that is %s keeps nobody', async (state) => {
  const { userId } = await buildUser()
  await like(userId, state)
  await changeAccountType(userId, 'Employer')
  expect(await standing(userId)).toEqual(['Employer', true])
})

test.each(['owner', 'member'] as const)('an employer who is %s of a company stays one', async (role) => {
  const actor = await buildUser({ type: 'Employer' })
  await buildMember(actor, await buildOrganization(), role)
  const refused = { code: 'CONFLICT', message: 'account.type.hasOrganization' }
  await expect(changeAccountType(actor.userId, 'Individual')).rejects.toMatchObject(refused)
  expect((await standing(actor.userId))[0]).toBe('Employer')
})

test('an admin stays one', async () => {
  const { userId } = await buildUser({ type: 'Admin' })
  await expect(changeAccountType(userId, 'Individual')).rejects.toMatchObject({ code: 'CONFLICT' })
  expect((await standing(userId))[0]).toBe('Admin')
})

test('nobody is changed who does not exist', async () => {
  await expect(changeAccountType('nobody', 'Employer')).rejects.toMatchObject({ code: 'NOT_FOUND' })
})

test('a like that is being made at the same moment is seen', async () => {
  const { userId } = await buildUser()
  const jobId = await buildJob()
  const begun = await db().transaction(async (tx) => {
    await tx.insert(jobLike).values({ userId, jobId, state: 'liked' })
    return [changeAccountType(userId, 'Employer')]
  })
  expect((await Promise.allSettled(begun))[0]?.status).toBe('rejected')
  expect((await standing(userId))[0]).toBe('Individual')
})

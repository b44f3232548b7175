import { eq } from 'drizzle-orm'
import { expect, test, vi } from 'vitest'
import type { SignUpAccountType } from '#/domain/access/account-type.ts'
import { db } from '#/db/client.server.ts'
import { invitation, jobLike, member, user } from '#/db/schema/index.ts'
import { toAppError } from '#/platform/errors/to-app-error.ts'
import { buildJob } from '#tests/factories/build-job.ts'
import { buildMember, buildOrganization } from '#tests/factories/build-organization.ts'
import { buildUser } from '#tests/factories/build-user.ts'
import { useTestAuth } from '#tests/setup/auth.ts'
import { buildSignedIn, callAuth } from '#tests/setup/call-auth.ts'
import { countWaiting } from '#tests/setup/count-waiting.ts'
import { useDefaultLogo } from '#tests/setup/default-logo.ts'
import { changeAccountType, chooseType } from './account-type.server.ts'

vi.hoisted(() => {
  process.env.RATE_LIMIT_FACTOR = '1000'
})

await useDefaultLogo()
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
  { tags: ['2.2c'] },
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
    const changing = changeAccountType(userId, 'Employer').catch(toAppError)
    await expect.poll(countWaiting).toBe(1)
    return [changing]
  })
  expect(await begun[0]).toMatchObject({ code: 'CONFLICT', message: 'account.type.hasLikes' })
  expect((await standing(userId))[0]).toBe('Individual')
})

/** Whoever stands in a company and still looks for work. */
const listTorn = () =>
  db()
    .select({ id: user.id })
    .from(user)
    .innerJoin(member, eq(member.userId, user.id))
    .where(eq(user.type, 'Individual'))

/** Chooses these types one after the other, again and again, until the call is answered. */
async function choosingMeanwhile(call: Promise<Response>, userId: string, types: SignUpAccountType[]) {
  const state = { isOver: false }
  const answered = call.finally(() => (state.isOver = true))
  for (let turn = 0; !state.isOver; turn += 1) {
    await changeAccountType(userId, types[turn % types.length] ?? 'Individual').catch(() => null)
  }
  return answered
}

test('whoever joins a company while they choose to look for work is an employer after all, in 25 tries', async () => {
  const people = await Promise.all(
    Array.from({ length: 25 }, async () => {
      const person = await buildSignedIn()
      const [id, organizationId] = [crypto.randomUUID(), await buildOrganization()]
      const { userId: inviterId } = await buildMember(await buildUser({ type: 'Employer' }), organizationId)
      const invited = { organizationId, email: person.email, organizationRole: 'member' as const }
      const expiresAt = new Date(Date.now() + 60_000)
      await db()
        .insert(invitation)
        .values({ ...invited, id, expiresAt, inviterId })
      return { ...person, invitationId: id }
    }),
  )
  for (const { userId, cookie, invitationId } of people) {
    const joining = callAuth('/organization/accept-invitation', { invitationId }, cookie)
    const joined = await choosingMeanwhile(joining, userId, ['Individual'])
    expect(joined.status).toBe(200)
  }
  expect(await listTorn()).toEqual([])
  expect(await db().$count(member)).toBeGreaterThanOrEqual(25)
})

test('whoever founds a company while they choose to look for work is an employer after all, in 25 tries', async () => {
  const founders = await Promise.all(Array.from({ length: 25 }, () => buildSignedIn('Employer')))
  const fields = {
    ...{ email: 'jobs@example.com', phone: '+44 7700 900100', location: 'Leeds' },
    ...{ description: 'We move heavy things slowly and light things fast.' },
    logo: '/files/company-logos/default.webp',
  }
  const statuses: number[] = []
  for (const [turn, { userId, cookie }] of founders.entries()) {
    const body = { ...fields, name: `Orrery ${turn}`, slug: `orrery-${turn}` }
    const founding = callAuth('/organization/create', body, cookie)
    // Back and forth: the library looks at the type before it writes the rows.
    const founded = await choosingMeanwhile(founding, userId, ['Employer', 'Individual'])
    statuses.push(founded.status)
  }
  expect(statuses.filter((status) => status !== 200 && status !== 403)).toEqual([])
  expect(statuses).toContain(200)
  expect(await listTorn()).toEqual([])
})

test('who is written into a company is an employer from that moment, whoever writes it', async () => {
  const actor = await buildUser()
  await buildMember(actor, await buildOrganization())
  expect((await standing(actor.userId))[0]).toBe('Employer')
})

test('a place in a company that is being taken is waited for, and seen', async () => {
  const actor = await buildUser({ type: 'Employer' })
  const organizationId = await buildOrganization()
  const begun = await db().transaction(async (tx) => {
    const [id, { userId }] = [crypto.randomUUID(), actor]
    await tx.insert(member).values({ id, organizationId, userId, organizationRole: 'member' })
    const changing = changeAccountType(userId, 'Individual').catch(toAppError)
    await expect.poll(countWaiting).toBe(1)
    return [changing]
  })
  expect(await begun[0]).toMatchObject({ code: 'CONFLICT', message: 'account.type.hasOrganization' })
  expect((await standing(actor.userId))[0]).toBe('Employer')
})

test.each(['liked', 'approached', 'matched'] as const)(
  'who is %s somewhere is put into no company, whoever writes it',
  async (state) => {
    const actor = await buildUser()
    await like(actor.userId, state)
    const refusal = await buildMember(actor, await buildOrganization()).catch(toAppError)
    expect(refusal).toMatchObject({ code: 'CONFLICT', message: 'error.auth.likesKeepIndividual' })
    expect((await standing(actor.userId))[0]).toBe('Individual')
  },
)

import { eq } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { db } from '#/db/client.server.ts'
import { jobLike, profile, user } from '#/db/schema/index.ts'
import type { Actor } from '#/domain/access/actor.ts'
import { deleteStoredFile } from '#/platform/storage/storage.server.ts'
import { countUse } from '#/platform/rate-limit/rate-limit.server.ts'
import { prepareTasks, stopTasks } from '#/platform/tasks/tasks.server.ts'
import { buildJob } from '#tests/factories/build-job.ts'
import { buildMember, buildOrganization } from '#tests/factories/build-organization.ts'
import { buildUpload } from '#tests/factories/build-upload.ts'
import { buildUser } from '#tests/factories/build-user.ts'
import { useTestDatabase } from '#tests/setup/database.ts'
import { useTestStorage } from '#tests/setup/storage.ts'
import { sweepWhileSaving } from '#tests/setup/sweep-while-saving.ts'
import { listEmployersByName } from './employer-names.server.ts'
import { profileStepChangeSchema, type ProfileStepChange } from './profile.schema.ts'
import { getOwnProfile, getProfileFor, storeProfileSteps } from './profile.server.ts'

await useTestStorage()
const database = await useTestDatabase()
await prepareTasks()
afterAll(stopTasks)

const input = (step: number, values: object): ProfileStepChange =>
  profileStepChangeSchema.parse({ step, values })

const storeStep = (actor: Actor, step: ProfileStepChange) => storeProfileSteps(actor, [step])

const ROLE = {
  id: 'role-1',
  position: 'Drainage Engineer',
  organization: 'Harrow & Pike',
  location: 'Bath',
  startDate: '2022-04',
  endDate: null,
  summary: '',
  highlights: ['Protected 1,240 homes'],
  volunteer: false,
}

async function rowOf(actor: Actor) {
  const [row] = await db().select().from(profile).where(eq(profile.userId, actor.userId))
  return row
}

test('reading a profile that was never begun answers an empty one and writes nothing', async () => {
  const actor = await buildUser()
  expect((await getOwnProfile(actor)).document.headline).toBe('')
  expect(await rowOf(actor)).toBeUndefined()
})

test('the first save makes the row, the next one changes only what it names', async () => {
  const actor = await buildUser()
  await storeStep(actor, input(1, { headline: 'Engineer', bio: 'I build.' }))
  await storeStep(actor, input(2, { work: [ROLE] }))
  const { document } = await storeStep(actor, input(1, { headline: 'Civil engineer' }))
  expect(document).toMatchObject({ headline: 'Civil engineer', bio: 'I build.', work: [ROLE] })
})

test('a person saves six hundred times in ten minutes, and others go on', async () => {
  const [actor, other] = [await buildUser(), await buildUser()]
  const limit = { key: `profile-save:${actor.userId}`, max: 600, windowSeconds: 600 }
  for (let nth = 0; nth < 599; nth += 1) await countUse(db(), limit)
  const save = (who: Actor) => storeStep(who, input(1, { headline: 'Engineer' }))
  expect((await save(actor)).document.headline).toBe('Engineer')
  await expect(save(actor)).rejects.toMatchObject({ code: 'RATE_LIMITED' })
  expect((await save(other)).document.headline).toBe('Engineer')
})

test('saving twice leaves what saving once leaves', async () => {
  const actor = await buildUser()
  const once = await storeStep(actor, input(2, { work: [ROLE] }))
  const twice = await storeStep(actor, input(2, { work: [ROLE] }))
  expect(twice).toEqual(once)
  const rows = await db().select().from(profile).where(eq(profile.userId, actor.userId))
  expect(rows).toHaveLength(1)
})

test('every save moves the time of the last change', async () => {
  const actor = await buildUser()
  await storeStep(actor, input(1, { headline: 'Engineer' }))
  const before = new Date('2020-01-01')
  await db().update(profile).set({ updatedAt: before }).where(eq(profile.userId, actor.userId))
  await storeStep(actor, input(5, { visibility: 'Hidden' }))
  expect((await rowOf(actor))?.updatedAt.getTime()).toBeGreaterThan(before.getTime())
})

test('saves of different steps at the same time are all kept', async () => {
  const actor = await buildUser()
  await Promise.all([
    storeStep(actor, input(1, { headline: 'Engineer' })),
    storeStep(actor, input(2, { work: [ROLE] })),
    storeStep(actor, input(4, { sectors: ['Engineering'] })),
  ])
  const { document } = await getOwnProfile(actor)
  expect(document).toMatchObject({ headline: 'Engineer', work: [ROLE], sectors: ['Engineering'] })
})

test('a list is replaced whole, and its entries keep their ids', async () => {
  const actor = await buildUser()
  const other = { ...ROLE, id: 'role-2', position: 'Trainee' }
  await storeStep(actor, input(2, { work: [ROLE, other] }))
  const { document } = await storeStep(actor, input(2, { work: [other] }))
  expect(document.work.map(({ id }) => id)).toEqual(['role-2'])
})

const FUTURE = { ...ROLE, id: 'role-2', position: 'Teacher', startDate: '2098-01' }

/** As it was stored before a role had to have begun. */
async function storeWork(actor: Actor, work: (typeof ROLE)[]) {
  await storeStep(actor, input(1, { headline: 'Engineer' }))
  await db().update(profile).set({ work }).where(eq(profile.userId, actor.userId))
}

test('an entry stored before its rule became stricter keeps no other from being saved', async () => {
  const actor = await buildUser()
  await storeWork(actor, [FUTURE, ROLE])
  const mended = { ...ROLE, position: 'Surveyor' }
  const { document } = await storeStep(actor, input(2, { work: [mended, FUTURE] }))
  expect(document.work).toEqual([mended, FUTURE])
})

test('what is new or changed follows the rules, and the refusal names its field', async () => {
  const actor = await buildUser()
  await storeWork(actor, [FUTURE])
  for (const changed of [
    { ...FUTURE, summary: 'New' },
    { ...FUTURE, startDate: '2097-01' },
  ]) {
    await expect(storeStep(actor, input(2, { work: [ROLE, changed] }))).rejects.toMatchObject({
      code: 'INVALID',
      issues: [{ field: 'work.1.startDate', message: 'profile.invalid.notYet' }],
    })
  }
  expect((await getOwnProfile(actor)).document.work).toEqual([FUTURE])
})

test('what one person has stored excuses nothing in the profile of another', async () => {
  await storeWork(await buildUser(), [FUTURE])
  const other = await buildUser()
  await expect(storeStep(other, input(2, { work: [FUTURE] }))).rejects.toMatchObject({
    code: 'INVALID',
  })
  expect(await rowOf(other)).toBeUndefined()
})

test('a changed name is the account’s new name, whole and in its parts', async () => {
  const actor = await buildUser({ firstName: 'Ada', lastName: 'Byron' })
  const mine = await storeStep(actor, input(1, { lastName: 'Lovelace' }))
  expect(mine).toMatchObject({ firstName: 'Ada', lastName: 'Lovelace', name: 'Ada Lovelace' })
})

test('an introduction video is kept beside the document, shown with the profile, and can be taken away', async () => {
  const actor = await buildUser()
  const profileVideo = await buildUpload('profile-videos', { userId: actor.userId })
  const mine = await storeStep(actor, input(1, { headline: 'Engineer', profileVideo }))
  expect(mine.profileVideo).toBe(profileVideo)
  expect(JSON.stringify(mine.document)).not.toContain('profile-videos')
  expect((await getProfileFor(actor, actor.userId)).profileVideo).toBe(profileVideo)
  await storeStep(actor, input(1, { headline: 'Senior engineer' }))
  expect((await getOwnProfile(actor)).profileVideo).toBe(profileVideo)
  expect((await storeStep(actor, input(1, { profileVideo: null }))).profileVideo).toBeNull()
})

const WRONG_VIDEO = {
  code: 'INVALID',
  issues: [{ field: 'profileVideo', message: 'error.wrongUpload' }],
}

test.each(['/files/profile-videos/3f0f0c5e-3c7a-4a55-9f0d-1a2b3c4d5e6f.mp4', '/files/profile-videos/a.mp4'])(
  'a video that nobody uploaded is refused beside its field, and nothing is written: %s',
  async (profileVideo) => {
    const actor = await buildUser()
    const save = storeStep(actor, input(1, { headline: 'Engineer', profileVideo }))
    await expect(save).rejects.toMatchObject(WRONG_VIDEO)
    expect(await rowOf(actor)).toBeUndefined()
  },
)

test('a video that is swept while it is being saved is refused', async () => {
  const actor = await buildUser()
  const profileVideo = await buildUpload('profile-videos', { hoursAgo: 26, userId: actor.userId })
  const save = () => storeStep(actor, input(1, { headline: 'Engineer', profileVideo }))
  expect(await sweepWhileSaving(profileVideo, save)).toMatchObject({ reason: WRONG_VIDEO })
  expect(await rowOf(actor)).toBeUndefined()
})

test('a video whose file was lost keeps nobody from saving the rest', async () => {
  const actor = await buildUser()
  const profileVideo = await buildUpload('profile-videos', { userId: actor.userId })
  await storeStep(actor, input(1, { profileVideo }))
  await deleteStoredFile(profileVideo.slice('/files/'.length))
  const { document } = await storeStep(actor, input(1, { headline: 'Engineer', profileVideo }))
  expect(document.headline).toBe('Engineer')
})

test('nothing in what is sent can reach another person’s row or the account’s own fields', async () => {
  const victim = await buildUser()
  await storeStep(victim, input(1, { headline: 'Mine' }))
  const attacker = await buildUser()
  const forged = {
    headline: 'Taken',
    userId: victim.userId,
    id: victim.userId,
    type: 'Admin',
    email: 'x@example.com',
  }
  await storeStep(attacker, input(1, forged))
  expect((await getOwnProfile(victim)).document.headline).toBe('Mine')
  const [row] = await db().select().from(user).where(eq(user.id, attacker.userId))
  expect(row).toMatchObject({ type: 'Individual', email: `${attacker.userId}@example.com` })
})

test('a profile nobody has and the profile of somebody who seeks no work are both not found', async () => {
  const employer = await buildUser({ type: 'Employer' })
  for (const id of ['nobody', employer.userId]) {
    await expect(getProfileFor(employer, id)).rejects.toMatchObject({ code: 'NOT_FOUND' })
  }
})

test('a like of another person opens nothing', async () => {
  const hidden = await buildUser()
  await storeStep(hidden, input(5, { visibility: 'Hidden' }))
  const liker = await buildUser()
  const organizationId = await buildOrganization()
  const employer = await buildMember(await buildUser({ type: 'Employer' }), organizationId)
  await db()
    .insert(jobLike)
    .values({ userId: liker.userId, jobId: await buildJob({ organizationId }), state: 'matched' })
  await expect(getProfileFor(employer, hidden.userId)).rejects.toMatchObject({ code: 'NOT_FOUND' })
})

test('companies are found by the beginning of any word of their name, and patterns are plain text', async () => {
  const id = await buildOrganization({ name: 'Zoë 100% Organic' })
  const found = { id, name: 'Zoë 100% Organic' }
  expect(await listEmployersByName('organ')).toContainEqual(found)
  expect(await listEmployersByName('100%')).toEqual([found])
  expect(await listEmployersByName('rganic')).toEqual([])
  expect(await listEmployersByName('_____________')).toEqual([])
  expect(await listEmployersByName('')).toEqual([])
})

test('excluded employers come back with their names, those that are gone without', async () => {
  const actor = await buildUser()
  const id = await buildOrganization({ name: 'Severn Works' })
  const mine = await storeStep(actor, input(5, { excludedEmployers: ['gone', id] }))
  expect(mine.excludedEmployers).toEqual([{ id, name: 'Severn Works' }])
  // Saved again, nobody new is excluded.
  await storeStep(actor, input(5, { excludedEmployers: [id] }))
  const queued = await database.pool.query(
    `select data from pgboss.job where name = 'employers-excluded' and data ->> 'userId' = $1`,
    [actor.userId],
  )
  expect(queued.rows).toEqual([{ data: { userId: actor.userId } }])
})

import { randomUUID } from 'node:crypto'
import { and, eq, inArray } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { toIsoDate } from '#/domain/time/iso-date.ts'
import { db } from '#/db/client.server.ts'
import { jobLike, user } from '#/db/schema/index.ts'
import { sealCandidateId } from '#/platform/candidate-id/candidate-id.server.ts'
import { prepareTasks, stopTasks } from '#/platform/tasks/tasks.server.ts'
import { buildJob } from '#tests/factories/build-job.ts'
import { buildSeeker } from '#tests/factories/build-profile.ts'
import { buildUser } from '#tests/factories/build-user.ts'
import { buildEmployer, seenOf, setState } from '#tests/setup/candidates-stage.ts'
import { useTestDatabase } from '#tests/setup/database.ts'
import { askJobCandidates, listJobCandidates } from './candidates.server.ts'
import { matchCandidate } from './matches.server.ts'

await useTestDatabase()
await prepareTasks()
afterAll(stopTasks)

test('the page of candidates is not found for strangers', async () => {
  const [{ jobId }, { employer: stranger }] = [await buildEmployer(), await buildEmployer()]
  await expect(listJobCandidates(stranger, jobId)).rejects.toMatchObject({ code: 'NOT_FOUND' })
  await expect(listJobCandidates(stranger, 'nothing')).rejects.toMatchObject({ code: 'NOT_FOUND' })
})

test('an account looks at candidates three hundred times in ten minutes, and others go on', async () => {
  const [{ employer, jobId }, other] = [await buildEmployer(), await buildEmployer()]
  const missing = expect.objectContaining({ code: 'NOT_FOUND' })
  for (let nth = 0; nth < 299; nth += 1)
    await expect(askJobCandidates(employer, 'nothing')).rejects.toEqual(missing)
  expect((await askJobCandidates(employer, jobId)).job.id).toBe(jobId)
  await expect(askJobCandidates(employer, jobId)).rejects.toMatchObject({ code: 'RATE_LIMITED' })
  expect((await askJobCandidates(other.employer, other.jobId)).job.id).toBe(other.jobId)
})

test('hidden, matched-only, excluding and not looking people are not suggested', async () => {
  const stage = await buildEmployer()
  const visible = await buildSeeker()
  const others = await Promise.all([
    buildSeeker({ preferences: { visibility: 'Hidden' } }),
    buildSeeker({ preferences: { visibility: 'MatchedEmployers' } }),
    buildSeeker({ preferences: { availability: 'NotLooking' } }),
    buildSeeker({ preferences: { excludedEmployers: [stage.organizationId] } }),
  ])
  expect(await seenOf(stage, visible)).not.toBeNull()
  for (const other of others) expect(await seenOf(stage, other)).toBeNull()
})

test('whoever fails a hard requirement is not suggested, but may like', { tags: ['2.6d'] }, async () => {
  const { employer, organizationId } = await buildEmployer()
  const jobId = await buildJob({
    organizationId,
    educationLevel: 'Doctorate',
    educationRequirement: 'Required',
  })
  const seeker = await buildSeeker()
  expect(await seenOf({ employer, jobId }, seeker)).toBeNull()
  await setState(seeker.userId, jobId, 'liked')
  const seen = await seenOf({ employer, jobId }, seeker)
  expect(seen?.fit?.gates.map(({ key }) => key)).toEqual(['education'])
})

test('at the limit of a list, who liked at the same moment stays in it or out of it at each look', async () => {
  const stage = await buildEmployer()
  const ids = Array.from({ length: 201 }, (_, nth) => `${stage.jobId}-${String(nth).padStart(3, '0')}`)
  const [likedAt, moved] = [new Date(), ids.slice(0, 100).toReversed()]
  await db()
    .insert(user)
    .values(ids.map((id) => ({ id, name: 'Ada', email: `${id}@example.com`, type: 'Individual' as const })))
  await db()
    .insert(jobLike)
    .values(ids.map((userId) => ({ userId, jobId: stage.jobId, state: 'liked' as const, likedAt })))
  const look = async () =>
    (await listJobCandidates(stage.employer, stage.jobId)).liked
      .map(({ candidateId }) => candidateId)
      .toSorted()
  const before = await look()
  // Rows that are written anew lie elsewhere in the table.
  await db().update(jobLike).set({ createdAt: likedAt }).where(inArray(jobLike.userId, moved))
  expect(before).toHaveLength(200)
  expect(await look()).toEqual(before)
})

test('a weak fit is not suggested, and neither is somebody with none of the must-have skills', async () => {
  const { employer, organizationId } = await buildEmployer()
  const jobId = await buildJob({ organizationId, mustHaveSkills: ['Keyhole surgery', 'Anaesthesia'] })
  const seeker = await buildSeeker()
  expect(await seenOf({ employer, jobId }, seeker)).toBeNull()
  await setState(seeker.userId, jobId, 'liked')
  expect(await seenOf({ employer, jobId }, seeker)).not.toBeNull()
})

test('likes that were closed without a match are counted, invitations and taken back likes are not', async () => {
  const stage = await buildEmployer()
  const [passed, invited, waiting] = [await buildSeeker(), await buildSeeker(), await buildSeeker()]
  await setState(passed.userId, stage.jobId, 'closed')
  await db()
    .insert(jobLike)
    .values({ userId: invited.userId, jobId: stage.jobId, state: 'closed', approachedAt: new Date() })
  await setState(waiting.userId, stage.jobId, 'liked')
  const page = await listJobCandidates(stage.employer, stage.jobId)
  expect(page.closedLikes).toBe(1)
  expect(page.liked).toHaveLength(1)
})

test('a hidden person who likes is shown; one who hides after an invitation is reduced to its date', async () => {
  const stage = await buildEmployer()
  const seeker = await buildSeeker({ preferences: { visibility: 'Hidden' } })
  await setState(seeker.userId, stage.jobId, 'liked')
  expect(await seenOf(stage, seeker)).toMatchObject({ name: 'Ada Byron', hasProfile: true })
  await setState(seeker.userId, stage.jobId, 'approached')
  expect(await seenOf(stage, seeker)).toMatchObject({
    name: null,
    headline: '',
    town: '',
    hasProfile: false,
    fit: null,
    since: expect.any(String),
  })
})

test('whoever excludes the company after a like disappears from its page', async () => {
  const stage = await buildEmployer()
  const seeker = await buildSeeker({ preferences: { excludedEmployers: [stage.organizationId] } })
  await setState(seeker.userId, stage.jobId, 'liked')
  expect(await seenOf(stage, seeker)).toBeNull()
})

test('a like from somebody who has not begun a profile is shown, without a score', async () => {
  const stage = await buildEmployer()
  const seeker = await buildUser({ firstName: 'Newly', lastName: 'Here' })
  await setState(seeker.userId, stage.jobId, 'liked')
  expect(await seenOf(stage, seeker)).toMatchObject({ name: 'Newly Here', fit: { fit: null } })
})

test('a passed like keeps its place but not its clock', async () => {
  const stage = await buildEmployer()
  const { userId } = await buildSeeker()
  await setState(userId, stage.jobId, 'liked')
  expect(await seenOf(stage, { userId })).toMatchObject({ passed: false, pledge: { day: 0, ofDays: 14 } })
  await db()
    .update(jobLike)
    .set({ passedAt: new Date() })
    .where(and(eq(jobLike.userId, userId), eq(jobLike.jobId, stage.jobId)))
  expect(await seenOf(stage, { userId })).toMatchObject({ state: 'liked', passed: true, pledge: null })
})

test('an archived job suggests nobody and keeps its matches', async () => {
  const { employer, organizationId } = await buildEmployer()
  const jobId = await buildJob({ organizationId, status: 'Archived' })
  const seeker = await buildSeeker()
  await setState(seeker.userId, jobId, 'matched')
  const page = await listJobCandidates(employer, jobId)
  expect(page.suggested).toEqual([])
  expect(page.matched).toHaveLength(1)
  expect(page.job.today).toBe(toIsoDate(new Date()))
})

test.each([
  ['Moderation', true],
  ['Filled', false],
] as const)('a job that ended as %s was taken down: %s', async (archiveReason, isTakenDown) => {
  const { employer, organizationId } = await buildEmployer()
  const jobId = await buildJob({ organizationId, status: 'Archived', archiveReason })
  expect((await listJobCandidates(employer, jobId)).job.isTakenDown).toBe(isTakenDown)
})

test('a list holds 200 answers at most: who has waited longest, and nobody twice', async () => {
  const stage = await buildEmployer()
  const ids = Array.from({ length: 203 }, () => randomUUID())
  const rowOf = (id: string) => ({
    id,
    name: 'Ada Byron',
    firstName: 'Ada',
    lastName: 'Byron',
    type: 'Individual' as const,
    email: `${id}@example.com`,
  })
  await db().insert(user).values(ids.map(rowOf))
  const likeOf = (userId: string, index: number) => ({
    userId,
    jobId: stage.jobId,
    state: 'liked' as const,
    likedAt: new Date(Date.UTC(2026, 0, 1, 0, index)),
  })
  await db().insert(jobLike).values(ids.map(likeOf))
  const { liked } = await listJobCandidates(stage.employer, stage.jobId)
  const expected = ids.slice(0, 200).map((userId) => sealCandidateId({ userId, jobId: stage.jobId }))
  expect(new Set(liked.map(({ candidateId }) => candidateId))).toEqual(new Set(expected))
  expect(liked).toHaveLength(200)
})

test.each(['none', 'liked', 'approached', 'matched'] as const)(
  'a banned person in state %s is in no list of candidates and cannot be matched',
  async (state) => {
    const stage = await buildEmployer()
    const { userId } = await buildSeeker()
    if (state !== 'none') await setState(userId, stage.jobId, state)
    expect(await seenOf(stage, { userId })).not.toBeNull()
    await db().update(user).set({ banned: true }).where(eq(user.id, userId))
    expect(await seenOf(stage, { userId })).toBeNull()
    const match = matchCandidate(stage.employer, { userId, jobId: stage.jobId })
    await expect(match).rejects.toMatchObject({ code: 'NOT_FOUND' })
  },
)

import { randomUUID } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import type { Actor } from '#/domain/access/actor.ts'
import type { LikeState } from '#/domain/job/like-state.ts'
import { toIsoDate } from '#/domain/time/iso-date.ts'
import { db } from '#/db/client.server.ts'
import { jobLike, user } from '#/db/schema/index.ts'
import { sealCandidateId } from '#/platform/candidate-id/candidate-id.server.ts'
import { prepareTasks, stopTasks } from '#/platform/tasks/tasks.server.ts'
import { buildJob } from '#tests/factories/build-job.ts'
import { buildMember, buildOrganization } from '#tests/factories/build-organization.ts'
import { buildSeeker } from '#tests/factories/build-profile.ts'
import { buildWork } from '#tests/factories/build-profile-document.ts'
import { buildUser } from '#tests/factories/build-user.ts'
import { useTestDatabase } from '#tests/setup/database.ts'
import { listJobCandidates } from './candidates.server.ts'
import { findJobFit, listRecommendedJobs } from './fits.server.ts'
import { getPair, matchCandidate } from './matches.server.ts'
import { listMyLikes } from './my-likes.server.ts'

await useTestDatabase()
await prepareTasks()
afterAll(stopTasks)

type SeekerChanges = Parameters<typeof buildSeeker>[0]

async function buildEmployer(): Promise<{ employer: Actor; organizationId: string; jobId: string }> {
  const organizationId = await buildOrganization()
  const employer = await buildMember(await buildUser({ type: 'Employer' }), organizationId)
  return { employer, organizationId, jobId: await buildJob({ organizationId }) }
}

async function setState(userId: string, jobId: string, state: Exclude<LikeState, 'none'>): Promise<void> {
  const at = new Date()
  const dates = { likedAt: at, approachedAt: at, matchedAt: at, withdrawnAt: at }
  await db()
    .insert(jobLike)
    .values({ userId, jobId, state, ...dates })
    .onConflictDoUpdate({ target: [jobLike.userId, jobLike.jobId], set: { state, ...dates } })
}

const EVERYBODY = (page: Awaited<ReturnType<typeof listJobCandidates>>) => [
  ...page.liked,
  ...page.matched,
  ...page.suggested,
]

async function seenOf(stage: { employer: Actor; jobId: string }, { userId }: { userId: string }) {
  const page = await listJobCandidates(stage.employer, stage.jobId)
  const sealed = sealCandidateId({ userId, jobId: stage.jobId })
  return EVERYBODY(page).find(({ candidateId }) => candidateId === sealed) ?? null
}

const WORK = buildWork({ position: 'Engineer at Quillfeather Ltd', organization: 'Quillfeather Ltd' })
const STUDY = {
  id: 'study-9',
  institution: 'Brackenmoor College',
  area: 'Hydrology at Brackenmoor College',
  studyType: 'BSc',
  level: 'Doctorate' as const,
  startDate: null,
  endDate: null,
  score: '',
}
/** Tells on itself in every place where a person writes freely. */
const TELLTALE: SeekerChanges = {
  headline: 'Zephyrine Okonjo, drainage engineer at Quillfeather Ltd, taught at Brackenmoor College',
  bio: 'I am Zephyrine Okonjo.',
  location: '14 Larkspur Lane, Bath BA1 2JZ, UK',
  phone: '+44 7700 900555',
  work: [WORK],
  education: [STUDY],
  preferences: {
    anonymousUntilMatch: true,
    desiredTitles: ['Civil Engineer at Quillfeather Ltd', 'Zephyrine Okonjo Consulting'],
    minSalary: 43_217,
  },
}
const SECRETS = ['Zephyrine', 'Okonjo', 'Quillfeather', 'Brackenmoor', 'Larkspur', 'BA1', '900555']

const buildTelltale = () => buildSeeker(TELLTALE, { firstName: 'Zephyrine', lastName: 'Okonjo' })

test.each(['none', 'liked', 'approached', 'withdrawn', 'declined'] as const)(
  'an anonymous candidate in state %s gives away neither account, name, address, employer nor school in any field',
  async (state) => {
    const stage = await buildEmployer()
    const seeker = await buildTelltale()
    if (state !== 'none') await setState(seeker.userId, stage.jobId, state)
    // The id is random letters, among which any three may stand; that it opens to nobody has a test of its own.
    const seen = await seenOf(stage, seeker)
    const answer = JSON.stringify({ ...seen, candidateId: '' })
    expect(seen?.candidateId).not.toContain(seeker.userId)
    for (const secret of [...SECRETS, seeker.userId]) {
      expect(answer.toLowerCase()).not.toContain(secret.toLowerCase())
    }
    expect(JSON.parse(answer)).toMatchObject({ name: null, image: null, contact: null, town: 'Bath' })
  },
)

test('a match opens name and contact, and a withdrawal closes them again', async () => {
  const stage = await buildEmployer()
  const seeker = await buildTelltale()
  const email = `${seeker.userId}@example.com`
  await setState(seeker.userId, stage.jobId, 'matched')
  const matched = await seenOf(stage, seeker)
  expect(matched).toMatchObject({
    name: 'Zephyrine Okonjo',
    contact: { email, phone: '+44 7700 900555' },
  })
  expect((await listMyLikes(seeker))[0]?.contact).toEqual({
    email: 'jobs@example.com',
    phone: '+44 7700 900100',
  })
  await setState(seeker.userId, stage.jobId, 'withdrawn')
  const withdrawn = await seenOf(stage, seeker)
  expect(withdrawn).toMatchObject({
    state: 'withdrawn',
    name: null,
    contact: null,
    since: expect.any(String),
  })
  expect((await listMyLikes(seeker))[0]).toMatchObject({ state: 'withdrawn', contact: null })
})

test('before a match nobody’s contact data is in the answer, named or not', async () => {
  const stage = await buildEmployer()
  const seeker = await buildSeeker({ phone: '+44 7700 900777' })
  await setState(seeker.userId, stage.jobId, 'liked')
  const answer = JSON.stringify(await listJobCandidates(stage.employer, stage.jobId))
  expect(answer).toContain('Ada Byron')
  expect(answer).not.toContain('900777')
  expect(answer).not.toContain(`${seeker.userId}@`)
  expect(JSON.stringify(await listMyLikes(seeker))).not.toContain('jobs@example.com')
})

test('the salary floor is in no answer, the person’s own scores included', async () => {
  const stage = await buildEmployer()
  const seeker = await buildSeeker({ preferences: { minSalary: 43_217 } })
  const before = JSON.stringify([
    await findJobFit(seeker, stage.jobId),
    await listRecommendedJobs(seeker),
    await listJobCandidates(stage.employer, stage.jobId),
  ])
  await setState(seeker.userId, stage.jobId, 'matched')
  const after = JSON.stringify([
    await listMyLikes(seeker),
    await listJobCandidates(stage.employer, stage.jobId),
  ])
  for (const answer of [before, after]) {
    expect(answer).not.toContain('43217')
    expect(answer).not.toContain('43,217')
  }
})

test('the candidate and the employer see the same numbers, anonymous or not', async () => {
  const stage = await buildEmployer()
  for (const seeker of [await buildSeeker(), await buildTelltale()]) {
    const own = await findJobFit(seeker, stage.jobId)
    const numbersOf = (fit: typeof own) => [
      ...[fit?.fit, fit?.e, fit?.c, fit?.confidence],
      ...(fit?.factors.map(({ key, points, scaledWeight }) => [key, points, scaledWeight]) ?? []),
    ]
    expect(numbersOf((await seenOf(stage, seeker))?.fit ?? null)).toEqual(numbersOf(own))
  }
})

test('the page of candidates is not found for strangers', async () => {
  const [{ jobId }, { employer: stranger }] = [await buildEmployer(), await buildEmployer()]
  await expect(listJobCandidates(stranger, jobId)).rejects.toMatchObject({ code: 'NOT_FOUND' })
  await expect(listJobCandidates(stranger, 'nothing')).rejects.toMatchObject({ code: 'NOT_FOUND' })
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

test('whoever fails a hard requirement is not suggested, but may like', async () => {
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

test('a candidate’s id means somebody beside its own job only, before a match and after it', async () => {
  const [stage, other] = [await buildEmployer(), await buildEmployer()]
  const seeker = await buildTelltale()
  await setState(seeker.userId, stage.jobId, 'liked')
  const candidateId = (await seenOf(stage, seeker))?.candidateId ?? ''
  expect(getPair({ jobId: stage.jobId, candidateId })).toEqual({ userId: seeker.userId, jobId: stage.jobId })
  expect(() => getPair({ jobId: other.jobId, candidateId })).toThrow(
    expect.objectContaining({ code: 'NOT_FOUND' }),
  )
  expect(() => getPair({ jobId: stage.jobId, candidateId: seeker.userId })).toThrow()
  await setState(seeker.userId, stage.jobId, 'matched')
  expect((await seenOf(stage, seeker))?.candidateId).toBe(candidateId)
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

import { and, eq } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import type { Actor } from '#/domain/access/actor.ts'
import type { LikeState } from '#/domain/job/like-state.ts'
import { db } from '#/db/client.server.ts'
import { job, jobLike, rateLimit } from '#/db/schema/index.ts'
import { DAILY_QUOTAS } from '#/platform/rate-limit/daily-quota.server.ts'
import { prepareTasks, stopTasks } from '#/platform/tasks/tasks.server.ts'
import { buildJob } from '#tests/factories/build-job.ts'
import { buildMember, buildOrganization } from '#tests/factories/build-organization.ts'
import { buildSeeker } from '#tests/factories/build-profile.ts'
import { buildUser } from '#tests/factories/build-user.ts'
import { useTestDatabase } from '#tests/setup/database.ts'
import { answerApproach, matchCandidate, passCandidate } from './matches.server.ts'
import { listMyLikes } from './my-likes.server.ts'

const database = await useTestDatabase()
await prepareTasks()
afterAll(stopTasks)

type Stage = { employer: Actor; seeker: Actor; jobId: string; pair: { userId: string; jobId: string } }

/** An employer with a job, and a job seeker who stands with it in some state. */
async function setStage(
  state: LikeState,
  options: { seeker?: Actor; status?: 'Draft' | 'Published' | 'Archived' } = {},
): Promise<Stage> {
  const organizationId = await buildOrganization()
  const employer = await buildMember(await buildUser({ type: 'Employer' }), organizationId, 'member')
  const jobId = await buildJob({ organizationId, status: options.status ?? 'Published' })
  const seeker = options.seeker ?? (await buildSeeker())
  const pair = { userId: seeker.userId, jobId }
  const at = new Date('2026-11-01T10:00:00Z')
  const dates = state === 'approached' ? { approachedAt: at } : { likedAt: at }
  if (state !== 'none')
    await db()
      .insert(jobLike)
      .values({ ...pair, state, ...dates })
  return { employer, seeker, jobId, pair }
}

async function rowOf({ userId, jobId }: Stage['pair']) {
  const [row] = await db()
    .select()
    .from(jobLike)
    .where(and(eq(jobLike.userId, userId), eq(jobLike.jobId, jobId)))
  return row ?? null
}

async function queuedMatches(jobId: string): Promise<number> {
  const found = await database.pool.query(
    `select count(*)::int as n from pgboss.job where name = 'match-made' and data ->> 'jobId' = $1`,
    [jobId],
  )
  return found.rows[0].n
}

test('Match after a like makes the match and queues its mails', { tags: ['2.6b'] }, async () => {
  const { employer, jobId, pair } = await setStage('liked')
  expect(await matchCandidate(employer, pair)).toEqual({ state: 'matched' })
  expect(await rowOf(pair)).toMatchObject({ state: 'matched', matchedAt: expect.any(Date), passedAt: null })
  expect(await queuedMatches(jobId)).toBe(1)
})

test('ten presses on Match at once are one match and one set of mails', async () => {
  const { employer, jobId, pair } = await setStage('liked')
  const answers = await Promise.all(Array.from({ length: 10 }, () => matchCandidate(employer, pair)))
  expect(new Set(answers.map(({ state }) => state))).toEqual(new Set(['matched']))
  expect(await queuedMatches(jobId)).toBe(1)
})

test('ten invitations at once are one approach, and nobody is told of an error', async () => {
  const { employer, jobId, pair } = await setStage('none')
  const answers = await Promise.all(Array.from({ length: 10 }, () => matchCandidate(employer, pair)))
  expect(new Set(answers.map(({ state }) => state))).toEqual(new Set(['approached']))
  expect(await rowOf(pair)).toMatchObject({ state: 'approached', likedAt: null })
  expect(await queuedMatches(jobId)).toBe(0)
})

test('an employer invites fifty people a day, and repeats cost nothing', async () => {
  const { employer, jobId, pair } = await setStage('none')
  for (let turn = 0; turn < 3; turn += 1) await matchCandidate(employer, pair)
  await db()
    .update(rateLimit)
    .set({ count: DAILY_QUOTAS.approach - 1 })
    .where(eq(rateLimit.key, `made:approach:${employer.userId}`))
  const invite = async () => matchCandidate(employer, { userId: (await buildSeeker()).userId, jobId })
  await invite()
  await expect(invite()).rejects.toMatchObject({
    code: 'RATE_LIMITED',
    values: { max: DAILY_QUOTAS.approach },
  })
  expect(await db().$count(jobLike, eq(jobLike.jobId, jobId))).toBe(2)
})

test('accepting an approach makes the match, and counts as the like it is', { tags: ['2.6b'] }, async () => {
  const { seeker, jobId, pair } = await setStage('approached')
  expect(await answerApproach(seeker, { jobId, answer: 'accept' })).toEqual({ state: 'matched' })
  expect(await answerApproach(seeker, { jobId, answer: 'accept' })).toEqual({ state: 'matched' })
  expect(await rowOf(pair)).toMatchObject({ matchedAt: expect.any(Date), likedAt: expect.any(Date) })
  expect(await queuedMatches(jobId)).toBe(1)
})

test('declining an approach ends it: the employer cannot ask again', async () => {
  const { employer, seeker, jobId, pair } = await setStage('approached')
  expect(await answerApproach(seeker, { jobId, answer: 'decline' })).toEqual({ state: 'declined' })
  expect(await answerApproach(seeker, { jobId, answer: 'decline' })).toEqual({ state: 'declined' })
  await expect(matchCandidate(employer, pair)).rejects.toMatchObject({ code: 'CONFLICT' })
  expect(await queuedMatches(jobId)).toBe(0)
})

test('nobody answers an approach that was not made, or one made to somebody else', async () => {
  const { jobId } = await setStage('approached')
  const answer = answerApproach(await buildSeeker(), { jobId, answer: 'accept' })
  await expect(answer).rejects.toMatchObject({ code: 'NOT_FOUND' })
})

test('without a verified email an approach may be declined, not accepted', async () => {
  const seeker = await buildSeeker({}, { emailVerified: false })
  const { jobId } = await setStage('approached', { seeker })
  // The session may claim otherwise: the database is asked.
  const answer = answerApproach({ ...seeker, emailVerified: true }, { jobId, answer: 'accept' })
  await expect(answer).rejects.toMatchObject({ code: 'FORBIDDEN', message: 'error.auth.verifyEmail' })
  expect(await answerApproach(seeker, { jobId, answer: 'decline' })).toEqual({ state: 'declined' })
})

test('a pass is not seen by the person in any field', async () => {
  const { employer, seeker, pair } = await setStage('liked')
  const before = await listMyLikes(seeker)
  await passCandidate(employer, pair)
  await passCandidate(employer, pair)
  expect(await rowOf(pair)).toMatchObject({ state: 'liked', passedAt: expect.any(Date) })
  expect(await listMyLikes(seeker)).toEqual(before)
})

test('who was passed can still be matched', async () => {
  const { employer, pair } = await setStage('liked')
  await passCandidate(employer, pair)
  expect(await matchCandidate(employer, pair)).toEqual({ state: 'matched' })
  expect(await rowOf(pair)).toMatchObject({ passedAt: null })
})

test('only a like can be passed', async () => {
  const unmet = await setStage('none')
  await expect(passCandidate(unmet.employer, unmet.pair)).rejects.toMatchObject({ code: 'NOT_FOUND' })
  for (const state of ['approached', 'matched', 'withdrawn', 'declined', 'closed'] as const) {
    const { employer, pair } = await setStage(state)
    await expect(passCandidate(employer, pair)).rejects.toMatchObject({ code: 'CONFLICT' })
  }
})

test('a job of another company is not found, whatever one asks of it', async () => {
  const { pair } = await setStage('liked')
  const { employer: stranger } = await setStage('none')
  for (const answer of [matchCandidate, passCandidate]) {
    await expect(answer(stranger, pair)).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await expect(answer(stranger, { ...pair, jobId: 'nothing' })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  }
  expect(await rowOf(pair)).toMatchObject({ state: 'liked', passedAt: null })
})

test.each(['Hidden', 'MatchedEmployers'] as const)(
  'a %s profile cannot be approached',
  async (visibility) => {
    const seeker = await buildSeeker({ preferences: { visibility } })
    const { employer, pair } = await setStage('none', { seeker })
    await expect(matchCandidate(employer, pair)).rejects.toMatchObject({ code: 'NOT_FOUND' })
    expect(await rowOf(pair)).toBeNull()
  },
)

test('a hidden profile that liked the job can be matched', async () => {
  const seeker = await buildSeeker({ preferences: { visibility: 'Hidden' } })
  const { employer, pair } = await setStage('liked', { seeker })
  expect(await matchCandidate(employer, pair)).toEqual({ state: 'matched' })
})

test('whoever excludes the company is not there for it, before a like and after one', async () => {
  const organizationId = await buildOrganization()
  const employer = await buildMember(await buildUser({ type: 'Employer' }), organizationId)
  const jobId = await buildJob({ organizationId })
  const { userId } = await buildSeeker({ preferences: { excludedEmployers: [organizationId] } })
  await expect(matchCandidate(employer, { userId, jobId })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  await db().insert(jobLike).values({ userId, jobId, state: 'liked', likedAt: new Date() })
  await expect(matchCandidate(employer, { userId, jobId })).rejects.toMatchObject({ code: 'NOT_FOUND' })
})

test('employers, people without a profile and unknown people cannot be approached', async () => {
  const { employer, jobId } = await setStage('none')
  const others = [await buildUser({ type: 'Employer' }), await buildUser(), { userId: 'nobody' }]
  for (const { userId } of others) {
    await expect(matchCandidate(employer, { userId, jobId })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  }
})

test('somebody who liked before beginning a profile can be matched', async () => {
  const { employer, pair } = await setStage('liked', { seeker: await buildUser() })
  expect(await matchCandidate(employer, pair)).toEqual({ state: 'matched' })
})

test.each(['Draft', 'Archived'] as const)('a job in state %s takes no answer', async (status) => {
  const liked = await setStage('liked', { status })
  await expect(matchCandidate(liked.employer, liked.pair)).rejects.toMatchObject({
    code: 'CONFLICT',
    message: 'match.refused.jobNotOpen',
  })
  const asked = await setStage('approached', { status })
  const answer = answerApproach(asked.seeker, { jobId: asked.jobId, answer: 'accept' })
  await expect(answer).rejects.toMatchObject({ code: 'CONFLICT' })
})

test.each(['withdrawn', 'closed'] as const)('from %s an employer makes no match', async (state) => {
  const { employer, pair } = await setStage(state)
  await expect(matchCandidate(employer, pair)).rejects.toMatchObject({ code: 'CONFLICT' })
})

test('a job archived while Match is pressed is either matched before or refused, never both', async () => {
  const { employer, jobId, pair } = await setStage('liked')
  const archive = db()
    .update(job)
    .set({ status: 'Archived', archiveReason: 'Filled', archivedAt: new Date() })
    .where(eq(job.id, jobId))
  const [pressed] = await Promise.allSettled([matchCandidate(employer, pair), archive])
  const state = (await rowOf(pair))?.state
  expect(state).toBe(pressed.status === 'fulfilled' ? 'matched' : 'liked')
})

import { randomUUID } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import type { Actor } from '#/domain/access/actor.ts'
import { LIKE_STATES, type LikeState } from '#/domain/job/like-state.ts'
import { db } from '#/db/client.server.ts'
import { jobLike, profile, user } from '#/db/schema/index.ts'
import { findJob } from '#/platform/job-reading/find-job.server.ts'
import { prepareTasks, stopTasks } from '#/platform/tasks/tasks.server.ts'
import { buildJob } from '#tests/factories/build-job.ts'
import { buildMember, buildOrganization } from '#tests/factories/build-organization.ts'
import { buildUser } from '#tests/factories/build-user.ts'
import { useTestDatabase } from '#tests/setup/database.ts'
import { findLikeStatus, listLikedJobs, setLike } from './job-likes.server.ts'
import { NO_LIKE } from './job-likes.view.ts'

const database = await useTestDatabase()
await prepareTasks()
afterAll(stopTasks)

async function rowsOf(actor: Actor, jobId: string) {
  return db()
    .select()
    .from(jobLike)
    .where(and(eq(jobLike.userId, actor.userId), eq(jobLike.jobId, jobId)))
}

async function queuedMatches(jobId: string): Promise<number> {
  const found = await database.pool.query(
    `select count(*)::int as n from pgboss.job where name = 'match-made' and data ->> 'jobId' = $1`,
    [jobId],
  )
  return found.rows[0].n
}

async function buildLike(state: Exclude<LikeState, 'none'>): Promise<{ actor: Actor; jobId: string }> {
  const [actor, jobId] = [await buildUser(), await buildJob()]
  const at = new Date('2026-11-01T10:00:00Z')
  const dates = { likedAt: at, approachedAt: at, matchedAt: at, passedAt: at }
  await db()
    .insert(jobLike)
    .values({ userId: actor.userId, jobId, state, ...dates })
  return { actor, jobId }
}

test('liking makes one row, liking again changes nothing', { tags: ['R134'] }, async () => {
  const [actor, jobId] = [await buildUser(), await buildJob()]
  const first = await setLike(actor, { jobId, liked: true })
  expect(first).toMatchObject({ liked: true, matched: false, matchedAt: null, state: 'liked' })
  expect(await setLike(actor, { jobId, liked: true })).toEqual(first)
  expect(await findLikeStatus(actor, jobId)).toEqual(first)
  expect(await rowsOf(actor, jobId)).toHaveLength(1)
})

test('twenty likes at once are one row', { tags: ['R134', '2.6a'] }, async () => {
  const [actor, jobId] = [await buildUser(), await buildJob()]
  const answers = await Promise.all(Array.from({ length: 20 }, () => setLike(actor, { jobId, liked: true })))
  expect(new Set(answers.map(({ likedAt }) => likedAt)).size).toBe(1)
  expect(await rowsOf(actor, jobId)).toHaveLength(1)
})

test('the database itself keeps a second row of a person and a job out', { tags: ['R134'] }, async () => {
  const { actor, jobId } = await buildLike('liked')
  const second = { userId: actor.userId, jobId, state: 'liked', createdAt: new Date(0) } as const
  await expect(db().insert(jobLike).values(second)).rejects.toMatchObject({ cause: { code: '23505' } })
})

test('a hundred likes and their opposites at once all come through, and end in a state that exists', async () => {
  const [actor, jobId] = [await buildUser(), await buildJob()]
  await Promise.all(Array.from({ length: 100 }, (_, nth) => setLike(actor, { jobId, liked: nth % 2 === 0 })))
  const rows = await rowsOf(actor, jobId)
  expect(rows.length).toBeLessThanOrEqual(1)
  expect(await findLikeStatus(actor, jobId)).toMatchObject({ liked: rows.length === 1 })
})

test('taking a like back before a match leaves nothing behind', async () => {
  const [actor, jobId] = [await buildUser(), await buildJob()]
  await setLike(actor, { jobId, liked: true })
  expect(await setLike(actor, { jobId, liked: false })).toEqual(NO_LIKE)
  expect(await rowsOf(actor, jobId)).toEqual([])
  expect(await setLike(actor, { jobId, liked: false })).toEqual(NO_LIKE)
})

/** What a person's yes and no lead to from every state. 'refused' changes nothing. */
const MOVES: Record<LikeState, { like: LikeState | 'refused'; unlike: LikeState | 'refused' }> = {
  none: { like: 'liked', unlike: 'none' },
  liked: { like: 'liked', unlike: 'none' },
  approached: { like: 'matched', unlike: 'approached' },
  matched: { like: 'matched', unlike: 'withdrawn' },
  withdrawn: { like: 'liked', unlike: 'withdrawn' },
  declined: { like: 'liked', unlike: 'declined' },
  closed: { like: 'refused', unlike: 'closed' },
}
const CASES = LIKE_STATES.flatMap((from) => [
  { from, liked: true, to: MOVES[from].like },
  { from, liked: false, to: MOVES[from].unlike },
])

test.each(CASES)('from $from, liked: $liked leads to $to', async ({ from, liked, to }) => {
  const { actor, jobId } =
    from === 'none' ? { actor: await buildUser(), jobId: await buildJob() } : await buildLike(from)
  const answer = setLike(actor, { jobId, liked })
  if (to === 'refused') await expect(answer).rejects.toMatchObject({ code: 'CONFLICT' })
  else expect(await answer).toMatchObject({ state: to })
  expect((await findLikeStatus(actor, jobId)).state).toBe(to === 'refused' ? from : to)
})

test('liking an approach is a match, whose mails are queued once', async () => {
  const { actor, jobId } = await buildLike('approached')
  const answers = await Promise.all(Array.from({ length: 5 }, () => setLike(actor, { jobId, liked: true })))
  for (const answer of answers) expect(answer).toMatchObject({ liked: true, matched: true, state: 'matched' })
  expect(await queuedMatches(jobId)).toBe(1)
})

test('a plain like queues no mail', async () => {
  const [actor, jobId] = [await buildUser(), await buildJob()]
  await setLike(actor, { jobId, liked: true })
  expect(await queuedMatches(jobId)).toBe(0)
})

test('withdrawing from a match keeps its date, and liking again begins a new story', async () => {
  const { actor, jobId } = await buildLike('matched')
  expect(await setLike(actor, { jobId, liked: false })).toEqual({ ...NO_LIKE, state: 'withdrawn' })
  expect((await rowsOf(actor, jobId))[0]?.withdrawnAt).toBeInstanceOf(Date)
  await setLike(actor, { jobId, liked: true })
  const [row] = await rowsOf(actor, jobId)
  expect(row).toMatchObject({ state: 'liked', withdrawnAt: null, matchedAt: null, passedAt: null })
  expect(row?.likedAt?.getTime()).toBeGreaterThan(Date.parse('2026-11-01T10:00:00Z'))
})

test('an employer who passed is not told to the person', async () => {
  const { actor, jobId } = await buildLike('liked')
  const status = await findLikeStatus(actor, jobId)
  expect(status).toMatchObject({ liked: true, state: 'liked' })
  expect(Object.keys(status).toSorted()).toEqual(['liked', 'likedAt', 'matched', 'matchedAt', 'state'])
})

test('signed out, everything is false or null, for any id', async () => {
  for (const jobId of [await buildJob(), 'nothing'])
    expect(await findLikeStatus(null, jobId)).toEqual(NO_LIKE)
  expect(await listLikedJobs(null)).toEqual({})
})

test('the hearts of a list are one’s own, and only the filled ones', async () => {
  const { actor, jobId: matchedJob } = await buildLike('matched')
  const likedJob = await buildJob()
  await setLike(actor, { jobId: likedJob, liked: true })
  await setLike(await buildUser(), { jobId: await buildJob(), liked: true })
  expect(await listLikedJobs(actor)).toEqual({ [matchedJob]: 'matched', [likedJob]: 'liked' })
})

const FORBIDDEN = (reason: string) => ({ code: 'FORBIDDEN', message: `job.likeRefused.${reason}` })

test('without a verified email nobody likes', { tags: ['2.2d'] }, async () => {
  const actor = await buildUser({ emailVerified: false })
  const jobId = await buildJob()
  // The session may claim otherwise: the database is asked.
  const answer = setLike({ ...actor, emailVerified: true }, { jobId, liked: true })
  await expect(answer).rejects.toMatchObject({ code: 'FORBIDDEN', message: 'error.auth.verifyEmail' })
  expect(await rowsOf(actor, jobId)).toEqual([])
})

test.each(['Employer', 'Admin'] as const)('an account of type %s likes nothing', async (type) => {
  const answer = setLike(await buildUser({ type }), { jobId: await buildJob(), liked: true })
  await expect(answer).rejects.toMatchObject(FORBIDDEN('individualsOnly'))
})

test('a job of one’s own organisation cannot be liked', async () => {
  const organizationId = await buildOrganization()
  const actor = await buildMember(await buildUser(), organizationId, 'member')
  const answer = setLike(actor, { jobId: await buildJob({ organizationId }), liked: true })
  // Whoever stands in a company is an employer, and stays one whatever is written.
  await expect(answer).rejects.toMatchObject(FORBIDDEN('individualsOnly'))
  await db().update(user).set({ type: 'Individual' }).where(eq(user.id, actor.userId))
  expect(await db().$count(user, and(eq(user.id, actor.userId), eq(user.type, 'Employer')))).toBe(1)
})

test('an employer one has excluded cannot be liked', async () => {
  const [actor, organizationId] = [await buildUser(), await buildOrganization()]
  const links = { website: '', linkedin: '', github: '', portfolio: '' }
  await db()
    .insert(profile)
    .values({ userId: actor.userId, links, excludedEmployers: [randomUUID(), organizationId] })
  const answer = setLike(actor, { jobId: await buildJob({ organizationId }), liked: true })
  await expect(answer).rejects.toMatchObject(FORBIDDEN('excludedEmployer'))
  expect(await setLike(actor, { jobId: await buildJob(), liked: true })).toMatchObject({ liked: true })
})

test('drafts and unknown jobs are not found, archived ones are closed', async () => {
  const actor = await buildUser()
  const [draft, archived] = [await buildJob({ status: 'Draft' }), await buildJob({ status: 'Archived' })]
  for (const jobId of [draft, 'nothing']) {
    await expect(setLike(actor, { jobId, liked: true })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  }
  await expect(setLike(actor, { jobId: archived, liked: true })).rejects.toMatchObject({
    code: 'CONFLICT',
    message: 'job.likeRefused.jobClosed',
  })
})

test('the 121st like of an hour is refused', async () => {
  const [actor, jobId] = [await buildUser(), await buildJob()]
  for (let nth = 0; nth < 120; nth += 1) await setLike(actor, { jobId, liked: true })
  await expect(setLike(actor, { jobId, liked: true })).rejects.toMatchObject({ code: 'RATE_LIMITED' })
})

test('while all members of a company are banned its jobs look closed and take no likes; one who is back is enough', async () => {
  const organizationId = await buildOrganization()
  const jobId = await buildJob({ organizationId })
  const owner = await buildMember(await buildUser({ type: 'Employer' }), organizationId)
  const colleague = await buildMember(await buildUser({ type: 'Employer' }), organizationId, 'member')
  const ban = (who: Actor, changes: Partial<typeof user.$inferInsert>) =>
    db().update(user).set(changes).where(eq(user.id, who.userId))
  const like = async () => {
    const outcome = setLike(await buildUser(), { jobId, liked: true }).then(
      ({ liked }) => liked,
      (error: unknown) => error,
    )
    const { isAnswerable } = (await findJob(null, jobId)) ?? {}
    return [isAnswerable, await outcome]
  }
  const refused = [false, expect.objectContaining({ code: 'CONFLICT', message: 'job.likeRefused.jobClosed' })]

  await ban(owner, { banned: true })
  expect(await like()).toEqual([true, true])
  await ban(colleague, { banned: true, banExpires: new Date(Date.now() + 86_400_000) })
  expect(await like()).toEqual(refused)
  await ban(colleague, { banExpires: new Date(Date.now() - 86_400_000) })
  expect(await like()).toEqual([true, true])
})

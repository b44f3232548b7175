import { eq, sql } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { db } from '#/db/client.server.ts'
import { job, jobLike, mail, profile, user } from '#/db/schema/index.ts'
import { prepareTasks, stopTasks } from '#/platform/tasks/tasks.server.ts'
import { buildJob } from '#tests/factories/build-job.ts'
import { buildMember, buildOrganization } from '#tests/factories/build-organization.ts'
import { buildSeeker } from '#tests/factories/build-profile.ts'
import { buildUser } from '#tests/factories/build-user.ts'
import { useTestDatabase } from '#tests/setup/database.ts'
import { mailMatch } from './matches.tasks.server.ts'

const DAY_MS = 86_400_000
const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS)

await useTestDatabase()
await prepareTasks()
afterAll(stopTasks)

async function buildMatch(state: 'matched' | 'withdrawn' = 'matched') {
  const organizationId = await buildOrganization({ name: 'Ponte Norte' })
  for (const organizationRole of ['owner', 'member'] as const) {
    await buildMember(await buildUser({ type: 'Employer' }), organizationId, organizationRole)
  }
  const jobId = await buildJob({ organizationId })
  const { userId } = await buildSeeker({}, { firstName: 'Niamh', lastName: 'Adeyemi' })
  await db()
    .insert(jobLike)
    .values({ userId, jobId, state, likedAt: daysAgo(2), matchedAt: new Date() })
  return { userId, jobId }
}

const mailsOf = async (jobId: string) =>
  (await db().select().from(mail)).filter(({ key }) => key.startsWith(`match:${jobId}:`))

test('a match is mailed once to the candidate and to each member, however often the task runs', async () => {
  const pair = await buildMatch()
  await mailMatch(pair)
  await Promise.all([mailMatch(pair), mailMatch(pair)])
  const mails = await mailsOf(pair.jobId)
  expect(mails).toHaveLength(3)
  expect(mails.filter(({ recipient }) => recipient === `${pair.userId}@example.com`)).toHaveLength(1)
  expect(mails.map(({ text }) => text).join()).toContain('Ponte Norte')
})

test('a match withdrawn before the mail went out is not told', async () => {
  const pair = await buildMatch('withdrawn')
  await mailMatch(pair)
  expect(await mailsOf(pair.jobId)).toEqual([])
})

test('a match whose company the candidate has excluded since is told to nobody', async () => {
  const pair = await buildMatch()
  const [{ organizationId } = expect.unreachable()] = await db()
    .select({ organizationId: job.organizationId })
    .from(job)
    .where(eq(job.id, pair.jobId))
  await db()
    .update(profile)
    .set({ excludedEmployers: [organizationId] })
    .where(eq(profile.userId, pair.userId))
  await mailMatch(pair)
  expect(await mailsOf(pair.jobId)).toEqual([])
})

test('a second match of the same two after a withdrawal is mailed again', async () => {
  const pair = await buildMatch()
  await mailMatch(pair)
  await db()
    .update(jobLike)
    .set({ matchedAt: daysAgo(-1) })
    .where(eq(jobLike.jobId, pair.jobId))
  await mailMatch(pair)
  expect(await mailsOf(pair.jobId)).toHaveLength(6)
})

test('neither a banned member is told of a match, nor one whose address nobody confirmed', async () => {
  const pair = await buildMatch()
  const [row] = await db().select().from(job).where(eq(job.id, pair.jobId))
  const organizationId = row?.organizationId ?? ''
  await buildMember(await buildUser({ type: 'Employer', emailVerified: false }), organizationId, 'member')
  const banned = await buildMember(await buildUser({ type: 'Employer' }), organizationId, 'member')
  await db().update(user).set({ banned: true }).where(eq(user.id, banned.userId))
  await mailMatch(pair)
  expect(await mailsOf(pair.jobId)).toHaveLength(3)
})

test('a match with somebody who was banned since is told to nobody', async () => {
  const pair = await buildMatch()
  await db().update(user).set({ banned: true }).where(eq(user.id, pair.userId))
  await mailMatch(pair)
  expect(await mailsOf(pair.jobId)).toEqual([])
})

test('mails of a match are notices, which go after links that somebody waits for', async () => {
  const pair = await buildMatch()
  await mailMatch(pair)
  const mails = await mailsOf(pair.jobId)
  const { rows } = await db().execute(
    sql`select distinct priority from pgboss.job where name = 'send-mail' and (data->>'mailId')::bigint in ${mails.map(({ id }) => id)}`,
  )
  expect(rows).toEqual([{ priority: 0 }])
})

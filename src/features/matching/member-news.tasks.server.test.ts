import { eq, sql } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { db } from '#/db/client.server.ts'
import { job, jobLike, jobTold, mail, user } from '#/db/schema/index.ts'
import { prepareTasks, stopTasks } from '#/platform/tasks/tasks.server.ts'
import { buildJob } from '#tests/factories/build-job.ts'
import { buildMember, buildOrganization } from '#tests/factories/build-organization.ts'
import { buildSeeker } from '#tests/factories/build-profile.ts'
import { buildUser } from '#tests/factories/build-user.ts'
import { useTestDatabase } from '#tests/setup/database.ts'
import { mailFirstLike } from './first-likes.tasks.server.ts'
import { setLike } from './job-likes.server.ts'
import { mailMemberNews } from './member-news.tasks.server.ts'

const DAY_MS = 86_400_000
const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS)

await useTestDatabase()
await prepareTasks()
afterAll(stopTasks)

async function buildCompany(name = 'Ponte Norte') {
  const organizationId = await buildOrganization({ name })
  const owner = await buildUser({ type: 'Employer' })
  const colleague = await buildUser({ type: 'Employer' })
  await buildMember(owner, organizationId, 'owner')
  await buildMember(colleague, organizationId, 'member')
  return { organizationId, members: [owner.userId, colleague.userId].toSorted() }
}

async function like(jobId: string, likedAt = new Date()) {
  const { userId } = await buildSeeker({}, { firstName: 'Niamh', lastName: 'Adeyemi' })
  await db().insert(jobLike).values({ userId, jobId, state: 'liked', likedAt })
  return { userId, jobId }
}

const mailsTo = async (members: readonly string[], kind: string) =>
  (await db().select().from(mail).orderBy(mail.id)).filter(
    ({ key, userId }) => key.startsWith(`${kind}:`) && members.includes(userId ?? ''),
  )

const toldUntil = (jobId: string, at: Date) =>
  db()
    .insert(jobTold)
    .values({ jobId, likesUntil: at })
    .onConflictDoUpdate({ target: jobTold.jobId, set: { likesUntil: at, answersUntil: null } })

test('the first like of a job is told at once to everybody who may answer, without a name, and once', async () => {
  const { organizationId, members } = await buildCompany()
  const jobId = await buildJob({ organizationId, title: 'Bridge Inspector' })
  const pair = await like(jobId)
  await Promise.all([mailFirstLike(pair), mailFirstLike(pair)])
  await mailFirstLike(await like(jobId))
  const mails = await mailsTo(members, 'first-like')
  expect(mails.map(({ userId }) => userId ?? '').toSorted()).toEqual(members)
  expect(mails[0]).toMatchObject({ subject: 'Somebody likes Bridge Inspector' })
  expect(mails[0]?.text).toContain(`/app/employer/jobs/match/${jobId}`)
  expect(mails[0]?.text).not.toMatch(/Niamh|Adeyemi/)
})

const inWords = (day: Date) =>
  new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(day)

test('the mail at a first like names the day that was promised to whoever liked first', async () => {
  const { organizationId, members } = await buildCompany()
  const jobId = await buildJob({ organizationId, replyPledgeDays: 7 })
  await like(jobId, daysAgo(12))
  await mailFirstLike(await like(jobId))
  const said = `, which you promised to give by ${inWords(daysAgo(5))}.`
  expect((await mailsTo(members, 'first-like')).map(({ text }) => text.includes(said))).toEqual([true, true])
})

test('who likes a job is a task of the same transaction', async () => {
  const { organizationId } = await buildCompany()
  const jobId = await buildJob({ organizationId })
  const seeker = await buildSeeker()
  await setLike(seeker, { jobId, liked: true })
  const { rows } = await db().execute(
    sql`select data from pgboss.job where name = 'job-liked' and data->>'jobId' = ${jobId}`,
  )
  expect(rows).toEqual([{ data: { userId: seeker.userId, jobId } }])
})

test('a like that was taken back, or of a job that is over, is not told, and the next one is the first', async () => {
  const { organizationId, members } = await buildCompany()
  const jobId = await buildJob({ organizationId })
  const gone = await like(jobId)
  await db().delete(jobLike).where(eq(jobLike.userId, gone.userId))
  await mailFirstLike(gone)
  const next = await like(jobId)
  const end = { status: 'Archived', archiveReason: 'Filled', archivedAt: new Date() } as const
  await db().update(job).set(end).where(eq(job.id, jobId))
  await mailFirstLike(next)
  expect(await mailsTo(members, 'first-like')).toEqual([])
  await db()
    .update(job)
    .set({ status: 'Published', archiveReason: null, archivedAt: null })
    .where(eq(job.id, jobId))
  await mailFirstLike(next)
  expect(await mailsTo(members, 'first-like')).toHaveLength(2)
})

test('further likes of all jobs are gathered into one mail a day for each member, and told once', async () => {
  const { organizationId, members } = await buildCompany('Quay & Sons')
  const [first, second] = [
    await buildJob({ organizationId, title: 'Crane Driver' }),
    await buildJob({ organizationId, title: 'Rigger' }),
  ]
  for (const jobId of [first, second]) await toldUntil(jobId, daysAgo(1))
  await like(first)
  await like(first)
  await like(second)
  await like(second, daysAgo(2))
  await Promise.all([mailMemberNews(), mailMemberNews()])
  await mailMemberNews()
  const mails = await mailsTo(members, 'new-likes')
  expect(mails.map(({ userId }) => userId ?? '').toSorted()).toEqual(members)
  expect(mails[0]?.subject).toBe('3 new likes for Quay & Sons')
  expect(mails[0]?.text).toContain('Crane Driver (2) and Rigger (1)')
})

test('what was answered, withdrawn or is of somebody banned, and what is over, is no news', async () => {
  const { organizationId, members } = await buildCompany()
  const jobId = await buildJob({ organizationId })
  const ended = await buildJob({ organizationId, status: 'Archived', archivedAt: new Date() })
  for (const one of [jobId, ended]) await toldUntil(one, daysAgo(1))
  const passed = await like(jobId)
  await db().update(jobLike).set({ passedAt: new Date() }).where(eq(jobLike.userId, passed.userId))
  const matched = await like(jobId)
  await db().update(jobLike).set({ state: 'matched' }).where(eq(jobLike.userId, matched.userId))
  const banned = await like(jobId)
  await db().update(user).set({ banned: true }).where(eq(user.id, banned.userId))
  await like(ended)
  await mailMemberNews()
  expect(await mailsTo(members, 'new-likes')).toEqual([])
  expect(await mailsTo(members, 'answers-due')).toEqual([])
})

test('two days before a promise ends members are asked to answer, once for each promised day', async () => {
  const { organizationId, members } = await buildCompany()
  const jobId = await buildJob({ organizationId, title: 'Lock Keeper', replyPledgeDays: 7 })
  await toldUntil(jobId, new Date())
  await like(jobId, daysAgo(5))
  await like(jobId, daysAgo(4))
  await mailMemberNews()
  await mailMemberNews()
  const mails = await mailsTo(members, 'answers-due')
  expect(mails.map(({ userId }) => userId ?? '').toSorted()).toEqual(members)
  expect(mails[0]?.subject).toMatch(/^1 answer is due by \d+ \w+ \d{4}$/)
  expect(mails[0]?.text).toMatch(
    /One person waits for the answer that Ponte Norte promised by \d+ \w+ \d{4}: Lock Keeper \(1\)\./,
  )
})

test('a day on which nobody was told is made up for, and a promise that is over is not told', async () => {
  const { organizationId, members } = await buildCompany()
  const jobId = await buildJob({ organizationId, replyPledgeDays: 7 })
  await toldUntil(jobId, new Date())
  await like(jobId, daysAgo(7))
  await like(jobId, daysAgo(9))
  await mailMemberNews()
  const mails = await mailsTo(members, 'answers-due')
  expect(mails).toHaveLength(2)
  expect(mails[0]?.subject).toMatch(/^1 answer is due/)
})

test('of many jobs ten are named', async () => {
  const { organizationId, members } = await buildCompany()
  for (let nth = 0; nth < 12; nth += 1) {
    const jobId = await buildJob({ organizationId, title: `Job ${nth}` })
    await toldUntil(jobId, daysAgo(1))
    await like(jobId)
  }
  await mailMemberNews()
  const [first] = await mailsTo(members, 'new-likes')
  expect(first?.subject).toMatch(/^12 new likes/)
  expect(first?.text).toContain('and 2 more jobs')
})

test('likes that came before the first mail was written are told in the morning', async () => {
  const { organizationId, members } = await buildCompany()
  const jobId = await buildJob({ organizationId })
  await like(jobId, new Date(Date.now() - 20_000))
  const second = await like(jobId, new Date(Date.now() - 10_000))
  await mailFirstLike(second)
  await mailMemberNews()
  expect(await mailsTo(members, 'first-like')).toHaveLength(2)
  const mails = await mailsTo(members, 'new-likes')
  expect(mails.map(({ subject }) => subject)).toEqual([
    '1 new like for Ponte Norte',
    '1 new like for Ponte Norte',
  ])
})

test('a like after the morning is told although the task runs again on that day', async () => {
  const { organizationId, members } = await buildCompany()
  const jobId = await buildJob({ organizationId })
  await toldUntil(jobId, daysAgo(1))
  await like(jobId, new Date(Date.now() - 5_000))
  await mailMemberNews()
  await like(jobId)
  await mailMemberNews()
  expect(await mailsTo(members, 'new-likes')).toHaveLength(4)
})

test('a like whose own mail never came is told in the morning', async () => {
  const { organizationId, members } = await buildCompany()
  const jobId = await buildJob({ organizationId })
  await like(jobId, daysAgo(1))
  await mailMemberNews()
  expect(await mailsTo(members, 'new-likes')).toHaveLength(2)
})

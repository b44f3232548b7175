import { and, eq } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import type { Actor } from '#/domain/access/actor.ts'
import { db } from '#/db/client.server.ts'
import { job, jobLike, mail, organization, profile, user } from '#/db/schema/index.ts'
import { candidateLabel } from '#/platform/candidate-id/candidate-id.server.ts'
import { prepareTasks, stopTasks } from '#/platform/tasks/tasks.server.ts'
import { buildJob } from '#tests/factories/build-job.ts'
import { buildMember, buildOrganization } from '#tests/factories/build-organization.ts'
import { buildSeeker } from '#tests/factories/build-profile.ts'
import { buildUser } from '#tests/factories/build-user.ts'
import { useTestDatabase } from '#tests/setup/database.ts'
import { mailApproach, mailDeclined } from './approaches.tasks.server.ts'
import { answerApproach, matchCandidate } from './matches.server.ts'

const database = await useTestDatabase()
await prepareTasks()
afterAll(stopTasks)

const ENDED = { status: 'Archived', archiveReason: 'Filled', archivedAt: new Date() } as const

type Seeker = Parameters<typeof buildSeeker>[0]

/** A company of two that invites somebody, by the way that its page goes. */
async function invite(about: Seeker = {}, person: Parameters<typeof buildSeeker>[1] = {}) {
  const organizationId = await buildOrganization({ name: 'Ponte Norte' })
  const employer = await buildMember(await buildUser({ type: 'Employer' }), organizationId, 'owner')
  await buildMember(await buildUser({ type: 'Employer' }), organizationId, 'member')
  const jobId = await buildJob({ organizationId, title: 'Lock Keeper' })
  const seeker = await buildSeeker(about, { firstName: 'Niamh', lastName: 'Adeyemi', ...person })
  const pair = { userId: seeker.userId, jobId }
  await matchCandidate(employer, pair)
  return { pair, jobId, seeker, organizationId, employer }
}

const decline = (seeker: Actor, jobId: string) => answerApproach(seeker, { jobId, answer: 'decline' })

async function mailsOf(kind: 'approach' | 'declined', jobId: string) {
  return (await db().select().from(mail)).filter(({ key }) => key.startsWith(`${kind}:${jobId}:`))
}

async function queued(name: string, jobId: string): Promise<number> {
  const found = await database.pool.query(
    `select count(*)::int as n from pgboss.job where name = $1 and data ->> 'jobId' = $2`,
    [name, jobId],
  )
  return found.rows[0].n
}

test('whoever is invited is told once, however many servers do it at once', async () => {
  const { pair, jobId, seeker, employer } = await invite()
  await matchCandidate(employer, pair)
  expect(await queued('approach-made', jobId)).toBe(1)
  await Promise.all([mailApproach(pair), mailApproach(pair), mailApproach(pair)])
  const [only, ...others] = await mailsOf('approach', jobId)
  expect(others).toEqual([])
  expect(only).toMatchObject({
    recipient: `${seeker.userId}@example.com`,
    userId: seeker.userId,
    subject: 'Ponte Norte would like to meet you',
  })
  expect(only?.text).toContain('Lock Keeper')
})

test('names of before the rule of names become no links in a mail about a like', async () => {
  const { pair, jobId, organizationId } = await invite()
  await db().update(organization).set({ name: 'www.evil.example' }).where(eq(organization.id, organizationId))
  await db().update(user).set({ firstName: 'evil.example/x' }).where(eq(user.id, pair.userId))
  await mailApproach(pair)
  const [only] = await mailsOf('approach', jobId)
  const said = `${only?.subject}\n${only?.text}\n${only?.html}`
  expect(said.replaceAll('\u2060', '')).toMatch(
    /^www\.evil\.example would like[\s\S]+Hello evil\.example\/x,/,
  )
  expect(said).not.toContain('evil.ex')
})

test('of several invitations by one company in a day the first is mailed, and leads to where it is answered', async () => {
  const { pair, jobId, employer, organizationId } = await invite()
  const otherJob = await buildJob({ organizationId })
  const other = { ...pair, jobId: otherJob }
  await matchCandidate(employer, other)
  for (const one of [pair, other]) await mailApproach(one)
  expect(await mailsOf('approach', otherJob)).toEqual([])
  expect((await mailsOf('approach', jobId))[0]?.text).toContain(`/job/${jobId}`)
})

test('an invitation that was answered before its mail went out is not told', async () => {
  const { pair, jobId, seeker } = await invite()
  await decline(seeker, jobId)
  await mailApproach(pair)
  expect(await mailsOf('approach', jobId)).toEqual([])
})

test.each(['banned', 'unconfirmed', 'excluding the company', 'invited to a job that ended'])(
  'somebody who is %s is not told of an invitation',
  async (reason) => {
    const { pair, jobId, organizationId } = await invite()
    const person = eq(user.id, pair.userId)
    if (reason === 'banned') await db().update(user).set({ banned: true }).where(person)
    else if (reason === 'unconfirmed') await db().update(user).set({ emailVerified: false }).where(person)
    else if (reason === 'excluding the company') {
      const excluding = { excludedEmployers: [organizationId] }
      await db().update(profile).set(excluding).where(eq(profile.userId, pair.userId))
    } else await db().update(job).set(ENDED).where(eq(job.id, jobId))
    await mailApproach(pair)
    expect(await mailsOf('approach', jobId)).toEqual([])
  },
)

test('a no is told once to each member of the company, and names whom it sees by name', async () => {
  const { pair, jobId, seeker } = await invite()
  await decline(seeker, jobId)
  await decline(seeker, jobId)
  expect(await queued('approach-declined', jobId)).toBe(1)
  await mailDeclined(pair)
  await Promise.all([mailDeclined(pair), mailDeclined(pair)])
  const mails = await mailsOf('declined', jobId)
  expect(mails).toHaveLength(2)
  for (const { text } of mails) expect(text).toContain('Niamh Adeyemi')
})

test.each([
  ['is anonymous until match', { anonymousUntilMatch: true }],
  ['has hidden the profile since', { visibility: 'Hidden' }],
] as const)('a no of somebody who %s names and reaches nobody', async (_case, preferences) => {
  const { pair, jobId, seeker } = await invite()
  await db().update(profile).set(preferences).where(eq(profile.userId, pair.userId))
  await decline(seeker, jobId)
  await mailDeclined(pair)
  const mails = await mailsOf('declined', jobId)
  expect(mails).toHaveLength(2)
  for (const { text, html, subject } of mails) {
    expect(text).toContain(`Candidate ${candidateLabel({ userId: pair.userId, jobId })}`)
    expect(`${text} ${html} ${subject}`).not.toMatch(/Niamh|Adeyemi/)
    expect(`${text} ${html}`).not.toContain(pair.userId)
  }
})

test('a no is told of a job that ended meanwhile too', async () => {
  const { pair, jobId, seeker } = await invite()
  await decline(seeker, jobId)
  await db().update(job).set(ENDED).where(eq(job.id, jobId))
  await mailDeclined(pair)
  expect(await mailsOf('declined', jobId)).toHaveLength(2)
})

test('no member is told who is banned, or whose address nobody confirmed', async () => {
  const { pair, jobId, seeker, organizationId, employer } = await invite()
  await db().update(user).set({ banned: true }).where(eq(user.id, employer.userId))
  await buildMember(await buildUser({ type: 'Employer', emailVerified: false }), organizationId, 'member')
  await decline(seeker, jobId)
  await mailDeclined(pair)
  expect(await mailsOf('declined', jobId)).toHaveLength(1)
})

test('a like that follows a no is not told as a no', async () => {
  const { pair, jobId, seeker } = await invite()
  await decline(seeker, jobId)
  await db()
    .update(jobLike)
    .set({ state: 'liked' })
    .where(and(eq(jobLike.userId, pair.userId), eq(jobLike.jobId, jobId)))
  await mailDeclined(pair)
  expect(await mailsOf('declined', jobId)).toEqual([])
})

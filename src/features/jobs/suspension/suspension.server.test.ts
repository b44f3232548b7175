import { randomUUID } from 'node:crypto'
import { and, asc, eq, sql } from 'drizzle-orm'
import { afterAll, beforeEach, expect, test } from 'vitest'
import type { Actor } from '#/domain/access/actor.ts'
import { addDays, toIsoDate } from '#/domain/time/iso-date.ts'
import { db } from '#/db/client.server.ts'
import {
  job,
  jobLike,
  jobTransition,
  mail,
  organization,
  profile,
  searchableJob,
  user,
} from '#/db/schema/index.ts'
import { listAudit } from '#/platform/audit/audit.server.ts'
import { prepareTasks, stopTasks } from '#/platform/tasks/tasks.server.ts'
import { buildJob } from '#tests/factories/build-job.ts'
import { buildMember } from '#tests/factories/build-organization.ts'
import { buildEmployer, rowOf } from '#tests/factories/build-own-job.ts'
import { buildUser } from '#tests/factories/build-user.ts'
import { copyJob } from '#tests/factories/copy-job.ts'
import { useTestDatabase } from '#tests/setup/database.ts'
import { publishDraft, restoreArchivedJob } from '../job-status.server.ts'
import { restoreAnyJob } from '../moderation.server.ts'
import { restoreOrganization, suspendOrganization } from './suspension.server.ts'

await useTestDatabase()
await prepareTasks()
afterAll(stopTasks)

const REASON = 'Three people told us that this company asks for money.'
const today = toIsoDate(new Date())
const DRAFT = { status: 'Draft', publishedAt: null } as const
const FILLED = { status: 'Archived', archivedAt: new Date(), archiveReason: 'Filled' } as const

let admin: Actor
let owner: Actor
let id = ''
beforeEach(async () => {
  admin = await buildUser({ type: 'Admin' })
  owner = await buildEmployer()
  id = owner.activeOrganizationId ?? ''
})

const suspend = (reason = REASON) => suspendOrganization(admin, { id, reason })
const restore = () => restoreOrganization(admin, id)
const build = (changes: Parameters<typeof buildJob>[0] = {}) => buildJob({ organizationId: id, ...changes })

const companyRow = async () => (await db().select().from(organization).where(eq(organization.id, id))).at(0)

const jobRows = () => db().select().from(job).where(eq(job.organizationId, id)).orderBy(asc(job.number))

/** The numbers of its jobs that searches look through. */
const searched = async () =>
  (
    await db()
      .select({ id: job.id })
      .from(searchableJob)
      .innerJoin(job, eq(job.number, searchableJob.number))
      .where(eq(job.organizationId, id))
      .orderBy(asc(job.number))
  ).map((row) => row.id)

async function addLike(jobId: string, like: Partial<typeof jobLike.$inferInsert> = {}) {
  const { userId } = await buildUser()
  await db()
    .insert(jobLike)
    .values({ userId, jobId, state: 'liked', likedAt: new Date(), ...like })
  return userId
}

const likesOf = (jobId: string) =>
  db()
    .select({ state: jobLike.state, closeReason: jobLike.closeReason })
    .from(jobLike)
    .where(eq(jobLike.jobId, jobId))
    .orderBy(asc(jobLike.state))

const logOf = (jobId: string) =>
  db()
    .select({ to: jobTransition.toStatus, reason: jobTransition.reason, by: jobTransition.actorId })
    .from(jobTransition)
    .where(eq(jobTransition.jobId, jobId))
    .orderBy(asc(jobTransition.id))

const mailsTo = async ({ userId }: Actor) =>
  (await db().select().from(mail).where(eq(mail.userId, userId)).orderBy(asc(mail.id))).map(
    ({ subject, text }) => ({ subject, text }),
  )

async function countTasks(name: string, jobId: string) {
  const { rows } = await db().execute(
    sql`select from pgboss.job where name = ${name} and data->>'jobId' = ${jobId}`,
  )
  return rows.length
}

const audited = async () =>
  (await listAudit({ subject: { type: 'organization', id } }, { limit: 10 })).entries

test('all open jobs of a company are down at once, and likes are closed; drafts and ended jobs stay as they are', async () => {
  const [open, other] = [await build(), await build()]
  const rest = [await build(DRAFT), await build(FILLED)]
  const before = await Promise.all(rest.map(rowOf))
  await addLike(open)
  await addLike(open, { state: 'matched', matchedAt: new Date() })
  expect(await suspend()).toEqual({ id, isSuspended: true })
  expect(await companyRow()).toMatchObject({ suspensionReason: REASON, suspendedAt: expect.any(Date) })
  for (const one of [open, other])
    expect(await rowOf(one)).toMatchObject({ status: 'Archived', archiveReason: 'Suspended' })
  expect(await searched()).toEqual([])
  expect(await Promise.all(rest.map(rowOf))).toEqual(before)
  expect(await likesOf(open)).toEqual([
    { state: 'closed', closeReason: 'job:Suspended' },
    { state: 'matched', closeReason: null },
  ])
  expect(await logOf(open)).toEqual([{ to: 'Archived', reason: 'Suspended', by: admin.userId }])
  expect(await countTasks('likes-closed', open)).toBe(1)
})

test(
  'restoring brings everything back exactly as it was, however long it took',
  { tags: ['2.9d'] },
  async () => {
    const open = await build()
    await build(DRAFT)
    await build(FILLED)
    await addLike(open)
    const [rows, company, likes] = [await jobRows(), await companyRow(), await likesOf(open)]
    await suspend()
    await db()
      .update(job)
      .set({ archivedAt: new Date(Date.now() - 30 * 86_400_000), updatedAt: sql`${job.updatedAt}` })
      .where(eq(job.id, open))
    expect(await restore()).toEqual({ id, isSuspended: false })
    expect(await jobRows()).toEqual(rows)
    expect(await companyRow()).toEqual(company)
    expect(await likesOf(open)).toEqual(likes)
    expect(await countTasks('likes-reopened', open)).toBe(1)
    expect(await searched()).toEqual([open])
  },
)

test('nobody is made to wait again who looks for work no more, or wants nothing of the company since', async () => {
  const open = await build()
  const [excluder, changed] = [await addLike(open), await addLike(open)]
  await addLike(open)
  await suspend()
  const links = { website: '', linkedin: '', github: '', portfolio: '' }
  await db()
    .insert(profile)
    .values({ userId: excluder, links, excludedEmployers: [id] })
  await db().update(user).set({ type: 'Employer' }).where(eq(user.id, changed))
  await restore()
  expect((await likesOf(open)).map(({ state }) => state)).toEqual(['closed', 'closed', 'liked'])
})

test('a company that is suspended while it is being restored gets all its jobs back the next time', async () => {
  const open = await build()
  await suspend()
  await Promise.all([restore(), suspend(), restore(), suspend(), restore()])
  await restore()
  expect(await rowOf(open)).toMatchObject({ status: 'Published' })
})

test('a job whose closing day passed meanwhile stays closed, as an expired one', async () => {
  const open = await build()
  await suspend()
  await db()
    .update(job)
    .set({ closingDate: addDays(today, -1) })
    .where(eq(job.id, open))
  await restore()
  expect(await rowOf(open)).toMatchObject({ status: 'Archived', archiveReason: 'Expired' })
})

test('acting twice, or at the same moment, acts once: one entry, one mail, and the first words stay', async () => {
  await build()
  expect(await Promise.all([suspend(), suspend(), suspend()])).toEqual(
    [1, 2, 3].map(() => ({ id, isSuspended: true })),
  )
  await suspend('Other words, which are too late.')
  expect(await companyRow()).toMatchObject({ suspensionReason: REASON })
  await Promise.all([restore(), restore()])
  const entries = await audited()
  expect(entries).toMatchObject([
    {
      ...{ action: 'organization.restore', outcome: 'done', actorId: admin.userId },
      ...{ before: { isSuspended: true, reason: REASON }, after: { isSuspended: false, jobs: 1 } },
    },
    {
      ...{ action: 'organization.suspend', outcome: 'done', actorId: admin.userId },
      ...{ before: { isSuspended: false }, after: { isSuspended: true, reason: REASON, jobs: 1 } },
    },
  ])
  expect(entries).toHaveLength(2)
  expect((await mailsTo(owner)).map(({ subject }) => subject)).toEqual([
    'Tidewall Engineering is suspended',
    'Tidewall Engineering is back',
  ])
})

test('owners read the admin’s words in a mail; other members, and owners who are banned, get none', async () => {
  const colleague = await buildMember(await buildUser({ type: 'Employer' }), id, 'admin')
  const banned = await buildMember(await buildUser({ type: 'Employer' }), id)
  await db().update(user).set({ banned: true }).where(eq(user.id, banned.userId))
  await suspend()
  const [told] = await mailsTo(owner)
  expect(told?.text).toContain(REASON)
  expect(told?.text).toContain('/contact')
  expect(await mailsTo(colleague)).toEqual([])
  expect(await mailsTo(banned)).toEqual([])
})

test('while a company is suspended nobody publishes or restores any of its jobs; afterwards they do', async () => {
  const [draft, filled, open] = [await build(DRAFT), await build(FILLED), await build()]
  await suspend()
  const refused = { code: 'CONFLICT', message: 'job.transition.suspended' }
  await expect(publishDraft(owner, draft)).rejects.toMatchObject(refused)
  for (const one of [filled, open]) {
    await expect(restoreArchivedJob(owner, one)).rejects.toMatchObject(refused)
    await expect(restoreAnyJob(admin, one)).rejects.toMatchObject(refused)
  }
  await restore()
  await publishDraft(owner, draft)
  await restoreArchivedJob(owner, filled)
  expect(await searched()).toEqual([draft, filled, open])
})

test('the database itself lets no job of a suspended company come before the public', async () => {
  const draft = await build(DRAFT)
  await suspend()
  const published = { status: 'Published', publishedAt: new Date() } as const
  const write = db().update(job).set(published).where(eq(job.id, draft))
  await expect(write).rejects.toMatchObject({ cause: { code: 'FP003' } })
})

test('a job that is published at the moment of the suspension is not left open', async () => {
  const drafts = await Promise.all([1, 2, 3].map(() => build(DRAFT)))
  await Promise.allSettled([...drafts.map((draft) => publishDraft(owner, draft)), suspend()])
  await suspend()
  expect(await db().$count(job, and(eq(job.organizationId, id), eq(job.status, 'Published')))).toBe(0)
})

test('a company with more jobs than one statement moves loses and regains all of them', async () => {
  await copyJob(await build(), 300)
  await suspend()
  expect(await searched()).toEqual([])
  await restore()
  expect(await searched()).toHaveLength(301)
})

test('nobody but an admin does any of it, and a company that is not there is not found', async () => {
  const open = await build()
  for (const actor of [owner, await buildUser()]) {
    const refused = { code: 'FORBIDDEN' }
    await expect(suspendOrganization(actor, { id, reason: REASON })).rejects.toMatchObject(refused)
    await expect(restoreOrganization(actor, id)).rejects.toMatchObject(refused)
  }
  expect(await rowOf(open)).toMatchObject({ status: 'Published' })
  const gone = { id: randomUUID(), reason: REASON }
  await expect(suspendOrganization(admin, gone)).rejects.toMatchObject({ code: 'NOT_FOUND' })
  await expect(restoreOrganization(admin, gone.id)).rejects.toMatchObject({ code: 'NOT_FOUND' })
  expect(await audited()).toEqual([])
})

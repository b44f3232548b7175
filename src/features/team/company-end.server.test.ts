import { eq, like, sql } from 'drizzle-orm'
import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import { db } from '#/db/client.server.ts'
import {
  invitation,
  job,
  jobLike,
  mail,
  member,
  organization,
  rateLimit,
  session,
  team,
} from '#/db/schema/index.ts'
import { authHooks } from '#/features/account/account-mail.server.ts'
import { configureAuth } from '#/platform/auth/auth.server.ts'
import { deleteFiles } from '#/platform/storage/delete-files.tasks.server.ts'
import { storeFile } from '#/platform/storage/storage.server.ts'
import { prepareTasks, stopTasks } from '#/platform/tasks/tasks.server.ts'
import { buildJob } from '#tests/factories/build-job.ts'
import { buildUser } from '#tests/factories/build-user.ts'
import { buildColleague, buildCompany, buildTeam, type Colleague } from '#tests/setup/company-stage.ts'
import { useTestDatabase } from '#tests/setup/database.ts'
import { useTestStorage } from '#tests/setup/storage.ts'
import { deleteOwnOrganization } from './delete-organization.server.ts'

// Outside a request there is no answer to put a cookie on.
vi.mock('@tanstack/react-start/server', () => ({ setCookie: vi.fn<() => void>() }))

const { isOnDisk } = await useTestStorage()
await useTestDatabase()
configureAuth(authHooks)
await prepareTasks()
afterAll(stopTasks)
beforeEach(() => db().delete(rateLimit))

const NAME = 'Tidewall Engineering'

async function sessionOf(userId: string) {
  const [row] = await db().select().from(session).where(eq(session.userId, userId))
  return { sessionId: row?.id ?? '', activeId: row?.activeOrganizationId }
}

const isThere = async (id: string) => (await db().$count(organization, eq(organization.id, id))) === 1

async function askToDelete({ userId, cookie }: Colleague, organizationId: string, name = NAME) {
  const actor = {
    userId,
    accountType: 'Employer' as const,
    platformRole: 'user' as const,
    emailVerified: true,
    activeOrganizationId: organizationId,
  }
  const { sessionId } = await sessionOf(userId)
  const asking = { actor, sessionId, headers: new Headers({ cookie }) }
  return deleteOwnOrganization(asking, { organizationId, name })
}

/** A company with everything that a company can have. */
async function buildFullCompany() {
  const { organizationId, owner } = await buildCompany()
  const colleague = await buildColleague(organizationId, 'member')
  const logo = await storeFile('company-logos', Buffer.from('a logo'), { extension: 'webp' })
  const film = await storeFile('job-videos', Buffer.from('a film'), { extension: 'mp4' })
  await db().update(organization).set({ logo }).where(eq(organization.id, organizationId))
  const jobId = await buildJob({ organizationId, video: film })
  const { userId } = await buildUser()
  await db().insert(jobLike).values({ userId, jobId, state: 'liked' })
  await buildTeam(organizationId)
  const invited = await owner.call('invite-member', { email: 'told@example.com', role: 'member' })
  expect(invited.status).toBe(200)
  return { organizationId, owner, colleague, jobId, logo, film }
}

/** What the queue's worker would do now. */
async function runFileTasks(): Promise<void> {
  const { rows } = await db().execute<{ id: string; data: { names: string[] } }>(
    sql`delete from pgboss.job where name = 'delete-files' returning id, data`,
  )
  for (const { data } of rows) await deleteFiles(data)
}

test('a company goes with its jobs, likes, members, teams, invitations, their mails and its files, and nobody acts for it', async () => {
  const { organizationId, owner, colleague, jobId, logo, film } = await buildFullCompany()
  expect(await db().$count(mail, like(mail.subject, `%${NAME}%`))).toBe(1)
  await askToDelete(owner, organizationId, `  ${NAME} `)
  expect(await isThere(organizationId)).toBe(false)
  const left = await Promise.all([
    db().$count(member, eq(member.organizationId, organizationId)),
    db().$count(team, eq(team.organizationId, organizationId)),
    db().$count(invitation, eq(invitation.organizationId, organizationId)),
    db().$count(job, eq(job.id, jobId)),
    db().$count(jobLike, eq(jobLike.jobId, jobId)),
    db().$count(mail, like(mail.subject, `%${NAME}%`)),
    db().$count(session, eq(session.activeOrganizationId, organizationId)),
  ])
  expect(left).toEqual([0, 0, 0, 0, 0, 0, 0])
  expect((await sessionOf(colleague.userId)).activeId).toBeNull()
  await runFileTasks()
  expect([isOnDisk(logo), isOnDisk(film)]).toEqual([false, false])
})

test('the library’s own call deletes the same, and leaves no file and no mail behind', async () => {
  const { organizationId, owner, logo } = await buildFullCompany()
  const answer = await owner.call('delete', { organizationId })
  expect(answer.status).toBe(200)
  expect(answer.headers.getSetCookie().join()).toMatch(/session_data=;.*Max-Age=0/)
  expect(await isThere(organizationId)).toBe(false)
  expect(await db().$count(mail, like(mail.subject, `%${NAME}%`))).toBe(0)
  await runFileTasks()
  expect(isOnDisk(logo)).toBe(false)
})

test.each(['tidewall engineering', 'Tidewall', ''])(
  'with %j typed for its name a company stays',
  async (typed) => {
    const { organizationId, owner } = await buildCompany()
    const refused = { code: 'INVALID', field: 'name', message: 'team.deletion.nameDiffers' }
    await expect(askToDelete(owner, organizationId, typed)).rejects.toMatchObject(refused)
    expect(await isThere(organizationId)).toBe(true)
  },
)

test.each(['admin', 'member'] as const)('an %s deletes nothing', async (role) => {
  const { organizationId } = await buildCompany()
  const colleague = await buildColleague(organizationId, role)
  await expect(askToDelete(colleague, organizationId)).rejects.toMatchObject({ code: 'FORBIDDEN' })
  expect(await isThere(organizationId)).toBe(true)
})

test('a foreign company looks like one that does not exist, also with its right name', async () => {
  const { organizationId } = await buildCompany()
  const { owner } = await buildCompany()
  await expect(askToDelete(owner, organizationId)).rejects.toMatchObject({ code: 'NOT_FOUND' })
  await expect(askToDelete(owner, 'nothing')).rejects.toMatchObject({ code: 'NOT_FOUND' })
  expect(await isThere(organizationId)).toBe(true)
})

test.each(['leaves', 'is removed from', 'sees the end of'])(
  'all sessions of whoever %s a company act for another one of theirs',
  async (what) => {
    const { organizationId, owner } = await buildCompany()
    const { organizationId: otherId } = await buildCompany({ name: 'Waterlijn' })
    const colleague = await buildColleague(organizationId, 'member')
    const { userId, memberId } = colleague
    const more = {
      id: crypto.randomUUID(),
      token: crypto.randomUUID(),
      userId,
      expiresAt: new Date(Date.now() + 60_000),
    }
    await db()
      .insert(session)
      .values({ ...more, activeOrganizationId: organizationId })
    await db()
      .insert(member)
      .values({ id: crypto.randomUUID(), organizationId: otherId, userId, organizationRole: 'member' })
    if (what === 'leaves') expect((await colleague.call('leave', { organizationId })).status).toBe(200)
    if (what === 'is removed from') {
      expect((await owner.call('remove-member', { memberIdOrEmail: memberId })).status).toBe(200)
    }
    if (what === 'sees the end of') await askToDelete(owner, organizationId)
    const active = await db().select().from(session).where(eq(session.userId, userId))
    expect(active.map((row) => row.activeOrganizationId)).toEqual([otherId, otherId])
  },
)

test('a removed member is nobody to the company from that moment, whatever their browser still holds', async () => {
  const { organizationId, owner } = await buildCompany()
  const admin = await buildColleague(organizationId, 'admin')
  expect((await owner.call('remove-member', { memberIdOrEmail: admin.memberId })).status).toBe(200)
  const tries = await Promise.all([
    admin.call('invite-member', { organizationId, email: 'x@example.com', role: 'member' }),
    admin.call('update', { organizationId, data: { name: 'Mine' } }),
    admin.call('remove-member', { organizationId, memberIdOrEmail: owner.memberId }),
    admin.call('set-active', { organizationId }),
  ])
  expect(tries.map(({ status }) => status)).toEqual([404, 404, 404, 404])
})

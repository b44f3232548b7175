import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import { db } from '#/db/client.server.ts'
import {
  account,
  invitation,
  member,
  organization,
  rateLimit,
  session,
  team,
  user,
} from '#/db/schema/index.ts'
import { listJobCandidates } from '#/features/matching/candidates.server.ts'
import { getProfileFor } from '#/features/profile/profile.server.ts'
import { configureAuth } from '#/platform/auth/auth.server.ts'
import { deletePerson } from '#/platform/auth/person/delete-person.server.ts'
import { deleteFiles } from '#/platform/storage/delete-files.tasks.server.ts'
import { storeFile } from '#/platform/storage/storage.server.ts'
import { prepareTasks, stopTasks } from '#/platform/tasks/tasks.server.ts'
import { buildMember, buildOrganization } from '#tests/factories/build-organization.ts'
import {
  buildTracedPerson,
  buildWithPassword,
  TRACED_PASSWORD,
} from '#tests/factories/build-traced-person.ts'
import { buildUser } from '#tests/factories/build-user.ts'
import { buildSignedIn, callAuth } from '#tests/setup/call-auth.ts'
import { useTestDatabase } from '#tests/setup/database.ts'
import { useTestStorage } from '#tests/setup/storage.ts'
import { authHooks } from './account-mail.server.ts'

vi.hoisted(() => {
  process.env.CONTACT_EMAIL = 'operator@example.com'
})

const { isOnDisk } = await useTestStorage()
await useTestDatabase()
configureAuth(authHooks)
await prepareTasks()
afterAll(stopTasks)
beforeEach(async () => {
  await db().delete(rateLimit)
  await runFileTasks()
})

const leave = (body: object, cookie: string) => callAuth('/delete-user', body, cookie)
const isThere = async (userId: string) => (await db().$count(user, eq(user.id, userId))) === 1

/** Every column of every table that can hold words, the queue's among them. */
async function listWordColumns() {
  const { rows } = await db().execute<{ schema: string; table: string; column: string }>(sql`
    select c.table_schema as schema, c.table_name as table, c.column_name as column
    from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
    where t.table_type = 'BASE TABLE' and (c.table_schema = 'public' or (c.table_schema, c.table_name) = ('pgboss', 'job'))
      and c.data_type in ('text', 'character varying', 'json', 'jsonb', 'ARRAY')`)
  return rows
}

/** Where any of these words stands, as 'table.column'. */
async function findWords(words: readonly string[]): Promise<string[]> {
  const found: string[] = []
  for (const { schema, table, column } of await listWordColumns()) {
    const [place, text] = [sql.identifier(table), sql`lower(${sql.identifier(column)}::text)`]
    const has = words.map((word) => sql`position(${word.toLowerCase()} in ${text}) > 0`)
    const where = sql.join(has, sql` or `)
    const { rows } = await db().execute(
      sql`select 1 from ${sql.identifier(schema)}.${place} where ${where} limit 1`,
    )
    if (rows.length > 0) found.push(`${table}.${column}`)
  }
  return found.toSorted()
}

/** Rows of others that may still hold a word of somebody who left; docs/deletion.md says why. */
const LEFT_BEHIND: string[] = []
/** What admins did is kept for ever, by ids alone. */
const LEFT_BY_ADMINS = ['audit_entry.subject_id']

test(
  'after an account is deleted no row anywhere holds the person’s id, email or name',
  { tags: ['R181'] },
  async () => {
    const person = await buildTracedPerson()
    const words = [person.userId, person.email, person.formerEmail, person.name]
    expect(await findWords([person.formerEmail])).toEqual(['mail.recipient'])
    const before = await findWords(words)
    for (const place of [
      ...['account.user_id', 'contact_message.email', 'invitation.email', 'invitation.inviter_id'],
      ...['job.created_by', 'job.data', 'job_like.user_id', 'job_transition.actor_id', 'mail.key'],
      ...[
        'mail.recipient',
        'mail.text',
        'mail.user_id',
        'member.user_id',
        'profile.user_id',
        'rate_limit.key',
      ],
      ...['session.impersonated_by', 'session.user_id', 'team_member.user_id', 'two_factor.user_id'],
      ...['upload.user_id', 'user.email', 'verification.value'],
    ]) {
      expect(before, place).toContain(place)
    }
    const answer = await leave({ password: TRACED_PASSWORD }, person.cookie)
    expect([answer.status, await answer.json()]).toEqual([200, { success: true, message: 'User deleted' }])
    expect(await findWords(words)).toEqual(LEFT_BEHIND)
  },
)

test('others keep what is theirs: the company, its team, its job and the employer’s list stand', async () => {
  const person = await buildTracedPerson()
  const colleagueInvitation = randomUUID()
  await db()
    .insert(invitation)
    .values({
      ...{ id: colleagueInvitation, organizationId: person.organizationId, organizationRole: 'member' },
      ...{ email: 'else@example.com', inviterId: person.owner.userId, expiresAt: new Date() },
    })
  expect((await listJobCandidates(person.employer, person.matchedJobId)).matched).toHaveLength(1)
  await leave({ password: TRACED_PASSWORD }, person.cookie)
  expect((await listJobCandidates(person.employer, person.matchedJobId)).matched).toEqual([])
  const [pit] = await db().select().from(team).where(eq(team.id, person.teamId))
  expect(pit?.memberCount).toBe(1)
  expect(await db().$count(member, eq(member.organizationId, person.organizationId))).toBe(1)
  expect(await db().$count(invitation, eq(invitation.id, colleagueInvitation))).toBe(1)
})

test('to everybody else the person is gone at once: profile not found, all sessions dead', async () => {
  const person = await buildTracedPerson()
  const elsewhere = await callAuth('/sign-in/email', { email: person.email, password: TRACED_PASSWORD })
  expect(elsewhere.status).toBe(200)
  await leave({ password: TRACED_PASSWORD }, person.cookie)
  await expect(getProfileFor(person.employer, person.userId)).rejects.toMatchObject({ code: 'NOT_FOUND' })
  expect(await db().$count(session, eq(session.userId, person.userId))).toBe(0)
  const again = await callAuth('/sign-in/email', { email: person.email, password: TRACED_PASSWORD })
  expect(again.status).toBe(401)
  expect((await leave({ password: TRACED_PASSWORD }, person.cookie)).status).toBe(401)
})

test('an admin removes a person with all their traces, and is told of a sole owner before anything is lost', async () => {
  const admin = await buildSignedIn('Admin')
  const remove = (userId: string, cookie = admin.cookie) => callAuth('/admin/remove-user', { userId }, cookie)
  const owner = await buildWithPassword({ type: 'Employer' })
  const organizationId = await buildOrganization({ name: 'Weir Works' })
  await buildMember({ ...(await buildUser()), userId: owner.userId }, organizationId)
  const refused = await remove(owner.userId)
  expect([refused.status, await refused.json()]).toMatchObject([
    409,
    { message: expect.stringMatching(/^This person is the only owner of Weir Works\./) as string },
  ])
  expect(await db().$count(account, eq(account.userId, owner.userId))).toBe(1)
  // Who is no admin does not learn what others own.
  const stranger = await buildSignedIn('Employer')
  expect((await remove(owner.userId, stranger.cookie)).status).toBe(403)
  await db().delete(organization).where(eq(organization.id, organizationId))
  const person = await buildTracedPerson()
  expect((await remove(person.userId)).status).toBe(200)
  expect(await findWords([person.userId, person.email, person.formerEmail])).toEqual(LEFT_BY_ADMINS)
})

test('what an admin did stays under their id when their own account ends, and nothing else of them', async () => {
  const admin = await buildSignedIn('Admin')
  const { userId } = await buildUser()
  expect((await callAuth('/admin/ban-user', { userId }, admin.cookie)).status).toBe(200)
  expect((await leave({}, admin.cookie)).status).toBe(200)
  expect(await findWords([admin.userId])).toEqual(['audit_entry.actor_id'])
})

/** The files that the queue was told to delete. */
async function runFileTasks() {
  const { rows } = await db().execute<{ id: string; data: { names: string[] } }>(
    sql`delete from pgboss.job where name = 'delete-files' returning id, data`,
  )
  for (const { data } of rows) await deleteFiles(data)
  return rows.flatMap(({ data }) => data.names)
}

test('picture and video leave the disk by a task, and files of others stay', async () => {
  const [person, other] = [await buildTracedPerson(), await buildTracedPerson()]
  await leave({ password: TRACED_PASSWORD }, person.cookie)
  expect([isOnDisk(person.picture), isOnDisk(person.video)]).toEqual([true, true])
  expect((await runFileTasks()).map((name) => `/files/${name}`)).toEqual([person.picture, person.video])
  expect([isOnDisk(person.picture), isOnDisk(person.video)]).toEqual([false, false])
  expect([isOnDisk(other.picture), isOnDisk(other.video)]).toEqual([true, true])
  await deleteFiles({ names: [person.picture, person.video] })
})

test('a picture that somebody else shows stays, however the address is written, and so do drawings of ours', async () => {
  const [person, other] = [await buildTracedPerson(), await buildTracedPerson()]
  const drawing = await storeFile('profile-pictures', Buffer.from('d'), {
    extension: 'webp',
    name: 'default',
  })
  const show = (userId: string, image: string) => db().update(user).set({ image }).where(eq(user.id, userId))
  await show(other.userId, `http://localhost:3000${person.picture}`)
  await leave({ password: TRACED_PASSWORD }, person.cookie)
  await runFileTasks()
  expect([isOnDisk(person.picture), isOnDisk(person.video)]).toEqual([true, false])
  await show(other.userId, drawing)
  await leave({ password: TRACED_PASSWORD }, other.cookie)
  await runFileTasks()
  expect(isOnDisk(drawing)).toBe(true)
})

test.each([
  '/files/company-logos/a.webp',
  'https://evil.example/files/profile-pictures/a.webp',
  '/etc/passwd',
])('a picture at %s is none of the person’s files', async (image) => {
  const { userId, cookie } = await buildSignedIn()
  await db().update(user).set({ image }).where(eq(user.id, userId))
  await leave({}, cookie)
  expect([await isThere(userId), await runFileTasks()]).toEqual([false, []])
})

test('what fails on the way deletes nothing, and can be repeated', async () => {
  const person = await buildTracedPerson()
  const words = [person.userId, person.email]
  const before = await findWords(words)
  await db().execute(
    sql`create function refuse() returns trigger language plpgsql as 'begin raise exception ''no''; end'`,
  )
  await db().execute(
    sql`create trigger refuse before delete on "user" for each row execute function refuse()`,
  )
  await expect(deletePerson(person.userId)).rejects.toThrow()
  await db().execute(sql`drop trigger refuse on "user"`)
  expect(await findWords(words)).toEqual(before)
  expect(await runFileTasks()).toEqual([])
  await Promise.all([deletePerson(person.userId), deletePerson(person.userId)])
  expect(await findWords(words)).toEqual(LEFT_BEHIND)
  expect(await runFileTasks()).toHaveLength(2)
})

test('whoever never confirmed an address deletes nothing that others sent to it', async () => {
  const { userId, email, cookie } = await buildWithPassword()
  await db().update(user).set({ emailVerified: false }).where(eq(user.id, userId))
  const inviter = await buildUser({ type: 'Employer' })
  const organizationId = await buildOrganization()
  await db()
    .insert(invitation)
    .values({ id: randomUUID(), organizationId, email, inviterId: inviter.userId, expiresAt: new Date() })
  await leave({ password: TRACED_PASSWORD }, cookie)
  expect(await findWords([userId, email])).toEqual(['invitation.email'])
})

test('two who own two companies together and leave at once: one goes, one is told to stay', async () => {
  for (let round = 0; round < 5; round += 1) {
    const owners = [await buildUser({ type: 'Employer' }), await buildUser({ type: 'Employer' })]
    const companies = [await buildOrganization(), await buildOrganization()]
    for (const owner of owners) for (const id of companies) await buildMember(owner, id)
    const outcomes = await Promise.allSettled(owners.map(({ userId }) => deletePerson(userId)))
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    for (const id of companies) expect(await db().$count(member, eq(member.organizationId, id))).toBe(1)
  }
})

test('the counts of the person are forgotten with them', async () => {
  const { userId, cookie } = await buildWithPassword()
  await leave({ password: 'wrong' }, cookie)
  await leave({ password: TRACED_PASSWORD }, cookie)
  expect((await db().select().from(rateLimit)).filter(({ key }) => key.includes(userId))).toEqual([])
})

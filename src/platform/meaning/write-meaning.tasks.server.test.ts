import { eq, sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest'
import { db } from '#/db/client.server.ts'
import { job, jobMeaning, organization, profile, profileMeaning, staleJob, user } from '#/db/schema/index.ts'
import { hashId } from '#/domain/text/hash-id.ts'
import { meaningVersionOf } from '#/domain/meaning/meaning-version.ts'
import { buildTerms, type Terms } from '#/domain/meaning/terms.ts'
import { startTasks, stopTasks } from '#/platform/tasks/tasks.server.ts'
import { buildJob } from '#tests/factories/build-job.ts'
import { buildSeeker } from '#tests/factories/build-profile.ts'
import { IDLE_TASKS } from '#tests/fakes/idle-tasks.ts'
import { useTestDatabase } from '#tests/setup/database.ts'
import { plainTerms } from '#tests/factories/plain-terms.ts'
import { startWritingMeaning, stopWritingMeaning } from './stale-meanings.server.ts'
import { configureTerms } from './terms.server.ts'
import { rewriteMeaning, writeMeaning } from './write-meaning.tasks.server.ts'

configureTerms(plainTerms)
const { pool } = await useTestDatabase()
await startTasks({ ...IDLE_TASKS, 'write-meaning': writeMeaning, 'rewrite-meaning': rewriteMeaning })
afterAll(stopTasks)
afterAll(() => configureTerms(null))
beforeEach(async () => {
  await db().delete(organization)
  await db().delete(user)
})
afterEach(async () => {
  await stopWritingMeaning()
  configureTerms(plainTerms)
})

const idOf = (skill: string) => plainTerms.skill({ name: skill, folded: skill }).id
const numberOf = async (id: string) =>
  (await db().select({ number: job.number }).from(job).where(eq(job.id, id)))[0]?.number ?? 0

async function meaningOf(id: string) {
  const [row] = await db()
    .select()
    .from(jobMeaning)
    .where(eq(jobMeaning.number, await numberOf(id)))
  return row
}
const personOf = async (userId: string) =>
  (await db().select().from(profileMeaning).where(eq(profileMeaning.userId, userId)))[0]
const countNotes = () => db().$count(staleJob)

const setJob = (id: string, changes: Partial<typeof job.$inferInsert>) =>
  db().update(job).set(changes).where(eq(job.id, id))
const setProfile = (userId: string, changes: Partial<typeof profile.$inferInsert>) =>
  db().update(profile).set(changes).where(eq(profile.userId, userId))

test('a job and a profile mean something else within five seconds of a change, by the real queue', async () => {
  await startWritingMeaning()
  const id = await buildJob({ mustHaveSkills: ['GIS'] })
  const { userId } = await buildSeeker()
  const soon = { timeout: 5_000, interval: 100 }
  await vi.waitFor(async () => expect(await meaningOf(id)).toMatchObject({ mustIds: [idOf('GIS')] }), soon)
  await vi.waitFor(async () => expect(await personOf(userId)).toBeDefined(), soon)
  await setJob(id, { mustHaveSkills: ['Python'] })
  await setProfile(userId, { radiusKm: 99 })
  await vi.waitFor(async () => expect(await meaningOf(id)).toMatchObject({ mustIds: [idOf('Python')] }), soon)
  await vi.waitFor(async () => expect(await personOf(userId)).toMatchObject({ radiusKm: 99 }), soon)
}, 20_000)

test('what is archived or deleted means nothing from the same moment on', async () => {
  const [archived, deleted] = [await buildJob(), await buildJob()]
  await writeMeaning()
  await setJob(archived, { status: 'Archived', archivedAt: new Date(), archiveReason: 'Filled' })
  expect(await meaningOf(archived)).toBeUndefined()
  await db().delete(job).where(eq(job.id, deleted))
  expect(await db().$count(jobMeaning)).toBe(0)
  await writeMeaning()
  expect([await db().$count(jobMeaning), await countNotes()]).toEqual([0, 0])
})

test.each([
  ['hides', (userId: string) => setProfile(userId, { visibility: 'Hidden' })],
  [
    'shows themselves to matches alone',
    (userId: string) => setProfile(userId, { visibility: 'MatchedEmployers' }),
  ],
  ['is done looking', (userId: string) => setProfile(userId, { availability: 'NotLooking' })],
  ['is banned', (userId: string) => db().update(user).set({ banned: true }).where(eq(user.id, userId))],
  [
    'becomes an employer',
    (userId: string) => db().update(user).set({ type: 'Employer' }).where(eq(user.id, userId)),
  ],
  ['deletes their account', (userId: string) => db().delete(user).where(eq(user.id, userId))],
])('whoever %s is gone at once, and stays so', async (_, leave) => {
  const { userId } = await buildSeeker()
  await writeMeaning()
  expect(await personOf(userId)).toBeDefined()
  await leave(userId)
  expect(await personOf(userId)).toBeUndefined()
  await writeMeaning()
  expect(await personOf(userId)).toBeUndefined()
})

test('who shows themselves again is written again', async () => {
  const { userId } = await buildSeeker({ preferences: { visibility: 'Hidden' } })
  await writeMeaning()
  expect(await personOf(userId)).toBeUndefined()
  await setProfile(userId, { visibility: 'Public' })
  await writeMeaning()
  expect(await personOf(userId)).toBeDefined()
})

test('a draft is not noted, and neither is a change that means nothing', async () => {
  await buildJob({ status: 'Draft', publishedAt: null })
  const id = await buildJob()
  await writeMeaning()
  await setJob(id, { description: 'Walls keep the water out. '.repeat(9), openings: 3 })
  expect(await countNotes()).toBe(0)
})

test('a job that is changed while its meaning is being written is written again', async () => {
  const id = await buildJob({ mustHaveSkills: ['GIS'] })
  const client = await pool.connect()
  await client.query('begin')
  await client.query(`update job set must_have_skills = '{Python}' where id = $1`, [id])
  await writeMeaning()
  expect(await meaningOf(id)).toMatchObject({ mustIds: [idOf('GIS')] })
  await client.query('commit')
  client.release()
  await writeMeaning()
  expect(await meaningOf(id)).toMatchObject({ mustIds: [idOf('Python')] })
})

test('two servers at once write everything, each row once', async () => {
  const ids = await Promise.all(Array.from({ length: 30 }, () => buildJob()))
  await db().execute(sql`create table written (number bigint);
    create function count_written() returns trigger language plpgsql as $$ begin insert into written values (new.number); return new; end $$;
    create trigger count_written before insert on job_meaning for each row execute function count_written()`)
  await Promise.all([writeMeaning(), writeMeaning(), writeMeaning()])
  const { rows } = await db().execute<{ count: number }>(sql`select count(*)::int as count from written`)
  await db().execute(sql`drop table written; drop function count_written cascade`)
  expect(rows[0]?.count).toBe(ids.length)
  expect(await db().$count(jobMeaning)).toBe(ids.length)
})

/** Terms that fail over one skill. */
const failing = (broken: string): Terms => ({
  ...plainTerms,
  skill: (skill) => {
    if (skill.name === broken) throw new Error('no')
    return plainTerms.skill(skill)
  },
})

test('one that cannot be written keeps no other waiting, and is tried again', async () => {
  const [good, bad] = [await buildJob(), await buildJob({ mustHaveSkills: ['Cursed'] })]
  configureTerms(failing('Cursed'))
  await writeMeaning()
  expect(await meaningOf(good)).toBeDefined()
  expect(await meaningOf(bad)).toBeUndefined()
  expect(await countNotes()).toBe(1)
  configureTerms(plainTerms)
  await writeMeaning()
  expect(await meaningOf(bad)).toBeUndefined()
  await db().update(staleJob).set({ againAt: new Date() })
  await writeMeaning()
  expect(await meaningOf(bad)).toBeDefined()
  expect(await countNotes()).toBe(0)
})

test('with another taxonomy everything is written anew, by a server that has it', async () => {
  const id = await buildJob({ mustHaveSkills: ['GIS'] })
  const { userId } = await buildSeeker()
  await writeMeaning()
  const other = buildTerms({
    version: 'other',
    skillId: (folded) => hashId(`other|${folded}`),
    findSkill: () => null,
    findOccupations: () => [],
  })
  const version = meaningVersionOf(other)
  await expect(rewriteMeaning({ version })).rejects.toThrow('another server')
  configureTerms(other)
  await rewriteMeaning({ version })
  expect(await meaningOf(id)).toMatchObject({ meaningVersion: version, mustIds: [hashId('other|gis')] })
  expect(await personOf(userId)).toMatchObject({ meaningVersion: version })
})

test('every column that a meaning is made of is compared when a row is saved', async () => {
  const { rows } = await pool.query<{ name: string; definition: string }>(
    `select tgname as name, pg_get_triggerdef(oid) as definition from pg_trigger where tgname in ('job_note_updated', 'profile_note_updated')`,
  )
  const comparedBy = (name: string) =>
    rows.find((row) => row.name === name)?.definition.matchAll(/old\.(\w+)/g) ?? []
  const compared = (name: string) => new Set([...comparedBy(name)].map(([, column]) => column))
  const unsaid = {
    job: [
      'id',
      'number',
      'organization_id',
      'created_by',
      'location',
      'country_code',
      'openings',
      'video',
      'team_id',
    ],
  }
  const rest = [
    'description',
    'benefits',
    'closing_date',
    'apply_mode',
    'apply_url',
    'apply_email',
    'reply_pledge_days',
    'import_key',
    'published_at',
    'archived_at',
    'archive_reason',
    'created_at',
    'updated_at',
  ]
  const columns = await pool.query<{ column: string }>(
    `select column_name as column from information_schema.columns where table_name = 'job' and table_schema = 'public'`,
  )
  const meant = columns.rows
    .map(({ column }) => column)
    .filter((column) => ![...unsaid.job, ...rest].includes(column))
  expect(compared('job_note_updated')).toEqual(new Set(meant))
})

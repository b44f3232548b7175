import { eq, sql } from 'drizzle-orm'
import { PgBoss } from 'pg-boss'
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest'
import { db } from '#/db/client.server.ts'
import {
  job,
  jobMeaning,
  organization,
  profileMeaning,
  staleJob,
  staleProfile,
  user,
} from '#/db/schema/index.ts'
import { hashId } from '#/domain/text/hash-id.ts'
import { meaningVersionOf } from '#/domain/meaning/meaning-version.ts'
import { buildTerms, type Terms } from '#/domain/meaning/terms.ts'
import { startTasks, stopTasks } from '#/platform/tasks/tasks.server.ts'
import { buildJob } from '#tests/factories/build-job.ts'
import { buildSeeker } from '#tests/factories/build-profile.ts'
import { IDLE_TASKS } from '#tests/fakes/idle-tasks.ts'
import { useTestDatabase } from '#tests/setup/database.ts'
import { plainTerms } from '#tests/factories/plain-terms.ts'
import {
  countNotes,
  idOf,
  meaningOf,
  numberOf,
  personOf,
  setJob,
  setProfile,
} from '#tests/setup/meaning-stage.ts'
import { BURST_MS, startWritingMeaning, stopWritingMeaning } from './stale-meanings.server.ts'
import { configureTerms } from './terms.server.ts'
import { rewriteMeaning, writeMeaning } from './write-meaning.tasks.server.ts'

configureTerms(plainTerms)
const { pool } = await useTestDatabase()
const looks = vi.spyOn(PgBoss.prototype, 'work')
await startTasks({ ...IDLE_TASKS, 'write-meaning': writeMeaning, 'rewrite-meaning': rewriteMeaning })
// The test tool forgets before each test what was called.
const worked = [...looks.mock.calls]
afterAll(stopTasks)
afterAll(() => looks.mockRestore())
afterAll(() => configureTerms(null))
// What follows is done because it was heard, not because a minute is over.
await db().execute(sql`delete from pgboss.schedule`)
beforeEach(async () => {
  await db().delete(organization)
  await db().delete(user)
})
afterEach(async () => {
  await stopWritingMeaning()
  configureTerms(plainTerms)
})

test(
  'a job and a profile mean something else within five seconds of a change, by the real queue',
  { tags: ['2.12k'] },
  async () => {
    await startWritingMeaning()
    const id = await buildJob({ mustHaveSkills: ['GIS'] })
    const { userId } = await buildSeeker()
    await expect.poll(() => meaningOf(id)).toMatchObject({ mustIds: [idOf('GIS')] })
    await expect.poll(() => personOf(userId)).toBeDefined()
    await setJob(id, { mustHaveSkills: ['Python'] })
    await setProfile(userId, { radiusKm: 99 })
    await expect.poll(() => meaningOf(id)).toMatchObject({ mustIds: [idOf('Python')] })
    await expect.poll(() => personOf(userId)).toMatchObject({ radiusKm: 99 })
    // A burst is let end and the queue looks again: what is waited for by plan leaves most of the five seconds to the work.
    const [, { pollingIntervalSeconds = Infinity } = {}] =
      worked.find(([name]) => name === 'write-meaning') ?? []
    expect(BURST_MS + 1_000 * pollingIntervalSeconds).toBeLessThanOrEqual(1_500)
  },
)

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
  skills: (skill) => {
    if (skill.name === broken) throw new Error('no')
    return plainTerms.skills(skill)
  },
})

test(
  'one that cannot be written keeps no other waiting, and is tried again',
  { tags: ['2.12k'] },
  async () => {
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
  },
)

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

/** As a server of another version writes them. */
async function makeOutdated() {
  await db().update(jobMeaning).set({ meaningVersion: 1 })
  await db().update(profileMeaning).set({ meaningVersion: 1 })
}

test('what fails while everything is written anew is noted, and tried again', async () => {
  const id = await buildJob({ mustHaveSkills: ['Cursed'] })
  const { userId } = await buildSeeker({
    skills: [{ name: 'Cursed', level: null, years: null, evidenceWorkId: null }],
  })
  await writeMeaning()
  await makeOutdated()
  configureTerms(failing('Cursed'))
  await rewriteMeaning({ version: meaningVersionOf(plainTerms) })
  expect([await meaningOf(id), await personOf(userId)]).toEqual([undefined, undefined])
  expect([await countNotes(), await db().$count(staleProfile)]).toEqual([1, 1])
  configureTerms(plainTerms)
  await writeMeaning()
  expect(await meaningOf(id)).toBeUndefined()
  await db().update(staleJob).set({ againAt: new Date() })
  await db().update(staleProfile).set({ againAt: new Date() })
  await writeMeaning()
  expect([await meaningOf(id), await personOf(userId)]).not.toContain(undefined)
})

test('what another server writes by its version after the start is written anew by the next task', async () => {
  const id = await buildJob()
  const { userId } = await buildSeeker()
  await writeMeaning()
  await makeOutdated()
  await writeMeaning()
  const meaningVersion = meaningVersionOf(plainTerms)
  expect(await meaningOf(id)).toMatchObject({ meaningVersion })
  expect(await personOf(userId)).toMatchObject({ meaningVersion })
})

const noteOften = async (id: string, times: number) =>
  db().execute(
    sql`insert into stale_job (number) select ${await numberOf(id)}::bigint from generate_series(1, ${times}::int)`,
  )

test('a person is written in the same task, however many jobs are noted', { tags: ['2.12k'] }, async () => {
  const id = await buildJob()
  await noteOften(id, 20_400)
  const { userId } = await buildSeeker()
  await writeMeaning()
  expect(await personOf(userId)).toBeDefined()
  await db().delete(staleJob)
})

test('what was noted last is written first', async () => {
  const imported = await buildJob()
  await noteOften(imported, 999)
  const changed = await buildJob()
  await writeMeaning()
  const [first, last] = [await meaningOf(changed), await meaningOf(imported)]
  expect(Number(first?.writtenAt)).toBeLessThan(Number(last?.writtenAt))
})

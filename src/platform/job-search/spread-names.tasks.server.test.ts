import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { db, type Transaction } from '#/db/client.server.ts'
import { job, organization, renamedOrganization, searchableJob } from '#/db/schema/index.ts'
import { enqueue, startTasks, stopTasks } from '#/platform/tasks/tasks.server.ts'
import { buildJob } from '#tests/factories/build-job.ts'
import { buildOrganization } from '#tests/factories/build-organization.ts'
import { copyJob } from '#tests/factories/copy-job.ts'
import { IDLE_TASKS } from '#tests/fakes/idle-tasks.ts'
import { useTestDatabase } from '#tests/setup/database.ts'
import { eventually } from '#tests/setup/eventually.ts'
import { searchDifferences } from '#tests/setup/search-differences.ts'
import { publishedSearch } from './published-search.server.ts'
import { spreadNames } from './spread-names.tasks.server.ts'

await useTestDatabase()
await startTasks(IDLE_TASKS)
afterAll(stopTasks)
beforeEach(async () => {
  await db().delete(organization)
})

/** A company with so many open jobs, each with a text of thirty words. */
async function buildCompany(jobs: number): Promise<string> {
  const organizationId = await buildOrganization({ name: 'Before' })
  const id = await buildJob({ organizationId, description: 'Walls keep the water out. '.repeat(7) })
  await copyJob(id, jobs - 1)
  return organizationId
}

const rename = (id: string, name: string) =>
  db().update(organization).set({ name }).where(eq(organization.id, id)).execute()

async function countFound(search: string): Promise<number> {
  return db().$count(searchableJob, (await publishedSearch({ search })).where)
}

test('a company of three thousand open jobs is renamed and a hundred of them told at once, and its task tells all', async () => {
  const id = await buildCompany(3_000)
  await rename(id, 'Afterwards')
  expect([await countFound('afterwards'), await countFound('before')]).toEqual([100, 2_900])
  await spreadNames()
  expect([await countFound('afterwards'), await countFound('before')]).toEqual([3_000, 0])
  expect(await searchDifferences()).toEqual([])
  expect(await db().$count(renamedOrganization)).toBe(0)
})

test('few jobs are found by the new name at once, and leave nothing to do', async () => {
  const id = await buildCompany(99)
  await rename(id, 'Afterwards')
  expect(await countFound('afterwards')).toBe(99)
  expect(await db().$count(renamedOrganization)).toBe(0)
})

test('whoever renames a company waits for a few long texts at most', async () => {
  const organizationId = await buildOrganization({ name: 'Before' })
  const id = await buildJob({ organizationId, description: 'Walls keep the water out. '.repeat(769) })
  await copyJob(id, 29)
  await rename(organizationId, 'Afterwards')
  expect([await countFound('afterwards'), await countFound('before')]).toEqual([2, 28])
  await spreadNames()
  expect([await countFound('afterwards'), await countFound('before')]).toEqual([30, 0])
  expect(await searchDifferences()).toEqual([])
})

test('a server that ends in the middle loses nothing: the next task of the queue goes on', async () => {
  const id = await buildCompany(350)
  await rename(id, 'Afterwards')
  await stopTasks()
  await expect(spreadNames()).rejects.toThrow('stopping')
  expect(await countFound('afterwards')).toBe(200)
  await startTasks({ ...IDLE_TASKS, 'spread-names': spreadNames })
  await enqueue(db(), 'spread-names', {})
  await eventually(async () => expect(await db().$count(renamedOrganization)).toBe(0))
  // Or its minute may come in the middle of another test.
  await stopTasks()
  await startTasks(IDLE_TASKS)
  expect(await searchDifferences()).toEqual([])
})

test('whatever happens meanwhile, jobs are found by the last name', async () => {
  const id = await buildCompany(350)
  await rename(id, 'Meanwhile')
  await Promise.all([
    spreadNames(),
    spreadNames(),
    rename(id, 'Afterwards'),
    db().execute(sql`update job set title = 'Hydrologist' where number % 3 = 0`),
    db().execute(sql`update job set status = 'Draft' where number % 3 = 1`),
    buildJob({ organizationId: id }),
  ])
  await spreadNames()
  expect(await searchDifferences()).toEqual([])
  expect(await countFound('afterwards')).toBe(await db().$count(job, eq(job.status, 'Published')))
})

test('a company that is deleted before its name has spread leaves nothing to do', async () => {
  const id = await buildCompany(150)
  await rename(id, 'Afterwards')
  await db().delete(organization).where(eq(organization.id, id))
  await spreadNames()
  expect(await db().$count(renamedOrganization)).toBe(0)
})

/** How many jobs this connection has read lately, through whatever index. */
async function countRead(tx: Transaction): Promise<number> {
  const { rows } = await tx.execute<{ read: string }>(
    sql`select seq_tup_read + idx_tup_fetch as read from pg_stat_xact_user_tables where relname = 'job'`,
  )
  return Number(rows[0]?.read)
}

test('the jobs of a company are found along its own, not past all newer ones of others', async () => {
  const id = await buildCompany(1_000)
  await buildCompany(3_000)
  await db().execute(sql`analyze job, searchable_job`)
  const read = await db().transaction(async (tx) => {
    const before = await countRead(tx)
    await tx.update(organization).set({ name: 'Afterwards' }).where(eq(organization.id, id))
    return (await countRead(tx)) - before
  })
  expect(await countFound('afterwards')).toBe(100)
  // A hundred to say which, the same to say what they are found by, and a few that lie beside them.
  expect(read).toBeGreaterThanOrEqual(100)
  expect(read).toBeLessThanOrEqual(300)
})

test('a company whose jobs cannot be told keeps no other from its name, and is tried again', async () => {
  const ids = [await buildCompany(150), await buildCompany(150)]
  for (const id of ids) await rename(id, 'Afterwards')
  // The one whose turn is first.
  const [stuck = ''] = ids.toSorted()
  await db().execute(sql`create table stuck as select number from job where organization_id = ${stuck}`)
  await db().execute(sql`create function refuse_name() returns trigger language plpgsql as $$ begin
    if old.number in (select number from stuck) then raise 'no'; end if;
    return new;
  end $$`)
  await db().execute(
    sql`create trigger refuse_name before update on searchable_job for each row execute function refuse_name()`,
  )
  await spreadNames()
  expect(await countFound('afterwards')).toBe(250)
  expect(await db().select({ id: renamedOrganization.organizationId }).from(renamedOrganization)).toEqual([
    { id: stuck },
  ])
  await db().execute(sql`drop function refuse_name cascade`)
  await db().execute(sql`drop table stuck`)
  await spreadNames()
  expect(await countFound('afterwards')).toBe(300)
})

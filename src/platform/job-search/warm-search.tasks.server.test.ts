import { sql } from 'drizzle-orm'
import { expect, test, vi } from 'vitest'
import { connectionPool, db } from '#/db/client.server.ts'
import { job } from '#/db/schema/index.ts'
import { buildJob } from '#tests/factories/build-job.ts'
import { useTestDatabase } from '#tests/setup/database.ts'
import { warmFirst, warmSearch } from './warm-search.tasks.server.ts'

const { pool } = await useTestDatabase()

const numberOf = async (text: string) => Number((await pool.query<{ number: string }>(text)).rows[0]?.number)

/** How often a page of a table was looked at, as PostgreSQL counts. */
const looksInto = (table: string) =>
  numberOf(
    `select heap_blks_read + heap_blks_hit as number from pg_statio_user_tables where relname = '${table}'`,
  )

test('a warm search has looked at every page of the table that is searched, and at the newest jobs', async () => {
  const id = await buildJob()
  const [row] = await db().select().from(job)
  const { number: _number, ...columns } = row ?? expect.unreachable()
  await db()
    .insert(job)
    .values(Array.from({ length: 120 }, (_, nth) => ({ ...columns, id: `${id}-${nth}`, importKey: null })))
  // A statistic that PostgreSQL gathers by itself looks into the table too.
  await pool.query('alter table searchable_job set (autovacuum_enabled = off)')
  const pagesOf = (table: string) => numberOf(`select pg_relation_size('${table}') / 8192 as number`)
  const pages = await pagesOf('searchable_job')
  expect(pages).toBeGreaterThan(2)
  await db().execute(sql`select pg_stat_force_next_flush()`)
  const before = { searched: await looksInto('searchable_job'), jobs: await looksInto('job') }
  await warmSearch(undefined, { pages: 2, pagesWithWords: 2, jobs: 50 })
  await db().execute(sql`select pg_stat_force_next_flush()`)
  await expect.poll(() => looksInto('searchable_job')).toBe(before.searched + pages)
  expect(await looksInto('job')).toBeGreaterThanOrEqual(before.jobs + (await pagesOf('job')))
})

test('a warm search of no jobs is done at once', async () => {
  await pool.query('delete from job')
  await pool.query('vacuum searchable_job')
  await expect(warmSearch()).resolves.toBeUndefined()
})

test('a database that fails meanwhile keeps no server from starting', async () => {
  const query = vi.spyOn(connectionPool(), 'query').mockRejectedValue(new Error('gone'))
  await expect(warmFirst()).resolves.toBeUndefined()
  expect(query).toHaveBeenCalledOnce()
  query.mockRestore()
})

import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Client, Pool } from 'pg'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { createDatabase, dropDatabase, runStatement, withDatabase } from '#tests/setup/template-database.ts'
import { statementMaxMs } from './client.server.ts'
import { isMigrated, migrateDatabase, tableWaitMaxMs } from './migrate.server.ts'
import journal from './migrations/meta/_journal.json' with { type: 'json' }

const FIRST_MIGRATION = journal.entries[0]?.when ?? 0
const name = `flightpath_migrate_${randomUUID()}`
let connectionString = ''
let pool: Pool

beforeAll(async () => {
  connectionString = await createDatabase(inject('databaseServer'), name)
  pool = new Pool({ connectionString })
})

afterAll(async () => {
  await pool.end()
  await dropDatabase(inject('databaseServer'), name)
})

test('several servers that start together migrate once', async () => {
  await Promise.all([1, 2, 3, 4].map(() => migrateDatabase(connectionString)))
  const applied = await pool.query('select hash from drizzle.__drizzle_migrations')
  expect(new Set(applied.rows.map((row: { hash: string }) => row.hash)).size).toBe(applied.rowCount)
  expect(await isMigrated(pool)).toBe(true)
})

async function connectTo(database: string): Promise<Client> {
  const client = new Client(database)
  await client.connect()
  return client
}

/** Runs one migration by itself, as drizzle does: statement by statement. */
async function runMigration(on: Client, file: string): Promise<void> {
  const text = readFileSync(join(import.meta.dirname, 'migrations', file), 'utf8')
  for (const statement of text.split('--> statement-breakpoint')) await on.query(statement)
}

test('jobs from before the search text can be searched after its migration', async () => {
  const earlier = `flightpath_earlier_${randomUUID()}`
  const on = await connectTo(await createDatabase(inject('databaseServer'), earlier))
  await runMigration(on, '0000_main_job.sql')
  await on.query(`insert into organization (id, name, slug, email, phone, description, location)
    values ('o', 'Brightwire', 'o', 'o@example.com', '+44', 'Wires.', 'Cardiff')`)
  await on.query(`insert into job (id, organization_id, title, location, must_have_skills, description)
    values ('j', 'o', 'Infirmière', 'Orléans', '{Triage,Œdème}', 'De nuit')`)
  await runMigration(on, '0001_job_search.sql')
  const { rows } = await on.query('select search_text from job')
  await on.end()
  await dropDatabase(inject('databaseServer'), earlier)
  expect(rows).toEqual([{ search_text: 'infirmiere | orleans | triage | oedeme |  | de nuit' }])
})

test('a database that misses the newest migration is not ready', async () => {
  await pool.query('update drizzle.__drizzle_migrations set created_at = 1')
  expect(await isMigrated(pool)).toBe(false)
})

test('a migration does not wait for ever for a table that somebody holds: it says so and changes nothing', async () => {
  const database = `flightpath_held_${randomUUID()}`
  const held = await createDatabase(inject('databaseServer'), database)
  const on = await connectTo(held)
  await runMigration(on, '0000_main_job.sql')
  await on.query(`create schema drizzle;
    create table drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint);
    insert into drizzle.__drizzle_migrations (hash, created_at) values ('', ${FIRST_MIGRATION})`)
  await on.query('begin; lock table job in access share mode')
  await expect(migrateDatabase(held, { tableWaitMs: 200 })).rejects.toThrow(
    /^Another program held a table of this database for longer than 0\.2 seconds.* Nothing was changed\./,
  )
  const { rows } = await on.query("select 1 from pg_proc where proname = 'fold_text'")
  await on.end()
  await dropDatabase(inject('databaseServer'), database)
  expect(rows).toEqual([])
})

test('a migration waits longer than any statement of the product may hold a table', () => {
  expect(tableWaitMaxMs()).toBeGreaterThan(statementMaxMs())
})

test('a database in another encoding is refused before anything is made there', async () => {
  const database = `flightpath_latin_${randomUUID()}`
  const server = inject('databaseServer')
  await runStatement(
    server,
    `create database "${database}" template template0 encoding 'LATIN1' locale_provider libc locale 'C'`,
  )
  const latin = withDatabase(server, database)
  await expect(migrateDatabase(latin)).rejects.toThrow('This database is encoded in LATIN1.')
  const on = await connectTo(latin)
  const { rows } = await on.query("select nspname from pg_namespace where nspname = 'drizzle'")
  await on.end()
  await dropDatabase(server, database)
  expect(rows).toEqual([])
})

import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Pool } from 'pg'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { createDatabase, dropDatabase } from '#tests/setup/template-database.ts'
import { checkExtensions, checkServerVersion, isMigrated, migrateDatabase } from './migrate.server.ts'

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

/** Runs one migration by itself, as drizzle does: statement by statement. */
async function runMigration(on: Pool, file: string): Promise<void> {
  const text = readFileSync(join(import.meta.dirname, 'migrations', file), 'utf8')
  for (const statement of text.split('--> statement-breakpoint')) await on.query(statement)
}

test('jobs from before the search text can be searched after its migration', async () => {
  const earlier = `flightpath_earlier_${randomUUID()}`
  const on = new Pool({ connectionString: await createDatabase(inject('databaseServer'), earlier) })
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

test.each([150_000, 160_004, 180_001])('PostgreSQL %i is supported', (version) => {
  expect(() => checkServerVersion(version)).not.toThrow()
})

test('an older PostgreSQL is refused with a sentence that says what is needed', () => {
  expect(() => checkServerVersion(140_012)).toThrow(
    'This database is PostgreSQL 14. Flightpath needs PostgreSQL 15 or newer.',
  )
})

test('a PostgreSQL without what searching needs is refused with a sentence that says how to get it', () => {
  expect(() => checkExtensions(['plpgsql', 'pg_trgm'])).not.toThrow()
  expect(() => checkExtensions(['plpgsql'])).toThrow(
    'This PostgreSQL lacks pg_trgm. Install its contrib package',
  )
})

import { randomUUID } from 'node:crypto'
import { Pool } from 'pg'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { createDatabase, dropDatabase } from '#tests/setup/template-database.ts'
import { checkServerVersion, isMigrated, migrateDatabase } from './migrate.server.ts'

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

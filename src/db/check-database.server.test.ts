import { expect, test } from 'vitest'
import { useTestDatabase } from '#tests/setup/database.ts'
import { checkDatabase, readDatabaseFacts } from './check-database.server.ts'

const { pool } = await useTestDatabase()

const GOOD = {
  versionNumber: 150_004,
  encoding: 'UTF8',
  collations: ['default', 'und-x-icu'],
  extensions: ['plpgsql', 'pg_trgm'],
}

test.each([150_000, 160_004, 180_001])('PostgreSQL %i is supported', (versionNumber) => {
  expect(() => checkDatabase({ ...GOOD, versionNumber })).not.toThrow()
})

test('an older PostgreSQL is refused with a sentence that says what is needed', () => {
  expect(() => checkDatabase({ ...GOOD, versionNumber: 140_012 })).toThrow(
    'This database is PostgreSQL 14. Flightpath needs PostgreSQL 15 or newer.',
  )
})

test.each(['SQL_ASCII', 'LATIN1'])(
  'a database in %s is refused with a sentence that says how to make one',
  (encoding) => {
    expect(() => checkDatabase({ ...GOOD, encoding })).toThrow(
      `This database is encoded in ${encoding}. Flightpath needs one made with: create database … encoding 'UTF8' template template0.`,
    )
  },
)

test('a PostgreSQL without the rules of letter case that searching names is refused with a sentence', () => {
  expect(() => checkDatabase({ ...GOOD, collations: ['default', 'C.utf8'] })).toThrow(
    'This PostgreSQL lacks the collation und-x-icu. Use one that is built with ICU',
  )
})

test('a PostgreSQL without what searching needs is refused with a sentence that says how to get it', () => {
  expect(() => checkDatabase({ ...GOOD, extensions: ['plpgsql'] })).toThrow(
    'This PostgreSQL lacks pg_trgm. Install its contrib package',
  )
})

test('the database of these tests answers what it is, and passes', async () => {
  const client = await pool.connect()
  const facts = await readDatabaseFacts(client)
  client.release()
  expect(facts).toMatchObject({ encoding: 'UTF8', versionNumber: expect.any(Number) })
  expect(() => checkDatabase(facts)).not.toThrow()
})

import { Client } from 'pg'
import { startEmbeddedPostgres } from '#/db/embedded/start-embedded-postgres.ts'

// An app for tests to kill: starts the embedded database on the directory it is given, commits numbers one after the
// other for as long as it lives, and prints each one only when the database has acknowledged it.
const { connectionString } = await startEmbeddedPostgres({ dataDir: process.argv[2] ?? '' })
const client = new Client({ connectionString })
await client.connect()
await client.query('create table if not exists written (number integer primary key)')
for (let number = 1; ; number += 1) {
  await client.query('insert into written values ($1)', [number])
  process.stdout.write(`${number}\n`)
}

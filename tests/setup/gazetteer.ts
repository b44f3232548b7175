import { Client } from 'pg'
import { inject } from 'vitest'
import { loadGazetteer } from '#/platform/places/gazetteer/load-gazetteer.tasks.server.ts'
import { useTestDatabase, type TestDatabase } from './database.ts'
import { patientDatabase } from './patient-database.ts'
import {
  createDatabase,
  dropDatabase,
  endConnections,
  gazetteerOf,
  runStatement,
} from './template-database.ts'

/** The advisory lock of whoever makes the database that others copy. */
const MAKING = 20_261_128

/** Loads every town of the world into a database to be copied, unless another file has done so. */
async function provideGazetteer(server: string, template: string): Promise<void> {
  const [name, unfinished] = [gazetteerOf(template), `${gazetteerOf(template)}_unfinished`]
  const client = new Client({ connectionString: server })
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [MAKING])
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [name])
    if (rowCount) return
    await dropDatabase(server, unfinished)
    process.env.DATABASE_URL = await createDatabase(server, unfinished, template)
    const { closeDatabase } = await patientDatabase()
    await loadGazetteer()
    await closeDatabase()
    await endConnections(server, unfinished)
    await runStatement(server, `alter database "${unfinished}" rename to "${name}"`)
  } finally {
    await client.end()
  }
}

/**
 * A database of the calling test file alone, with the whole gazetteer in it. Loading that takes longer than all tests
 * about it: of all files of a run the first does it, and each has a copy.
 */
export async function useGazetteer(): Promise<TestDatabase> {
  const template = inject('templateDatabase')
  await provideGazetteer(inject('databaseServer'), template)
  return useTestDatabase(gazetteerOf(template))
}

import { randomUUID } from 'node:crypto'
import { Pool } from 'pg'
import { afterAll, inject } from 'vitest'
import { patientDatabase } from './patient-database.ts'
import { createDatabase, dropDatabase } from './template-database.ts'

export type TestDatabase = { connectionString: string; pool: Pool }

/**
 * A migrated database for the calling test file alone, empty unless another than the usual one is to be copied, and dropped
 * after its last test. The product's own `db()` works on it too. Called at the top of the file: a hook is too late to ask
 * for another hook.
 * @example
 * const { pool } = await useTestDatabase()
 */
export async function useTestDatabase(template = inject('templateDatabase')): Promise<TestDatabase> {
  const server = inject('databaseServer')
  const name = `flightpath_test_${randomUUID()}`
  const connectionString = await createDatabase(server, name, template)
  process.env.DATABASE_URL = connectionString
  const { closeDatabase } = await patientDatabase()
  const pool = new Pool({ connectionString, max: 5 })
  afterAll(async () => {
    await closeDatabase()
    await pool.end()
    await dropDatabase(server, name)
  })
  return { connectionString, pool }
}

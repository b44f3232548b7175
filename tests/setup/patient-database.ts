import type { Pool } from 'pg'
import { PATIENCE_MS } from './patience.ts'

/** What the product gives up after a few seconds a busy machine may need longer for: here it is waited for. */
export function waitPatiently(pool: Pool): void {
  Object.assign(pool.options, {
    connectionTimeoutMillis: PATIENCE_MS,
    statement_timeout: PATIENCE_MS,
    query_timeout: 2 * PATIENCE_MS,
  })
}

/**
 * The product's pool with the patience of tests. Every instance of the product's modules has a pool of its own: whoever
 * loads them anew, or runs them in a process beside, asks for it before anything else, and ends it with `closeDatabase`.
 */
export async function patientDatabase(): Promise<{ closeDatabase: () => Promise<void> }> {
  const { closeDatabase, connectionPool } = await import('#/db/client.server.ts')
  waitPatiently(connectionPool())
  return { closeDatabase }
}

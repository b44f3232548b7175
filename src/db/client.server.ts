import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import * as schema from './schema/index.ts'

export type Database = NodePgDatabase<typeof schema>
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0]
/** A query runs on the pool or inside somebody's transaction; inside one, always pass `tx` on. */
export type Connection = Database | Transaction

/** The longest that one statement of the product may take, in milliseconds. */
export const STATEMENT_MAX_MS = 5_000

let pool: pg.Pool | undefined
let database: Database | undefined

/**
 * The only place a connection opens. Waits at most 2 s for a free connection and cuts a statement after 5 s, so that
 * a slow database becomes an error and not a standstill. Reads `DATABASE_URL` when first called.
 */
export function connectionPool(): pg.Pool {
  if (!pool) {
    const connectionString = process.env.DATABASE_URL
    if (!connectionString) throw new Error('DATABASE_URL is not set and no embedded database was started')
    pool = new pg.Pool({
      connectionString,
      max: 10,
      connectionTimeoutMillis: 2_000,
      statement_timeout: STATEMENT_MAX_MS,
      // Compiling a plan takes longer than most of ours run, and what is told not to read whole tables looks costly.
      options: '-c jit=off',
      application_name: 'flightpath',
    })
    // A connection that breaks is replaced by the next query; without a listener it ends the process: the pool's own
    // for one that is idle, the connection's own for one in a transaction.
    pool.on('error', () => undefined)
    pool.on('connect', (client) => client.on('error', () => undefined))
  }
  return pool
}

/** The database, opened when first asked for. */
export function db(): Database {
  database ??= drizzle(connectionPool(), { schema })
  return database
}

/** A connection beside the pool, not yet open, for whoever listens for as long as the server runs. */
export function buildOwnConnection(applicationName: string): pg.Client {
  return new pg.Client({ connectionString: process.env.DATABASE_URL, application_name: applicationName })
}

/** Ends every connection; the next call of `db` opens new ones. */
export async function closeDatabase(): Promise<void> {
  const ending = pool
  pool = undefined
  database = undefined
  await ending?.end()
}

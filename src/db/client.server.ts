import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { env } from '#/platform/env/env.server.ts'
import { connectionOptions } from './connection-options.ts'
import * as schema from './schema/index.ts'
import { transactAlone, transactOn, type Database, type Transaction } from './transact.server.ts'

export type { Database, Transaction }
/** A query runs on the pool or inside somebody's transaction; inside one, always pass `tx` on. */
export type Connection = Database | Transaction

/** The longest that is waited for a connection of a pool, in milliseconds. */
const FREE_CONNECTION_MS = 2_000
/** The longest that a statement may take which only asks whether the database is there. */
const PROBE_MS = 2_000
/** The same for work that is long by nature, and waits for other servers that do the same. */
const LONG_STATEMENT_MS = 600_000

let pool: pg.Pool | undefined
let probes: pg.Pool | undefined
let database: Database | undefined

/** The longest that one statement of the product may take, in milliseconds. */
export const statementMaxMs = (): number => env().DATABASE_STATEMENT_SECONDS * 1_000

/** Read when first asked for: a trial's own database is set up after the start. */
function givenDatabase(): string {
  const connectionString = process.env.DATABASE_URL
  if (!connectionString) throw new Error('DATABASE_URL is not set and no embedded database was started')
  return connectionString
}

type PoolSize = { applicationName: string; max: number; statementMs: number }

function openPool({ applicationName, max, statementMs }: PoolSize): pg.Pool {
  const opened = new pg.Pool({
    ...connectionOptions({
      applicationName,
      connectionString: givenDatabase(),
      connectMs: FREE_CONNECTION_MS,
      statementMs,
    }),
    max,
    // Compiling a plan takes longer than most of ours run, and what is told not to read whole tables looks costly.
    options: '-c jit=off',
  })
  // A connection that breaks is replaced by the next query; without a listener it ends the process: the pool's own
  // for one that is idle, the connection's own for one in a transaction.
  opened.on('error', () => undefined)
  opened.on('connect', (client) => client.on('error', () => undefined))
  return opened
}

/**
 * The connections of the product. Waits at most 2 s for a free one and cuts a statement that takes too long, so that a
 * slow database becomes an error and not a standstill.
 */
export function connectionPool(): pg.Pool {
  const max = env().DATABASE_POOL_SIZE
  pool ??= openPool({ applicationName: 'flightpath', max, statementMs: statementMaxMs() })
  return pool
}

/** A connection beside those of the product: whoever asks by it whether the database is there need not wait for them. */
export function probeConnection(): pg.Pool {
  probes ??= openPool({ applicationName: 'flightpath readiness', max: 1, statementMs: PROBE_MS })
  return probes
}

/** The database, opened when first asked for. */
export function db(): Database {
  if (!database) {
    database = drizzle(connectionPool(), { schema })
    database.transaction = transactOn(connectionPool())
  }
  return database
}

/** A transaction whose statements may take minutes, on a connection of its own: it takes none of the product's. */
export function inLongTransaction<Result>(work: (tx: Transaction) => Promise<Result>): Promise<Result> {
  const options = { applicationName: 'flightpath long', connectionString: givenDatabase() }
  return transactAlone(new pg.Client(connectionOptions({ ...options, statementMs: LONG_STATEMENT_MS })), work)
}

/** A connection beside the pool, not yet open, for whoever listens for as long as the server runs. */
export function buildOwnConnection(applicationName: string): pg.Client {
  return new pg.Client(connectionOptions({ applicationName, connectionString: givenDatabase() }))
}

/** Ends every connection; the next call of `db` opens new ones. */
export async function closeDatabase(): Promise<void> {
  const ending = [pool, probes].flatMap((it) => it ?? [])
  pool = undefined
  probes = undefined
  database = undefined
  await Promise.all(ending.map((it) => it.end()))
}

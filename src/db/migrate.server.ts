import { createRequire } from 'node:module'
import { dirname } from 'node:path'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import pg from 'pg'
import { WHOLE_LOCKS } from './advisory-locks.server.ts'
import { checkDatabase, readDatabaseFacts } from './check-database.server.ts'
import { checkSessions } from './check-sessions.server.ts'
import { statementMaxMs } from './client.server.ts'
import { connectionOptions } from './connection-options.ts'
import { endConnection } from './end-connection.ts'
import journal from './migrations/meta/_journal.json' with { type: 'json' }

const LOCK_NOT_AVAILABLE = '55P03'
/** The longest that a database may take for a question about itself, in milliseconds. */
const QUESTION_MS = 10_000

/**
 * How long a migration waits for a table, in milliseconds. Whoever asks for the table meanwhile waits behind it; the
 * product's own statements are cut before that, so what holds it for longer is something else.
 */
export const tableWaitMaxMs = (): number => statementMaxMs() + 1_000

/** Says for the operator why a migration gave up; any other fault stays as it is. */
function explainMigrationFault(fault: unknown, tableWaitMs: number): unknown {
  for (let cause = fault; cause instanceof Error; cause = cause.cause) {
    if (!('code' in cause) || cause.code !== LOCK_NOT_AVAILABLE) continue
    return new Error(
      `Another program held a table of this database for longer than ${tableWaitMs / 1_000} seconds, so its tables could not be changed. Nothing was changed. Stop what uses the database (an older Flightpath, a backup, an open console) and start again.`,
      { cause: fault },
    )
  }
  return fault
}

/**
 * Applies what is missing in one transaction, and gives up when a table is not to be had. The lock belongs to that
 * transaction: it goes with it, also where the connection goes on to somebody else. The migrator's own `begin` finds the
 * transaction begun, and its `commit` ends it.
 */
async function applyMigrations(client: pg.Client, tableWaitMs: number): Promise<void> {
  const list = createRequire(import.meta.url).resolve('#/db/migrations/meta/_journal.json')
  const migrationsFolder = dirname(dirname(list))
  await client.query('begin')
  await client.query('select pg_advisory_xact_lock($1)', [WHOLE_LOCKS.migration])
  // The wait for another server's migration is over by now: that one may take its time.
  await client.query(`set local lock_timeout = ${tableWaitMs}`)
  try {
    await migrate(drizzle(client), { migrationsFolder })
  } catch (fault) {
    throw explainMigrationFault(fault, tableWaitMs)
  }
}

/** Opens a connection for one piece of work and closes it. */
async function onConnection(options: pg.ClientConfig, work: (client: pg.Client) => Promise<void>) {
  const client = new pg.Client(options)
  // What breaks fails the statement under way; without a listener it would end the process too.
  client.on('error', () => undefined)
  await client.connect()
  try {
    await work(client)
  } finally {
    await endConnection(client)
  }
}

/**
 * Brings the schema up to date. Several servers may start together: an advisory lock lets one migrate while the others
 * wait and then find nothing to do. Throws a sentence for the operator on a database that the product cannot work on,
 * before it touches anything, and when something else holds a table that has to change for longer than `tableWaitMs`
 * (0 would be for ever).
 */
export async function migrateDatabase(
  connectionString: string,
  { tableWaitMs = tableWaitMaxMs() } = {},
): Promise<void> {
  const start = { applicationName: 'flightpath start', connectionString }
  const questions = connectionOptions({ ...start, statementMs: QUESTION_MS })
  await onConnection(questions, async (asking) => {
    checkDatabase(await readDatabaseFacts(asking))
    await onConnection(questions, (other) => checkSessions(asking, other))
  })
  await onConnection(connectionOptions(start), (client) => applyMigrations(client, tableWaitMs))
}

/** Whether the newest migration this program knows has been applied. */
export async function isMigrated(pool: pg.Pool): Promise<boolean> {
  const newest = Math.max(...journal.entries.map((entry) => entry.when))
  const applied = await pool.query<{ newest: string | null }>(
    'select max(created_at) as newest from drizzle.__drizzle_migrations',
  )
  return Number(applied.rows[0]?.newest ?? 0) >= newest
}

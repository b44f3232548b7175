import type { ClientConfig } from 'pg'

type Wanted = {
  /** What PostgreSQL lists the connection as. */
  applicationName: string
  connectionString: string | undefined
  /** How long opening it may take, in milliseconds. */
  connectMs?: number
  /** The longest that one statement may take, in milliseconds; without it none is cut. */
  statementMs?: number
}

const CONNECT_MS = 10_000
/** How much later than PostgreSQL we give a statement up ourselves: what is not answered by then has nobody behind it. */
const ANSWER_GRACE_MS = 2_000
/** After so long without a word the kernel asks whether the other end is still there. */
const KEEP_ALIVE_MS = 10_000

/**
 * How every connection of ours is opened. PostgreSQL cuts a statement that takes too long; a connection whose other end
 * has vanished cannot tell that, so the same limit stands on our side too, a little later.
 */
export function connectionOptions(wanted: Wanted): ClientConfig {
  const { applicationName, connectionString, connectMs = CONNECT_MS, statementMs } = wanted
  return {
    connectionString,
    application_name: applicationName,
    connectionTimeoutMillis: connectMs,
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE_MS,
    ...(statementMs && { statement_timeout: statementMs, query_timeout: statementMs + ANSWER_GRACE_MS }),
  }
}

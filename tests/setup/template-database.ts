import { Client } from 'pg'

/** The same server, another database. */
export function withDatabase(connectionString: string, database: string): string {
  const url = new URL(connectionString)
  url.pathname = `/${database}`
  return url.href
}

/** The name of the copy of a template that has the whole gazetteer in it. It is there once a test file asked for it. */
export const gazetteerOf = (template: string) => `${template}_towns`

/** Runs one statement on its own connection: databases cannot be made or dropped inside a transaction. */
export async function runStatement(
  connectionString: string,
  statement: string,
  values: readonly string[] = [],
): Promise<void> {
  const client = new Client({ connectionString, connectionTimeoutMillis: 10_000, query_timeout: 30_000 })
  await client.connect()
  try {
    await client.query(statement, [...values])
  } finally {
    await client.end()
  }
}

/** Makes an empty database on the server; `template` copies that one instead. */
export async function createDatabase(server: string, name: string, template = 'template0'): Promise<string> {
  // Copying files is much quicker than writing them through the log, and so is dropping what was copied.
  await runStatement(server, `create database "${name}" template "${template}" strategy file_copy`)
  return withDatabase(server, name)
}

/** Ends whoever is still connected to a database that is to be copied or renamed: a pool says that it ended before its connections did. */
export const endConnections = (server: string, name: string): Promise<void> =>
  runStatement(server, 'select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [name])

/**
 * Drops a database. A pool says that it ended before its connections did: PostgreSQL waits for these five seconds, and
 * only then is ended whoever is still connected.
 */
export async function dropDatabase(server: string, name: string): Promise<void> {
  const drop = `drop database if exists "${name}"`
  await runStatement(server, drop).catch(() => runStatement(server, `${drop} with (force)`))
}

import { fileURLToPath } from 'node:url'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import pg from 'pg'
import journal from './migrations/meta/_journal.json' with { type: 'json' }

/** Any number that no other program on the server is likely to lock on. */
const MIGRATION_LOCK = 7_264_118_203
const OLDEST_MAJOR_VERSION = 15
const REQUIRED_EXTENSIONS = ['pg_trgm']

/** Throws a sentence for the operator when the server is older than PostgreSQL 15. */
export function checkServerVersion(serverVersionNumber: number): void {
  const major = Math.floor(serverVersionNumber / 10_000)
  if (major < OLDEST_MAJOR_VERSION) {
    throw new Error(
      `This database is PostgreSQL ${major}. Flightpath needs PostgreSQL ${OLDEST_MAJOR_VERSION} or newer.`,
    )
  }
}

/** Throws a sentence for the operator when the server cannot give us an extension that searching needs. */
export function checkExtensions(available: readonly string[]): void {
  const missing = REQUIRED_EXTENSIONS.filter((name) => !available.includes(name))
  if (missing.length === 0) return
  throw new Error(
    `This PostgreSQL lacks ${missing.join(', ')}. Install its contrib package (Debian: postgresql-contrib) and start again.`,
  )
}

/**
 * Brings the schema up to date. Several servers may start together: an advisory lock lets one migrate while the others
 * wait and then find nothing to do. Throws on a server that is too old or lacks an extension before it touches anything.
 */
export async function migrateDatabase(connectionString: string): Promise<void> {
  const client = new pg.Client({ connectionString })
  await client.connect()
  try {
    const version = await client.query<{ server_version_num: string }>('show server_version_num')
    checkServerVersion(Number(version.rows[0]?.server_version_num))
    const extensions = await client.query<{ name: string }>('select name from pg_available_extensions')
    checkExtensions(extensions.rows.map(({ name }) => name))
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK])
    const migrationsFolder = fileURLToPath(new URL('./migrations', import.meta.url))
    await migrate(drizzle(client), { migrationsFolder })
  } finally {
    await client.end()
  }
}

/** Whether the newest migration this program knows has been applied. */
export async function isMigrated(pool: pg.Pool): Promise<boolean> {
  const newest = Math.max(...journal.entries.map((entry) => entry.when))
  const applied = await pool.query<{ newest: string | null }>(
    'select max(created_at) as newest from drizzle.__drizzle_migrations',
  )
  return Number(applied.rows[0]?.newest ?? 0) >= newest
}

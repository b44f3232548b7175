import type pg from 'pg'

const OLDEST_MAJOR_VERSION = 15
/** The letter case and the word limits of searching, whatever the language of the database; see `fold_text`. */
const REQUIRED_COLLATION = 'und-x-icu'
const REQUIRED_EXTENSIONS = ['pg_trgm']

export type DatabaseFacts = {
  /** As PostgreSQL counts: 150004 is 15.4. */
  versionNumber: number
  encoding: string
  collations: readonly string[]
  /** Those that could be created. */
  extensions: readonly string[]
}

/** Throws a sentence for the operator when the product cannot work on a database, before anything is written there. */
export function checkDatabase({ versionNumber, encoding, collations, extensions }: DatabaseFacts): void {
  const major = Math.floor(versionNumber / 10_000)
  if (major < OLDEST_MAJOR_VERSION) {
    throw new Error(
      `This database is PostgreSQL ${major}. Flightpath needs PostgreSQL ${OLDEST_MAJOR_VERSION} or newer.`,
    )
  }
  if (encoding !== 'UTF8') {
    throw new Error(
      `This database is encoded in ${encoding}. Flightpath needs one made with: create database … encoding 'UTF8' template template0.`,
    )
  }
  if (!collations.includes(REQUIRED_COLLATION)) {
    throw new Error(
      `This PostgreSQL lacks the collation ${REQUIRED_COLLATION}. Use one that is built with ICU, as Debian's and the official images are.`,
    )
  }
  const missing = REQUIRED_EXTENSIONS.filter((name) => !extensions.includes(name))
  if (missing.length === 0) return
  throw new Error(
    `This PostgreSQL lacks ${missing.join(', ')}. Install its contrib package (Debian: postgresql-contrib) and start again.`,
  )
}

/** What `checkDatabase` asks about, as the connected database answers it. */
export async function readDatabaseFacts(client: pg.Client): Promise<DatabaseFacts> {
  const { rows } = await client.query<DatabaseFacts>(
    `select current_setting('server_version_num')::int as "versionNumber", current_setting('server_encoding') as encoding,
      array(select collname::text from pg_collation where collencoding in (-1, pg_char_to_encoding('UTF8'))) as collations,
      array(select name::text from pg_available_extensions) as extensions`,
  )
  if (!rows[0]) throw new Error('A database must answer what it is')
  return rows[0]
}

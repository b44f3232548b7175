import { sql } from 'drizzle-orm'
import { db } from '#/db/client.server.ts'

/** How many rows of a table hold a key, and how many there are, as PostgreSQL's own statistics know it. */
export type KeyFrequencies = { rowsWith: (key: number) => number; size: number }

type Table = 'job_meaning' | 'profile_meaning'

/** As long as this is believed; the statistics themselves move when the table has changed by a tenth. */
const BELIEVED_MS = 60_000

const known = new Map<Table, { at: number; frequencies: Promise<KeyFrequencies> }>()

async function readFrequencies(table: Table): Promise<KeyFrequencies> {
  const { rows } = await db().execute<{ keys: number[] | null; shares: number[] | null; size: number }>(sql`
    select most_common_elems::text::int[] as keys, most_common_elem_freqs as shares,
      greatest((select reltuples from pg_class where oid = ${table}::regclass), 0)::float8 as size
    from (select) as always left join pg_stats
      on schemaname = current_schema() and tablename = ${table} and attname = 'keys'`)
  const { keys, shares, size } = rows[0] ?? { keys: null, shares: null, size: 0 }
  const share = new Map((keys ?? []).map((key, nth) => [key, shares?.[nth] ?? 0]))
  // Of what is not among the commonest it is known that it is rarer than they are.
  const rarest = Math.min(...share.values(), 1)
  const unknown = keys === null ? 0 : (rarest * size) / 8
  return { size, rowsWith: (key) => (share.has(key) ? (share.get(key) ?? 0) * size : unknown) }
}

/** The frequencies of a table's keys, read once a minute. Reads the statistics of one column. */
export function keyFrequencies(table: Table): Promise<KeyFrequencies> {
  const old = known.get(table)
  if (old && performance.now() - old.at < BELIEVED_MS) return old.frequencies
  const frequencies = readFrequencies(table)
  frequencies.catch(() => known.delete(table))
  known.set(table, { at: performance.now(), frequencies })
  return frequencies
}

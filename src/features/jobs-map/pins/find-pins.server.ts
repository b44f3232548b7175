import { sql, type SQL } from 'drizzle-orm'
import { db } from '#/db/client.server.ts'
import { searchableJob } from '#/db/schema/index.ts'
import { encodePins } from './encode-pins.ts'
import { DEGREE_UNITS, PINS_MAX } from './pins.ts'

/** Of a million jobs the database writes the columns in a few seconds; more than this the server does not hold. */
export const SERVER_PINS_MAX = 2_000_000

/** Which jobs are meant, and in which order: conditions on a searchable job. */
export type JobSearch = { where: SQL; newestFirst: SQL }

type Row = { found: number; numbers: Buffer; lngs: Buffer; lats: Buffer; beside: Buffer }

const NOTHING = new Uint8Array(0)

/**
 * A column of `Pins`, written by the database: a hundred thousand rows never become objects here. It keeps the order of
 * the rows it reads, which a limit holds together: they are never shared out among workers. Sorting them once more for
 * each column takes as long as all the rest.
 */
function column(value: string, isPlaced: 'placed' | 'not placed'): SQL {
  return sql.raw(`coalesce(string_agg(int4send(${value}), ''::bytea) filter (where ${isPlaced}), ''::bytea)`)
}

/**
 * The pins of a search, encoded. Not for more than `jobsMax` jobs: then only that there are too many.
 * A job's number must fit 31 bits, which two thousand million jobs do.
 */
export async function findPins(
  { where, newestFirst }: JobSearch,
  jobsMax: number = PINS_MAX,
): Promise<Uint8Array> {
  const { rows } = await db().execute<Row>(sql`
    select count(*)::int as found, ${column('number', 'placed')} as numbers,
      ${column('lng', 'placed')} as lngs, ${column('lat', 'placed')} as lats,
      ${column('number', 'not placed')} as beside
    from (
      select ${searchableJob.number}::int4 as number, ${searchableJob.lat} is not null as placed,
        round(${searchableJob.lng} * ${DEGREE_UNITS}::int)::int4 as lng,
        round(${searchableJob.lat} * ${DEGREE_UNITS}::int)::int4 as lat
      from ${searchableJob} where ${where} order by ${newestFirst} limit ${jobsMax + 1}
    ) as found_jobs`)
  const [row] = rows
  if (!row || row.found > jobsMax) {
    return encodePins('too-many', { numbers: NOTHING, lngs: NOTHING, lats: NOTHING, beside: NOTHING })
  }
  return encodePins('all', row)
}

import { eq, sql, type SQL } from 'drizzle-orm'
import { db } from '#/db/client.server.ts'
import { job, organization } from '#/db/schema/index.ts'
import { encodePins } from './encode-pins.ts'
import { DEGREE_UNITS, PINS_MAX } from './pins.ts'

/** Of a million jobs the database writes the columns in a few seconds; more than this the server does not hold. */
export const SERVER_PINS_MAX = 2_000_000

/** Which jobs are meant, and in which order: conditions on a job joined with its organisation. */
export type JobSearch = { where: SQL; newestFirst: SQL }

type Row = { found: number; numbers: Buffer; lngs: Buffer; lats: Buffer; beside: Buffer }

const NOTHING = new Uint8Array(0)

/** Has a point on Earth and is done there; a remote job is not looked for at its company's desk. */
const IS_PLACED = sql`coalesce(${job.workLocation} <> 'Remote' and ${job.lat} between -90 and 90
  and ${job.lng} between -180 and 180, false)`

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
      select ${job.number}::int4 as number,
        ${IS_PLACED} as placed,
        case when ${IS_PLACED} then round(${job.lng} * ${DEGREE_UNITS}::int)::int4 end as lng,
        case when ${IS_PLACED} then round(${job.lat} * ${DEGREE_UNITS}::int)::int4 end as lat
      from ${job} inner join ${organization} on ${eq(organization.id, job.organizationId)}
      where ${where} order by ${newestFirst} limit ${jobsMax + 1}
    ) as found_jobs`)
  const [row] = rows
  if (!row || row.found > jobsMax) {
    return encodePins('too-many', { numbers: NOTHING, lngs: NOTHING, lats: NOTHING, beside: NOTHING })
  }
  return encodePins('all', row)
}

import { getTableColumns, sql } from 'drizzle-orm'
import { db } from '#/db/client.server.ts'
import { job } from '#/db/schema/index.ts'

/** A statement of the product may take five seconds, on a busy machine too. */
const AT_ONCE = 500

const { id: _id, number: _number, ...copied } = getTableColumns(job)
const COPIED = sql.join(
  Object.values(copied).map(({ name }) => sql.identifier(name)),
  sql`, `,
)

/**
 * Writes so many copies of a job, within the database: in half the time that rows take which are sent there. Their ids are
 * its own with '-1', '-2' and so on behind it.
 */
export async function copyJob(id: string, count: number): Promise<void> {
  for (let from = 1; from <= count; from += AT_ONCE) {
    const last = Math.min(count, from + AT_ONCE - 1)
    await db().execute(sql`insert into ${job} (id, ${COPIED}) select id || '-' || nth, ${COPIED}
      from ${job}, generate_series(${from}::int, ${last}::int) as nth where id = ${id}`)
  }
}

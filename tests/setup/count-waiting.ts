import { sql } from 'drizzle-orm'
import { db } from '#/db/client.server.ts'

/** How many connections to this database wait for a row or a lock that another one holds. */
export async function countWaiting(): Promise<number> {
  const { rows } = await db().execute(sql`select from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`)
  return rows.length
}

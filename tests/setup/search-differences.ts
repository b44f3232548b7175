import { sql } from 'drizzle-orm'
import { db } from '#/db/client.server.ts'

/** What is searched and should not be, or should be and is not. */
export async function searchDifferences(): Promise<unknown[]> {
  const { rows } = await db().execute(sql`
    (select 'too much', * from searchable_job except all select 'too much', * from searchable_form)
    union all (select 'missing', * from searchable_form except all select 'missing', * from searchable_job)`)
  return rows
}

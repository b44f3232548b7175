import { sql, type SQL, type SQLWrapper } from 'drizzle-orm'
import type { Connection } from '#/db/client.server.ts'
import { job, organization, profile, user } from '#/db/schema/index.ts'
import { FILES_PATH } from '#/domain/media/storage-url.ts'
import { storageBase } from './storage.server.ts'

/** Every address of a file that a row shows. Whatever may show one belongs here, else its file is swept. */
const SHOWN = sql`(
  select ${user.image} as address from ${user}
  union all select ${profile.profileVideo} from ${profile}
  union all select ${organization.logo} from ${organization}
  union all select ${organization.video} from ${organization}
  union all select ${job.video} from ${job}
) as shown`

/**
 * Whether no row shows the file of a name as in the storage, however its address is written. Reads the tables, once for
 * all names of a query: an address is compared as it stands, so that the database can hash them.
 */
export function isShownNowhere(name: SQLWrapper): SQL {
  const unlessAt = (base: string) =>
    sql`not exists (select from ${SHOWN} where shown.address = ${base}::text || ${name})`
  return sql`(${unlessAt(FILES_PATH)} and ${unlessAt(storageBase())})`
}

/**
 * Those of some names that no row shows at this moment. Asked again by whoever has locked their rows in `upload`, in a
 * statement of its own: the one that locked them may have waited, and saw what was there before.
 */
export async function withoutShown(connection: Connection, names: readonly string[]): Promise<string[]> {
  const { rows } = await connection.execute<{ name: string }>(
    sql`select name from json_array_elements_text(${JSON.stringify(names)}) as given (name)
      where ${isShownNowhere(sql`given.name`)}`,
  )
  return rows.map(({ name }) => name)
}

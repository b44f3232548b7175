import { inArray } from 'drizzle-orm'
import type { Connection } from '#/db/client.server.ts'
import { user } from '#/db/schema/index.ts'
import { DEMO_ACCOUNTS, type DemoAccount } from './cast.ts'

/** The demo accounts that are there: a database that was in use before the trial has none. Primary key. */
export async function listDemoAccounts(connection: Connection): Promise<DemoAccount[]> {
  const ids = DEMO_ACCOUNTS.map(({ id }) => id)
  const found = await connection
    .select({ id: user.id, email: user.email })
    .from(user)
    .where(inArray(user.id, ids))
  return DEMO_ACCOUNTS.filter(({ id, email }) => found.some((row) => row.id === id && row.email === email))
}

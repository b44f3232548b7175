import { gt, sql } from 'drizzle-orm'
import { db } from '#/db/client.server.ts'
import { platformTotal } from '#/db/schema/index.ts'
import { keepTotals } from './platform-totals.server.ts'

/** Counts that are younger are left as they are, however many servers ask. */
const RECENT = sql`now() - interval '10 minutes'`

/** Counts the whole platform for the admins' dashboard, every ten minutes. */
export async function countPlatform(): Promise<void> {
  if ((await db().$count(platformTotal, gt(platformTotal.countedAt, RECENT))) === 0) await keepTotals()
}

import { sql } from 'drizzle-orm'
import type { Transaction } from './client.server.ts'

/** Work that one server does at a time, each by any number that no other program on the database is likely to lock on. */
export const WHOLE_LOCKS = {
  migration: 7_264_118_203,
  seed: 7_264_118_204,
  import: 7_264_118_205,
  meaning: 7_264_118_206,
  gazetteer: 7_261_101,
} as const

/** Work that one transaction does at a time for one thing, by how the name of that lock begins. */
export const NAMED_LOCKS = {
  like: 'like',
  beginJob: 'begin-job',
  suspension: 'suspension',
  contact: 'contact',
} as const

/** Waits until nobody else does this work, and holds it until the transaction ends. */
export async function lockWhole(tx: Transaction, work: keyof typeof WHOLE_LOCKS): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${WHOLE_LOCKS[work]})`)
}

/** The same for one thing: two people's first drafts do not wait for each other. */
export async function lockNamed(
  tx: Transaction,
  work: keyof typeof NAMED_LOCKS,
  name: string,
): Promise<void> {
  const key = `${NAMED_LOCKS[work]} ${name}`
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`)
}

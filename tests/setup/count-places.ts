import { sql } from 'drizzle-orm'
import { expect } from 'vitest'
import { db } from '#/db/client.server.ts'
import { eventually } from './eventually.ts'

/** The connections of the product. */
export const PLACES = 10

/** How many transactions run at once: each of them waits until all have begun, so that none takes another's place. */
export async function countPlaces(): Promise<number> {
  const { promise: allHaveBegun, resolve } = Promise.withResolvers<void>()
  const pids = new Set<number | undefined>()
  const one = () =>
    db().transaction(async (tx) => {
      const { rows } = await tx.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`)
      if (pids.add(rows[0]?.pid).size === PLACES) resolve()
      await allHaveBegun
    })
  // One that cannot begin keeps nobody waiting.
  await Promise.all(Array.from({ length: PLACES }, () => one().finally(resolve)))
  return pids.size
}

/** Waits until every place is there: the first transactions may still be given a connection that has ended. */
export const findTenPlaces = () => eventually(async () => expect(await countPlaces()).toBe(PLACES))

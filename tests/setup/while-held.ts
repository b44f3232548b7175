import type pg from 'pg'
import { expect } from 'vitest'
import { countWaiting } from './count-waiting.ts'

/** A row that a third holds: 'select from member where id = $1', and the id. */
type Held = { row: string; id: string }

/**
 * What became of several who begin one after the other while a third holds a row that each comes to, each once the one
 * before waits. Whoever is told of a deadlock is told so within a second.
 */
export async function whileHeld(
  pool: pg.Pool,
  { row, id }: Held,
  works: readonly (() => Promise<unknown>)[],
): Promise<PromiseSettledResult<unknown>[]> {
  const gate = await pool.connect()
  await gate.query('begin')
  await gate.query(`${row} for update`, [id])
  const ends: Promise<PromiseSettledResult<unknown>[]>[] = []
  for (const work of works) {
    ends.push(Promise.allSettled([work()]))
    await expect.poll(countWaiting).toBe(ends.length)
  }
  await gate.query('commit')
  gate.release()
  return (await Promise.all(ends)).flat()
}

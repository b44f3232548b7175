import { randomUUID } from 'node:crypto'
import { eq, inArray, sql } from 'drizzle-orm'
import { AppError } from '#/domain/app-error.ts'
import { db, type Connection } from '#/db/client.server.ts'
import { rateLimit } from '#/db/schema/index.ts'
import { env, isTrial } from '#/platform/env/env.server.ts'
import { countedNetworks } from '#/platform/http/counted-address.ts'

/** No window is longer, in seconds: a day. */
export const LONGEST_WINDOW_S = 86_400

/** `key` names what is limited and for whom: 'contact:203.0.113.7'. `max` uses in any window of `windowSeconds`, a day at most. */
export type Limit = { key: string; max: number; windowSeconds: number }

export type LimitAnswer = {
  allowed: boolean
  retryAfterSeconds: number
  /** How many uses are allowed, with the trial's factor. */
  max: number
}

/** Raises a count by one; a window opens with its first use. Reads along the unique key of `rate_limit`. */
async function raise(connection: Connection, { key, windowSeconds }: Omit<Limit, 'max'>) {
  if (windowSeconds > LONGEST_WINDOW_S) throw new Error(`${key} counts for longer than a day`)
  const nowMs = Date.now()
  const openedAfter = nowMs - windowSeconds * 1_000
  const isOver = sql`${rateLimit.lastRequest} <= ${openedAfter}`
  const [row] = await connection
    .insert(rateLimit)
    .values({ id: randomUUID(), key, count: 1, lastRequest: nowMs, windowSeconds })
    .onConflictDoUpdate({
      target: rateLimit.key,
      set: {
        count: sql`case when ${isOver} then 1 else ${rateLimit.count} + 1 end`,
        lastRequest: sql`case when ${isOver} then ${nowMs} else ${rateLimit.lastRequest} end`,
        windowSeconds,
      },
    })
    .returning({ count: rateLimit.count, openedAtMs: rateLimit.lastRequest })
  if (!row) throw new Error('A counted use must answer its count')
  return { count: row.count, leftMs: row.openedAtMs - openedAfter }
}

/**
 * Counts one use and tells whether it is still allowed. The count lives in the database, so that every server sees the
 * same, and one statement reads and raises it, so that two requests at once cannot both be the last. Trial mode
 * multiplies `max` by `RATE_LIMIT_FACTOR`.
 */
export async function countUse(connection: Connection, limit: Limit): Promise<LimitAnswer> {
  const { count, leftMs } = await raise(connection, limit)
  const maxHere = limit.max * (isTrial() ? env().RATE_LIMIT_FACTOR : 1)
  const retryAfterSeconds = Math.max(1, Math.ceil(leftMs / 1_000))
  return { allowed: count <= maxHere, retryAfterSeconds, max: maxHere }
}

/**
 * Counts one use under each limit in their order, and ends at the first that is used up: what is refused under a narrow
 * limit does not use up a wider one that others share. Answers the last that was counted.
 */
export async function countUses(connection: Connection, limits: readonly Limit[]): Promise<LimitAnswer> {
  let answer: LimitAnswer = { allowed: true, retryAfterSeconds: 1, max: 0 }
  for (const limit of limits) {
    answer = await countUse(connection, limit)
    if (!answer.allowed) break
  }
  return answer
}

type NetworkLimit = Omit<Limit, 'key'> & { keyOf: (network: string) => string }

/** A limit for a caller's counted address, and those of the networks around it with their larger allowances. */
export function networkLimits(address: string, { keyOf, max, windowSeconds }: NetworkLimit): Limit[] {
  return countedNetworks(address).map(({ network, share }) => ({
    key: keyOf(network),
    max: max * share,
    windowSeconds,
  }))
}

/**
 * Claims what may be had once in `windowSeconds`, and tells whether nobody had it before. Of several at the same moment
 * one gets it, and the trial's factor changes nothing about that.
 */
export async function claimOnce(connection: Connection, claim: Omit<Limit, 'max'>): Promise<boolean> {
  return (await raise(connection, claim)).count === 1
}

/** The refusal of a use that was one too many; it says when to come back. */
export function rateLimitedError({ retryAfterSeconds }: Pick<LimitAnswer, 'retryAfterSeconds'>): AppError {
  return new AppError('RATE_LIMITED', 'error.tooManyRequests', { retryAfterSeconds })
}

/** Forgets what was counted under a key: after a success, earlier failures no longer matter. */
export async function forgetUses(connection: Connection, key: string): Promise<void> {
  await connection.delete(rateLimit).where(eq(rateLimit.key, key))
}

/** Forgets what was counted under all keys that begin like this. Reads the table. */
export async function forgetUsesBeginning(connection: Connection, start: string): Promise<void> {
  await connection.delete(rateLimit).where(sql`starts_with(${rateLimit.key}, ${start})`)
}

/**
 * Forgets counts whose window is over, at most `max` of them, and tells how many. A count that is being raised is left
 * for the next time, so that nobody waits for it. Reads the table.
 */
export async function forgetPassedWindows(max: number): Promise<number> {
  const isOver = sql`${rateLimit.lastRequest} + ${rateLimit.windowSeconds} * 1000::bigint <= ${Date.now()}`
  const passed = db().select({ id: rateLimit.id }).from(rateLimit).where(isOver).limit(max)
  const { rowCount } = await db()
    .delete(rateLimit)
    .where(inArray(rateLimit.id, passed.for('update', { skipLocked: true })))
  return rowCount ?? 0
}

import { AppError } from '#/domain/app-error.ts'
import { db, type Connection } from '#/db/client.server.ts'
import { countUse, LONGEST_WINDOW_S } from './rate-limit.server.ts'

/** What one person may make in a day: more than honest work needs, and too little to fill a database with. */
export const DAILY_QUOTAS = {
  ...{ job: 50, title: 50, status: 200 },
  ...{ organization: 5, company: 200, name: 10, invitation: 50 },
  approach: 50,
} as const

/**
 * Counts one thing that a person makes and throws rate-limited, with what and how many in words, when it is one too
 * many. In a transaction it counts what is committed. Trial mode multiplies the quota by `RATE_LIMIT_FACTOR`.
 */
export async function countMade(
  userId: string,
  what: keyof typeof DAILY_QUOTAS,
  connection: Connection = db(),
): Promise<void> {
  const limit = { key: `made:${what}:${userId}`, max: DAILY_QUOTAS[what], windowSeconds: LONGEST_WINDOW_S }
  const { allowed, retryAfterSeconds, max } = await countUse(connection, limit)
  if (allowed) return
  throw new AppError('RATE_LIMITED', `error.dailyQuota.${what}`, { retryAfterSeconds, values: { max } })
}

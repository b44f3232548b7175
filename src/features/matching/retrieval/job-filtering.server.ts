import { sql, type SQL } from 'drizzle-orm'
import { searchableJob } from '#/db/schema/index.ts'
import { expectedJobs } from '#/platform/job-search/find-jobs.server.ts'

/**
 * Up to how many jobs that are expected to meet the filters are all weighed, up to how many are listed once, and how many
 * times as many jobs are looked at then and where each has to be asked.
 */
const LIMITS = { weighed: 5_000, listed: 15_000, listedTimes: 6, askedTimes: 3 }

/** How filters are asked. */
export type Filtering = {
  /** How many times as many jobs are looked at. */
  times: number
  /** All that meet them, to be weighed, where these are few. */
  all: SQL | null
  /** A subquery called `listed` that `meets` needs, with its comma. */
  listed: SQL
  meets: (number: SQL) => SQL
}

/** Whether one job meets the conditions. By the index of numbers. */
export const meetsAll = (conditions: readonly SQL[], number: SQL): SQL =>
  conditions.length === 0
    ? sql`true`
    : sql`(select ${sql.join([...conditions], sql` and `)} from ${searchableJob} where ${searchableJob.number} = ${number})`

/** Chooses by how many of so many jobs the planner expects to meet the conditions. */
export async function filteringOf(conditions: readonly SQL[], size: number): Promise<Filtering> {
  const asked = { all: null, listed: sql``, meets: (number: SQL) => meetsAll(conditions, number) }
  if (conditions.length === 0) return { ...asked, times: 1 }
  const expected = await expectedJobs(conditions)
  const times = Math.max(1, size / Math.max(1, expected))
  if (expected > LIMITS.listed) return { ...asked, times: Math.min(LIMITS.askedTimes, times) }
  const where = sql.join([...conditions], sql` and `)
  // By the index searchable_job_words, where that is less than reading all.
  const rows = sql`(select number from ${searchableJob} where ${where} limit ${2 * LIMITS.listed}::int)`
  return {
    times: Math.min(LIMITS.listedTimes, times),
    all: expected <= LIMITS.weighed ? sql`(select number from listed limit ${LIMITS.weighed}::int)` : null,
    listed: sql`listed as materialized ${rows}, `,
    meets: (number) => sql`${number} in (select number from listed)`,
  }
}

import { sql, type SQL } from 'drizzle-orm'
import { db } from '#/db/client.server.ts'
import { searchableJob } from '#/db/schema/index.ts'
import {
  JOB_FILTER_KEYS,
  toJobCriteria,
  type JobFilterKey,
  type JobFilters,
} from '#/domain/job/job-filters.ts'
import type { Currency } from '#/domain/money/currency.ts'
import { COUNTED_MAX } from '#/platform/job-search/find-jobs.server.ts'
import { allOf, jobConditions } from '#/platform/job-search/job-conditions.server.ts'
import type { FilterRelief, JobCount } from './published-jobs.view.ts'

/** Jobs that meet the conditions, one more than is counted, in whatever order they are found first. */
function counted(conditions: readonly SQL[]): SQL {
  return sql`(select from ${searchableJob} where ${allOf(conditions)} limit ${COUNTED_MAX + 1})`
}

/** A number of jobs as it is shown: exact up to a thousand; null is more than anybody counts. */
export function toJobCount(found: number | null): JobCount {
  if (found === null) return { value: COUNTED_MAX, capped: true }
  return { value: Math.min(found, COUNTED_MAX), capped: found > COUNTED_MAX }
}

/** How many jobs meet the conditions, up to one more than is counted: a column of another question. */
export function countOf(conditions: readonly SQL[]): SQL<number> {
  return sql<number>`(select count(*)::int from ${counted(conditions)} as found_jobs)`
}

function without(filters: JobFilters, key: JobFilterKey): JobFilters {
  return { ...filters, [key]: undefined }
}

/**
 * For a search that found nothing: what each of its filters costs. One query; filters whose removal does not help
 * are left out, and so is everything when only one filter was set, because then "clear all" says the same. `searched` is
 * what `readSearch` makes of the search.
 */
export async function listReliefs(
  filters: JobFilters,
  currency: Currency,
  searched: readonly SQL[],
): Promise<FilterRelief[]> {
  const active = JOB_FILTER_KEYS.filter((key) => filters[key])
  if (active.length < 2) return []
  const counts = active.map((key) => {
    const criteria = toJobCriteria(without(filters, key))
    const conditions = jobConditions(criteria, currency, key === 'search' ? [] : searched)
    return sql`(select count(*)::int from ${counted(conditions)} as relieved) as ${sql.identifier(key)}`
  })
  const { rows } = await db().execute<Record<JobFilterKey, number>>(sql`select ${sql.join(counts, sql`, `)}`)
  return active
    .map((key) => ({ key, count: toJobCount(rows[0]?.[key] ?? 0) }))
    .filter(({ count }) => count.value > 0)
    .toSorted((a, b) => b.count.value - a.count.value)
}

import { and, eq, sql, type SQL } from 'drizzle-orm'
import { db } from '#/db/client.server.ts'
import { job, organization } from '#/db/schema/index.ts'
import {
  JOB_FILTER_KEYS,
  toJobCriteria,
  type JobFilterKey,
  type JobFilters,
} from '#/domain/job/job-filters.ts'
import type { Currency } from '#/domain/money/currency.ts'
import { jobConditions, NEWEST_FIRST } from '#/platform/job-search/job-conditions.server.ts'
import type { FilterRelief, JobCount } from './published-jobs.view.ts'

/** Nobody reads a longer list to its end; counting further only costs. */
const COUNTED_MAX = 1_000

/** The newest jobs that meet the conditions, one more than is counted, along job_published_newest. */
function counted(conditions: readonly SQL[]): SQL {
  return sql`(select ${job.publishedAt} as published_at from ${job}
    inner join ${organization} on ${eq(organization.id, job.organizationId)}
    where ${and(...conditions)} order by ${NEWEST_FIRST} limit ${COUNTED_MAX + 1})`
}

function toJobCount(found: number): JobCount {
  return { value: Math.min(found, COUNTED_MAX), capped: found > COUNTED_MAX }
}

/** How many jobs meet the conditions, and how many of them are at most a week old. */
export async function countJobs(
  conditions: readonly SQL[],
): Promise<{ count: JobCount; newThisWeek: JobCount }> {
  const { rows } = await db().execute<{ found: number; fresh: number }>(
    sql`select count(*)::int as found,
      count(*) filter (where published_at > now() - interval '7 days')::int as fresh
      from ${counted(conditions)} as found_jobs`,
  )
  return { count: toJobCount(rows[0]?.found ?? 0), newThisWeek: toJobCount(rows[0]?.fresh ?? 0) }
}

function without(filters: JobFilters, key: JobFilterKey): JobFilters {
  return { ...filters, [key]: undefined }
}

/**
 * For a search that found nothing: what each of its filters costs. One query; filters whose removal does not help
 * are left out, and so is everything when only one filter was set, because then "clear all" says the same. `searched` is
 * what `searchConditions` makes of the search.
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

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
import type { ReadSearch } from '#/platform/job-search/search-conditions.server.ts'
import type { FilterRelief, JobCount, JobsPage } from './published-jobs.view.ts'

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

/** What of a search counts here; as `readSearch` read it. */
type Searched = Pick<ReadSearch, 'conditions' | 'unsaid'>

const count = (conditions: readonly SQL[], name: string) =>
  sql`(select count(*)::int from ${counted(conditions)} as relieved) as ${sql.identifier(name)}`

const REST = 'rest'

/**
 * For a search that found nothing: what each of its filters costs, and what it finds without the words that no job says.
 * One query, or none. Filters whose removal does not help are left out, and so are all when only one was set, because
 * then "clear all" says the same.
 */
export async function listWaysOut(
  filters: JobFilters,
  currency: Currency,
  { conditions: searched, unsaid }: Searched,
): Promise<Pick<JobsPage, 'relief' | 'unsaid'>> {
  const keys = activeKeys(filters)
  const rest = unsaid?.rest ?? null
  const counts = keys.map((key) => {
    const criteria = toJobCriteria(without(filters, key))
    return count(jobConditions(criteria, currency, key === 'search' ? [] : searched), key)
  })
  if (rest) counts.push(count(jobConditions(toJobCriteria(filters), currency, rest.conditions), REST))
  const found = await countAll(counts)
  const relief = keys.map((key): FilterRelief => ({ key, count: toJobCount(found[key] ?? 0) }))
  const restFound = found[REST] ?? 0
  return {
    relief: relief
      .filter(({ count: { value } }) => value > 0)
      .toSorted((a, b) => b.count.value - a.count.value),
    unsaid: unsaid && {
      words: unsaid.words,
      rest: rest && restFound > 0 ? { search: rest.search, count: toJobCount(restFound) } : null,
    },
  }
}

function activeKeys(filters: JobFilters): JobFilterKey[] {
  const active = JOB_FILTER_KEYS.filter((key) => filters[key])
  return active.length < 2 ? [] : active
}

async function countAll(counts: readonly SQL[]): Promise<Record<string, number>> {
  if (counts.length === 0) return {}
  const { rows } = await db().execute<Record<string, number>>(sql`select ${sql.join([...counts], sql`, `)}`)
  return rows[0] ?? {}
}

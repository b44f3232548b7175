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
import type { ReadSearch, Unsaid } from '#/platform/job-search/search-conditions.server.ts'
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

/** How many jobs a search would find without one of its filters, or (`rest`) without the words that no job says, or by one filter `alone`. */
export type CountsWithout = Partial<Record<JobFilterKey | 'rest', number>> & {
  alone?: Partial<Record<JobFilterKey, number>>
}

const activeKeys = (filters: JobFilters) => JOB_FILTER_KEYS.filter((key) => filters[key])

const objectOf = (entries: readonly SQL[]) =>
  sql<CountsWithout>`jsonb_build_object(${sql.join([...entries], sql`, `)})`

/** Dropping a filter helps: what each finds alone is not even looked for. */
const FINDS_SOME = sql.raw(`relief @? '$.* ? (@ > 0)'`)

/**
 * What would help a search that found nothing, as a column of a statement; null when nothing would. Filters count where
 * there are two at least, because without the only one "clear all" says the same; what each finds alone, from three on
 * where dropping none helps.
 */
export function countsWithout(
  filters: JobFilters,
  currency: Currency,
  { conditions: searched, unsaid }: Pick<ReadSearch, 'conditions' | 'unsaid'>,
): SQL<CountsWithout> | null {
  const conditionsOf = (by: JobFilters, words: readonly SQL[]) =>
    jobConditions(toJobCriteria(by), currency, words)
  const countBy = (by: JobFilters, words: readonly SQL[]) => countOf(conditionsOf(by, words))
  const keys = activeKeys(filters)
  const rest = unsaid?.rest ? [sql`'rest', ${countBy(filters, unsaid.rest.conditions)}`] : []
  const relief = (keys.length < 2 ? [] : keys).map(
    (key) => sql`${key}::text, ${countBy(without(filters, key), key === 'search' ? [] : searched)}`,
  )
  if (relief.length + rest.length === 0) return null
  // What is malformed finds everything, which helps nobody.
  const alone = (keys.length < 3 ? [] : keys).flatMap((key) => {
    const conditions = conditionsOf({ [key]: filters[key] }, key === 'search' ? searched : [])
    return conditions.length > 0 ? [sql`${key}::text, ${countOf(conditions)}`] : []
  })
  return sql<CountsWithout>`(select relief || ${objectOf(rest)} || case when ${FINDS_SOME} then '{}'
    else jsonb_build_object('alone', ${objectOf(alone)}) end from (select ${objectOf(relief)} as relief offset 0) as asked)`
}

/** The same by a statement of its own. */
export async function readCounts(counts: SQL<CountsWithout>): Promise<CountsWithout | null> {
  const { rows } = await db().execute<{ counts: CountsWithout }>(sql`select ${counts} as counts`)
  return rows[0]?.counts ?? null
}

/** The filters that find something by their removal, or alone, best first. */
export function toReliefs(counts: CountsWithout['alone'] | null): FilterRelief[] {
  return JOB_FILTER_KEYS.map((key) => ({ key, count: toJobCount(counts?.[key] ?? 0) }))
    .filter(({ count }) => count.value > 0)
    .toSorted((a, b) => b.count.value - a.count.value)
}

/** The words that no job says, and what is found without them, if anything is. */
export function toUnsaid(unsaid: Unsaid | null, counts: CountsWithout | null): JobsPage['unsaid'] {
  if (!unsaid) return null
  const { words, rest } = unsaid
  const found = counts?.rest ?? 0
  return { words, rest: rest && found > 0 ? { search: rest.search, count: toJobCount(found) } : null }
}

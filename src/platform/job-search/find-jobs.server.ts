import { sql, type SQL } from 'drizzle-orm'
import * as z from 'zod'
import { db } from '#/db/client.server.ts'
import { searchableJob } from '#/db/schema/index.ts'
import type { JobPosition } from '#/domain/job/job-position.ts'
import { allOf } from './job-conditions.server.ts'
import type { Ordering } from './job-order.server.ts'

/** What conditions look into decides what a job costs that is looked at: filters lie in the row, words beside it. */
export type LooksInto = 'filters' | 'words' | 'phrases'

/**
 * From how many expected jobs on a page is begun by reading on (`commonMin`), and how many jobs are read before that is
 * given up (`readMax`). From `sureMin` on, an expectation that the page bears out counts as more than a thousand. Of a
 * phrase it tells little: that its words follow each other is taken for chance. Measured on a million jobs, see `bench/`.
 */
const WAYS: Record<LooksInto, { commonMin: number; readMax: number; sureMin: number }> = {
  filters: { commonMin: 4_000, readMax: 30_000, sureMin: 4_000 },
  words: { commonMin: 8_000, readMax: 10_000, sureMin: 8_000 },
  phrases: { commonMin: 30, readMax: 8_000, sureMin: 10_000 },
}
/** Up to so many jobs are found by the index and then put into order; more where reading on may take long. */
const SORTED_MAX = { even: 10_000, uneven: 25_000 }
/** Where reading on may take long, words are looked for among so many of the first, by two indexes: nothing is unpacked. */
const MET = { expectedMax: 150_000, readMax: 8_000 }
/** Nobody reads a longer list to its end; counting further only costs. */
export const COUNTED_MAX = 1_000
/** So many times `COUNTED_MAX` must the first jobs of a list promise before nobody counts. */
const SURE_TIMES = 2

/** What is asked for; `conditions` are those of `jobConditions`. */
export type JobQuery = {
  conditions: readonly SQL[]
  looksInto: LooksInto
  ordering: Ordering
  after: JobPosition | null
  limit: number
}

const plansSchema = z.tuple([z.object({ Plan: z.object({ 'Plan Rows': z.number() }) })])

/** How many jobs PostgreSQL expects to meet the conditions, from its statistics. Reads no job. */
export async function expectedJobs(conditions: readonly SQL[]): Promise<number> {
  const { rows } = await db().execute<{ 'QUERY PLAN': unknown }>(
    sql`explain (format json) select from ${searchableJob} where ${allOf(conditions)}`,
  )
  const [{ Plan }] = plansSchema.parse(rows[0]?.['QUERY PLAN'])
  return Plan['Plan Rows']
}

/**
 * Of how many jobs in the order of the list `rows` may be found, so that there are some thousand of them in all: an
 * estimate counts for certain only where the list bears it out. What has never been counted is none.
 */
const shareOf = (rows: number, readMax: number): SQL =>
  sql`least(${readMax}, (select greatest(reltuples, 0) * ${rows} / ${SURE_TIMES * COUNTED_MAX} from pg_class where oid = 'searchable_job'::regclass))`

/** How many jobs `jobPage` reads at most: `ahead` in the order of the list (null: to the end), and by the index. */
function limitsOf({ conditions, looksInto, ordering, limit }: JobQuery, expected: number) {
  const { commonMin, readMax, sureMin } = WAYS[looksInto]
  const rows = limit + 1
  const isSure = conditions.length > 0 && expected >= sureMin
  if (ordering.isEven) {
    const ahead = isSure ? shareOf(rows, readMax) : sql`${readMax}`
    return {
      rows,
      isSure,
      isAhead: conditions.length === 0 || expected >= commonMin,
      ahead,
      sortedMax: SORTED_MAX.even,
    }
  }
  const isAhead = conditions.length === 0 || expected >= SORTED_MAX.uneven
  return looksInto === 'words' && expected <= MET.expectedMax
    ? { rows, isSure, isAhead, ahead: sql`${MET.readMax}`, sortedMax: MET.expectedMax }
    : { rows, isSure, isAhead, ahead: null, sortedMax: SORTED_MAX.uneven }
}

/**
 * A page as a subquery: a row for each job, with its `job_number` and `order_key`, or one without them when the page is
 * empty. Every row says how many jobs there are (`found`, right up to `COUNTED_MAX`; null where they are certainly more)
 * and how many of them are at most a week old (`fresh`; null where that was not looked at). Asks for the planner's
 * estimate first, where there is a condition.
 *
 * What many jobs answer fills a page within few rows of the list. What few answer is found by the index
 * searchable_job_words and sorted, because reading on would read nearly all. An estimate can be wrong either way: a page
 * that is not full by reading ahead is looked for by the index, and what is more than `sortedMax` there by reading on to
 * the end.
 */
export async function jobPage(query: JobQuery): Promise<SQL> {
  const { conditions, ordering, after } = query
  const expected = conditions.length === 0 ? 0 : await expectedJobs(conditions)
  const { rows, isSure, isAhead, ahead, sortedMax } = limitsOf(query, expected)
  const isFull = sql`(select count(*) from first_ones) >= ${rows}::int`
  const areFew = sql`(select size from known_hits) <= ${sortedMax}::int`
  const behind = after ? sql`and (key, number) < (${after.key}::bigint, ${after.number}::bigint)` : sql``
  const readOn = { conditions: isAhead ? conditions : [sql`false`], after, rows, readMax: ahead }
  const toTheEnd = { conditions: [...conditions, sql`not ${isFull}`, sql`not ${areFew}`], after, rows }
  const counted = sql`(select count(*)::int from (select from ${searchableJob} where ${allOf(conditions)} limit ${COUNTED_MAX + 1}) as counted_jobs)`
  return sql`with first_ones as materialized ${ordering.walk(readOn)},
    hits as materialized (
      select ${searchableJob.number} as number, ${ordering.key} as key, ${searchableJob.publishedAt} as published_at from ${searchableJob}
      where ${allOf(conditions)} and not ${isFull} limit ${sortedMax + 1}::int
    ), known_hits as materialized (
      select count(*)::int as size, (count(*) filter (where published_at > now() - interval '7 days'))::int as fresh from hits
    ), known as (
      select case when ${isFull} then ${isSure ? sql`null` : counted} when ${areFew} then size end as found,
        case when not ${isFull} and ${areFew} then fresh end as fresh
      from known_hits
    ), page as (
      (select number, key from first_ones where ${isFull})
      union all (select number, key from hits where ${areFew} ${behind} order by key desc, number desc limit ${rows}::int)
      union all ${ordering.walk({ ...toTheEnd, readMax: null })}
    )
    select known.found, known.fresh, page.number as job_number, page.key as order_key from known left join page on true`
}

/** How many open jobs are at most a week old, up to one more than `max`. Walks the index searchable_job_newest. */
export async function countFresh(max: number): Promise<number> {
  const { rows } = await db().execute<{
    fresh: number
  }>(sql`select count(*)::int as fresh from (select from ${searchableJob}
    where ${searchableJob.publishedAt} > now() - interval '7 days' limit ${max + 1}) as fresh_jobs`)
  return rows[0]?.fresh ?? 0
}

import { and, sql, type SQL } from 'drizzle-orm'
import { db } from '#/db/client.server.ts'
import { job } from '#/db/schema/index.ts'
import type { JobPosition } from '#/domain/job/job-position.ts'
import type { Ordering } from './job-order.server.ts'

/** Up to so many jobs that say certain words are found by the index and put into order: reading on in order costs more. */
const SORTED_WORDS_MAX = 10_000
/** Jobs that only meet filters are quickly seen in order. */
const SORTED_MAX = 2_000

/** What is asked for. `conditions` are those of `jobConditions`; `saysWords`: some of them look into the words of a job. */
export type JobQuery = {
  conditions: readonly SQL[]
  saysWords: boolean
  ordering: Ordering
  after: JobPosition | null
  limit: number
}

/**
 * As a subquery: a row for each job of the page, with its `job_number` and `order_key`, or one without them when the page is
 * empty. Every row says how many jobs there are (`found`, right up to 1,000 and larger than that beyond) and how many of
 * them are at most a week old (`fresh`, null when there are too many to look at).
 *
 * Jobs that few others are like are looked up in the index job_search and sorted; of conditions that very many meet, the
 * order is walked until the page is full. Which of the two is known when so many have been found, and not guessed.
 */
export function jobPage({ conditions, saysWords, ordering, after, limit }: JobQuery): SQL {
  const sortedMax = saysWords ? SORTED_WORDS_MAX : SORTED_MAX
  const behind = after ? sql`and (key, number) < (${after.key}::bigint, ${after.number}::bigint)` : sql``
  const rows = limit + 1
  const isFew = sql`(select found from known) <= ${sortedMax}::int`
  const walk = ordering.walk({ conditions: [...conditions, sql`not ${isFew}`], after, rows })
  return sql`with hits as materialized (
      select ${job.number} as number, ${ordering.key} as key, ${job.publishedAt} as published_at from ${job}
      where ${and(...conditions)} limit ${sortedMax + 1}::int
    ), known as (
      select count(*)::int as found, case when count(*) <= ${sortedMax}::int
        then (count(*) filter (where published_at > now() - interval '7 days'))::int end as fresh from hits
    ), page as (
      (select number, key from hits where ${isFew} ${behind} order by key desc, number desc limit ${rows}::int)
      union all ${walk}
    )
    select known.found, known.fresh, page.number as job_number, page.key as order_key from known left join page on true`
}

/** How many open jobs are at most a week old, up to one more than `max`. Walks the index job_published_newest. */
export async function countFresh(max: number): Promise<number> {
  const { rows } = await db().execute<{
    fresh: number
  }>(sql`select count(*)::int as fresh from (select from ${job}
    where ${job.status} = 'Published' and ${job.publishedAt} > now() - interval '7 days' limit ${max + 1}) as fresh_jobs`)
  return rows[0]?.fresh ?? 0
}

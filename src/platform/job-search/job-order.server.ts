import { sql, type SQL } from 'drizzle-orm'
import { searchableJob } from '#/db/schema/index.ts'
import type { JobOrder, JobPosition } from '#/domain/job/job-position.ts'
import type { Currency } from '#/domain/money/currency.ts'
import { inEveryCurrency, type ExchangeRates } from '#/domain/money/exchange-rates.ts'
import { allOf, NEWEST_FIRST } from './job-conditions.server.ts'

/**
 * What a page is cut out of: the conditions, the row it begins behind, how many rows it wants, and how many jobs may be
 * read for it in the order of the list; null: all there are.
 */
export type PageCut = {
  conditions: readonly SQL[]
  after: JobPosition | null
  rows: number
  readMax: SQL | null
}

/**
 * An order of jobs: the number by which a job is compared, and a way through the jobs in that order along an index.
 * `isEven`: what is asked for lies about equally thick all along the way; well-paid jobs are no random choice.
 */
export type Ordering = { key: SQL; walk: (cut: PageCut) => SQL; isEven: boolean }

/** No pay that could be compared: behind all that has one. */
const NO_PAY = -1

const NOTHING = sql`select null::bigint as number, null::bigint as key where false`

const PUBLISHED_AT_MS = sql`(extract(epoch from ${searchableJob.publishedAt}) * 1000)::bigint`

/** One way along an index: where it goes and in which order. */
type Way = { key: SQL; within: (SQL | null)[]; order: SQL }

/** The jobs along a way that meet the conditions. The inner rows are called as the table, which the conditions name. */
function walkAlong({ key, within, order }: Way, { conditions, rows, readMax }: PageCut): SQL {
  const inOrder = within.filter((one) => one !== null)
  const wanted = sql`select ${searchableJob.number} as number, ${key} as key`
  return readMax === null
    ? sql`(${wanted} from ${searchableJob} where ${allOf([...inOrder, ...conditions])} order by ${order} limit ${rows}::int)`
    : sql`(${wanted} from (select * from ${searchableJob} where ${allOf(inOrder)} order by ${order} limit ${readMax}::bigint) as searchable_job
        where ${allOf(conditions)} order by ${order} limit ${rows}::int)`
}

/** PostgreSQL reads no year of five digits; what a cursor says of such a moment is behind all jobs there are. */
const MOMENT_MAX_MS = Date.UTC(9_999, 0)

/** The row comparison is what the index searchable_job_newest can begin at. */
function walkNewest(cut: PageCut): SQL {
  const { after } = cut
  const behind =
    after &&
    sql`(${searchableJob.publishedAt}, ${searchableJob.number}) < (${new Date(Math.min(after.key, MOMENT_MAX_MS)).toISOString()}::timestamptz, ${after.number}::bigint)`
  return walkAlong({ key: PUBLISHED_AT_MS, within: [behind], order: NEWEST_FIRST }, cut)
}

/** What a year's pay in each currency is in hundredths of the reader's, by which it is multiplied. */
type Factor = { currency: Currency; factor: number }

const inReadersMoney = ({ currency, factor }: Factor) =>
  sql`when ${currency} then round(${searchableJob.salaryMost} * ${factor}::float8)`

/**
 * Each currency has its way along the index searchable_job_salary; together they make the order. A way that is cut off
 * would leave out what comes before the others: each is read to the end. Those without pay, which may be very few, are
 * read only where the page has room for them.
 */
function walkSalary(factors: readonly Factor[], key: SQL, cut: PageCut): SQL {
  const { after, rows } = cut
  const behind =
    after && sql`(${key}, ${searchableJob.number}) < (${after.key}::bigint, ${after.number}::bigint)`
  // Not more than the pay behind which the page begins; rounding moves it by less than one.
  const atMost = (factor: number) =>
    after && sql`${searchableJob.salaryMost} <= ${(Math.max(after.key, 0) + 1) / factor}::float8`
  const ways = factors.map(({ currency, factor }): Way => {
    const paid = [sql`${searchableJob.currency} = ${currency}`, sql`${searchableJob.salaryMost} is not null`]
    return {
      key,
      within: [...paid, atMost(factor), behind],
      order: sql`${searchableJob.salaryMost} desc, ${searchableJob.number} desc`,
    }
  })
  const unpaid = walkAlong(
    {
      key,
      within: [sql`${key} = ${NO_PAY}`, sql`(select count(*) from paid) < ${rows}::int`, behind],
      order: sql`${searchableJob.number} desc`,
    },
    { ...cut, readMax: null },
  )
  const paid = (after?.key === NO_PAY ? [] : ways).map((way) => walkAlong(way, { ...cut, readMax: null }))
  const inOrder = sql`order by key desc, number desc limit ${rows}::int`
  return sql`(with paid as materialized (select * from (${sql.join([NOTHING, ...paid], sql` union all `)}) as ways ${inOrder})
    select * from (select * from paid union all ${unpaid}) as one_after_another ${inOrder})`
}

/**
 * The order of a list for a reader who counts in `currency`. Pay is compared as the operator's table says and stands
 * behind everything else where it cannot be.
 */
export function orderingOf(
  order: JobOrder,
  { currency, rates }: { currency: Currency; rates: ExchangeRates | null },
): Ordering {
  if (order === 'newest') return { key: PUBLISHED_AT_MS, walk: walkNewest, isEven: true }
  const factors = inEveryCurrency({ currency, amount: 1 }, rates).map((money) => ({
    currency: money.currency,
    // Whole units would make equals of jobs that follow each other along the index.
    factor: 100 / money.amount,
  }))
  const key = sql`coalesce(case ${searchableJob.currency} ${sql.join(factors.map(inReadersMoney), sql` `)} end, ${NO_PAY})::bigint`
  return { key, walk: (cut) => walkSalary(factors, key, cut), isEven: false }
}

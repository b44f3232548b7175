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
type PageCut = {
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

/** Whole, as the column is: only so can the index begin there. */
const wholeAbove = (amount: number) => Math.min(Math.ceil(amount), Number.MAX_SAFE_INTEGER)

type PaidWay = Way & { within: SQL[]; factor: number }

/** Each currency has its way along the index searchable_job_salary; together they make the order. */
function paidWays(factors: readonly Factor[], key: SQL, behind: PageCut['after']): PaidWay[] {
  if (behind?.key === NO_PAY) return []
  return factors.map(({ currency, factor }) => ({
    ...{ key, factor, order: sql`${searchableJob.salaryMost} desc, ${searchableJob.number} desc` },
    within: [
      sql`${searchableJob.currency} = ${currency}`,
      sql`${searchableJob.salaryMost} is not null`,
      // Not more than the pay behind which the page begins; rounding moves it by less than one.
      behind &&
        sql`${searchableJob.salaryMost} <= ${wholeAbove((Math.max(behind.key, 0) + 1) / factor)}::bigint`,
      behind && isBehind(key, behind),
    ].filter((one) => one !== null),
  }))
}

const isBehind = (key: SQL, after: JobPosition) =>
  sql`(${key}, ${searchableJob.number}) < (${after.key}::bigint, ${after.number}::bigint)`

/**
 * The best paid that meet the conditions, whatever their currency, down to one pay: the best that is reached anywhere when
 * each way is followed for `readMax` jobs. All down to it are there; they may be fewer than are wanted. Here the indexes
 * searchable_job_salary and searchable_job_words meet before any job is looked at.
 */
function meetBestPaid(ways: readonly PaidWay[], readMax: SQL, { conditions, rows }: PageCut): SQL {
  const ends = ways.map(
    ({ key, within, order }) =>
      sql`(select ${key} as key from ${searchableJob} where ${allOf(within)} order by ${order} offset ${readMax}::bigint limit 1)`,
  )
  const down = sql`(select key from down_to)`
  const met = ways.map(({ key, factor, within }) => {
    const isAbove = [
      sql`${searchableJob.salaryMost} >= floor((${down} - 1) / ${factor}::float8)::bigint`,
      sql`${key} >= ${down}`,
    ]
    return sql`(select ${searchableJob.number} as number, ${key} as key from ${searchableJob} where ${allOf([...within, ...isAbove, ...conditions])})`
  })
  return sql`(with down_to as materialized (select coalesce(max(key), ${NO_PAY}) as key from (${sql.join(ends, sql` union all `)}) as ends)
    select * from (${sql.join([NOTHING, ...met], sql` union all `)}) as met order by key desc, number desc limit ${rows}::int)`
}

/**
 * A way that is cut off would leave out what comes before the others: each is read to the end. Those without pay, which
 * may be very few, are read only where the page has room for them.
 */
function walkSalary(ways: readonly PaidWay[], key: SQL, cut: PageCut): SQL {
  const { after, rows } = cut
  const unpaid = walkAlong(
    {
      key,
      within: [
        sql`${key} = ${NO_PAY}`,
        sql`(select count(*) from paid) < ${rows}::int`,
        after && isBehind(key, after),
      ],
      order: sql`${searchableJob.number} desc`,
    },
    cut,
  )
  const paid = ways.map((way) => walkAlong(way, cut))
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
  const walk = (cut: PageCut) => {
    const ways = paidWays(factors, key, cut.after)
    return cut.readMax === null || ways.length === 0
      ? walkSalary(ways, key, cut)
      : meetBestPaid(ways, cut.readMax, cut)
  }
  return { key, walk, isEven: false }
}

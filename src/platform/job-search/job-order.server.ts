import { and, sql, type SQL } from 'drizzle-orm'
import { job } from '#/db/schema/index.ts'
import type { JobOrder, JobPosition } from '#/domain/job/job-position.ts'
import type { Currency } from '#/domain/money/currency.ts'
import { inEveryCurrency, type ExchangeRates } from '#/domain/money/exchange-rates.ts'
import { NEWEST_FIRST } from './job-conditions.server.ts'

/**
 * What a page is cut out of: the conditions, the row it begins behind, how many rows it wants, and how many jobs may be
 * read for it in the order of the list; null: all there are.
 */
export type PageCut = {
  conditions: readonly SQL[]
  after: JobPosition | null
  rows: number
  readMax: number | null
}

/** An order of jobs: the number by which a job is compared, and a way through the jobs in that order along an index. */
export type Ordering = { key: SQL; walk: (cut: PageCut) => SQL }

/** No pay that could be compared: behind all that has one. */
const NO_PAY = -1

const PUBLISHED_AT_MS = sql`(extract(epoch from ${job.publishedAt}) * 1000)::bigint`

/** One way along an index: where it goes and in which order. */
type Way = { key: SQL; within: (SQL | null)[]; order: SQL }

/** The jobs along a way that meet the conditions. The inner rows are called as the table, which the conditions name. */
function walkAlong({ key, within, order }: Way, { conditions, rows, readMax }: PageCut): SQL {
  const inOrder = and(sql`${job.status} = 'Published'`, ...within.filter((one) => one !== null))
  const wanted = sql`select ${job.number} as number, ${key} as key`
  return readMax === null
    ? sql`(${wanted} from ${job} where ${and(inOrder, ...conditions)} order by ${order} limit ${rows}::int)`
    : sql`(${wanted} from (select * from ${job} where ${inOrder} order by ${order} limit ${readMax}::int) as job
        where ${and(...conditions)} order by ${order} limit ${rows}::int)`
}

/** The row comparison is what the index job_published_newest can begin at. */
function walkNewest(cut: PageCut): SQL {
  const { after } = cut
  const behind =
    after &&
    sql`(${job.publishedAt}, ${job.number}) < (${new Date(after.key).toISOString()}::timestamptz, ${after.number}::bigint)`
  return walkAlong({ key: PUBLISHED_AT_MS, within: [behind], order: NEWEST_FIRST }, cut)
}

/** What a year's pay in each currency is in the reader's, by which it is multiplied. */
type Factor = { currency: Currency; factor: number }

const inReadersMoney = ({ currency, factor }: Factor) =>
  sql`when ${currency} then round(${job.salaryMost} * ${factor}::float8)`

/**
 * Each currency has its way along the index job_published_salary; together they make the order. A way that is cut off
 * would leave out what comes before the others: each is read to the end.
 */
function walkSalary(factors: readonly Factor[], key: SQL, cut: PageCut): SQL {
  const { after, rows } = cut
  const behind = after && sql`(${key}, ${job.number}) < (${after.key}::bigint, ${after.number}::bigint)`
  // Not more than the pay behind which the page begins; rounding moves it by less than one.
  const atMost = (factor: number) =>
    after && sql`${job.salaryMost} <= ${(Math.max(after.key, 0) + 1) / factor}::float8`
  const ways = factors.map(({ currency, factor }): Way => {
    const paid = [sql`${job.currency} = ${currency}`, sql`${job.salaryMost} is not null`]
    return {
      key,
      within: [...paid, atMost(factor), behind],
      order: sql`${job.salaryMost} desc, ${job.number} desc`,
    }
  })
  const unpaid: Way = { key, within: [sql`${key} = ${NO_PAY}`, behind], order: sql`${job.number} desc` }
  const branches = (after?.key === NO_PAY ? [unpaid] : [...ways, unpaid]).map((way) =>
    walkAlong(way, { ...cut, readMax: null }),
  )
  return sql`(select number, key from (${sql.join(branches, sql` union all `)}) as one_after_another
    order by key desc, number desc limit ${rows}::int)`
}

/**
 * The order of a list for a reader who counts in `currency`. Pay is compared as the operator's table says and stands
 * behind everything else where it cannot be.
 */
export function orderingOf(
  order: JobOrder,
  { currency, rates }: { currency: Currency; rates: ExchangeRates | null },
): Ordering {
  if (order === 'newest') return { key: PUBLISHED_AT_MS, walk: walkNewest }
  const factors = inEveryCurrency({ currency, amount: 1 }, rates).map((money) => ({
    currency: money.currency,
    factor: 1 / money.amount,
  }))
  const key = sql`coalesce(case ${job.currency} ${sql.join(factors.map(inReadersMoney), sql` `)} end, ${NO_PAY})::bigint`
  return { key, walk: (cut) => walkSalary(factors, key, cut) }
}

import { and, sql, type SQL } from 'drizzle-orm'
import { job } from '#/db/schema/index.ts'
import type { JobOrder, JobPosition } from '#/domain/job/job-position.ts'
import type { Currency } from '#/domain/money/currency.ts'
import { inEveryCurrency, type ExchangeRates } from '#/domain/money/exchange-rates.ts'

/** What a page is cut out of: the conditions, the order, the row it begins behind, and how many rows it wants. */
export type PageCut = {
  conditions: readonly SQL[]
  after: JobPosition | null
  rows: number
}

/**
 * An order of jobs: the number by which a job is compared, and a way through the jobs in that order which reads no more
 * than it needs, for conditions that very many jobs meet.
 */
export type Ordering = { key: SQL; walk: (cut: PageCut) => SQL }

/** No pay that could be compared: behind all that has one. */
const NO_PAY = -1

const PUBLISHED_AT_MS = sql`(extract(epoch from ${job.publishedAt}) * 1000)::bigint`

/** Walks the index job_published_newest; the row comparison is what it can begin at. */
function walkNewest({ conditions, after, rows }: PageCut): SQL {
  const behind =
    after &&
    sql`(${job.publishedAt}, ${job.number}) < (${new Date(after.key).toISOString()}::timestamptz, ${after.number}::bigint)`
  return sql`(select ${job.number} as number, ${PUBLISHED_AT_MS} as key from ${job}
    where ${and(...conditions, behind ?? undefined)} order by ${job.publishedAt} desc, ${job.number} desc limit ${rows})`
}

/** What a year's pay in each currency is in the reader's, by which it is multiplied. */
type Factor = { currency: Currency; factor: number }

const inReadersMoney = ({ currency, factor }: Factor) =>
  sql`when ${currency} then round(${job.salaryMost} * ${factor}::float8)`

function walkSalary(factors: readonly Factor[], key: SQL, { conditions, after, rows }: PageCut): SQL {
  const behind = after && sql`(${key}, ${job.number}) < (${after.key}::bigint, ${after.number}::bigint)`
  // Not more than the pay behind which the page begins; rounding moves it by less than one.
  const atMost = ({ factor }: Factor) =>
    after && sql`${job.salaryMost} <= ${(Math.max(after.key, 0) + 1) / factor}::float8`
  const inOneCurrency = (money: Factor) => sql`(select ${job.number} as number, ${key} as key from ${job}
    where ${and(...conditions, sql`${job.currency} = ${money.currency}`, sql`${job.salaryMost} is not null`, atMost(money) ?? undefined, behind ?? undefined)}
    order by ${job.salaryMost} desc, ${job.number} desc limit ${rows})`
  const withoutPay = sql`(select ${job.number} as number, ${key} as key from ${job}
    where ${and(...conditions, sql`${key} = ${NO_PAY}`, behind ?? undefined)} order by ${job.number} desc limit ${rows})`
  const branches = after?.key === NO_PAY ? [withoutPay] : [...factors.map(inOneCurrency), withoutPay]
  return sql`(select number, key from (${sql.join(branches, sql` union all `)}) as one_after_another
    order by key desc, number desc limit ${rows})`
}

/**
 * The order of a list for a reader who counts in `currency`. Pay is compared as the operator's table says and stands
 * behind everything else where it cannot be. Walks the index job_published_salary once for each currency.
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

import { sql, type SQL } from 'drizzle-orm'
import { toJobCriteria, type JobFilters } from '#/domain/job/job-filters.ts'
import { DEFAULT_CURRENCY, type Currency } from '#/domain/money/currency.ts'
import { jobPage } from './find-jobs.server.ts'
import { allOf, jobConditions, NEWEST_FIRST } from './job-conditions.server.ts'
import { orderingOf } from './job-order.server.ts'
import { readSearch, type ReadSearch } from './search-conditions.server.ts'

/** The nine parameters as conditions on a searchable job, and what they look into; amounts are meant in `currency`. */
async function readFilters(
  filters: JobFilters,
  currency: Currency,
): Promise<Pick<ReadSearch, 'conditions' | 'looksInto'>> {
  const criteria = toJobCriteria(filters)
  const { conditions, looksInto } = await readSearch(criteria.search)
  return { conditions: jobConditions(criteria, currency, conditions), looksInto }
}

/**
 * What the nine parameters mean to the database, for whoever reads published jobs: the same conditions as the list's, on
 * a searchable job.
 */
export async function publishedSearch(
  filters: JobFilters,
  currency: Currency = DEFAULT_CURRENCY,
): Promise<{ where: SQL; newestFirst: SQL }> {
  const { conditions } = await readFilters(filters, currency)
  return { where: allOf(conditions), newestFirst: NEWEST_FIRST }
}

type Newest = {
  limit: number
  currency?: Currency
  /** What they must meet besides. */
  also?: readonly SQL[]
}

/** The numbers of the newest jobs that the nine parameters ask for, one more than `limit`, as a subquery. */
export async function newestNumbers(
  filters: JobFilters,
  { limit, currency = DEFAULT_CURRENCY, also = [] }: Newest,
): Promise<SQL> {
  const { conditions, looksInto } = await readFilters(filters, currency)
  const page = await jobPage({
    conditions: [...conditions, ...also],
    ...{ looksInto, limit, after: null },
    ordering: orderingOf('newest', { currency, rates: null }),
  })
  return sql`(select job_number from (${page}) as newest)`
}

import { and, sql, type SQL } from 'drizzle-orm'
import { toJobCriteria, type JobFilters } from '#/domain/job/job-filters.ts'
import { DEFAULT_CURRENCY, type Currency } from '#/domain/money/currency.ts'
import { jobConditions, NEWEST_FIRST } from './job-conditions.server.ts'
import { searchConditions } from './search-conditions.server.ts'

/**
 * What the nine parameters mean to the database, for whoever reads published jobs: the same
 * conditions as the list's, on a job joined with its organisation. Holds that the job is published.
 */
export async function publishedSearch(
  filters: JobFilters,
  currency: Currency = DEFAULT_CURRENCY,
): Promise<{ where: SQL; newestFirst: SQL }> {
  const criteria = toJobCriteria(filters)
  const conditions = jobConditions(criteria, currency, await searchConditions(criteria.search))
  return { where: and(...conditions) ?? sql`true`, newestFirst: NEWEST_FIRST }
}

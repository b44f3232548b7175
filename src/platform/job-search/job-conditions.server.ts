import { lte, or, sql, type SQL } from 'drizzle-orm'
import { job } from '#/db/schema/index.ts'
import type { JobCriteria } from '#/domain/job/job-filters.ts'
import { EDUCATION_LEVELS, educationRank } from '#/domain/job/vocabulary.ts'
import type { Currency } from '#/domain/money/currency.ts'
import { inEveryCurrency, type ExchangeRates } from '#/domain/money/exchange-rates.ts'
import { exchangeRates } from '#/platform/env/env.server.ts'

/** The order of every list of jobs, and that of the index job_published_newest. */
export const NEWEST_FIRST = sql`${job.publishedAt} desc, ${job.number} desc`

/** One of these codes. Index job_search, whose column holds each code with the name of what it says. */
function facet(name: string, codes: readonly string[]): SQL[] {
  if (codes.length === 0) return []
  return [sql`${job.facets} && ${sql.param(codes.map((code) => `${name}:${code}`))}::text[]`]
}

/** The pay ranges overlap, in every currency that can be compared with the filter's. */
function payConditions(criteria: JobCriteria, currency: Currency, rates: ExchangeRates | null): SQL[] {
  const { minSalary, maxSalary } = criteria
  if (minSalary === null && maxSalary === null) return []
  const least = inEveryCurrency({ currency, amount: minSalary ?? 0 }, rates)
  const most = inEveryCurrency({ currency, amount: maxSalary ?? 0 }, rates)
  const overlaps = least.map(({ currency: code, amount }, nth) => {
    const atLeast = minSalary === null ? sql`` : sql` and ${job.salaryMost} >= ${amount}::float8`
    const atMost =
      maxSalary === null ? sql`` : sql` and ${job.salaryLeast} <= ${most[nth]?.amount ?? 0}::float8`
    return sql`(${job.currency} = ${code}${atLeast}${atMost})`
  })
  return [sql`(${or(...overlaps)})`]
}

/**
 * The rules of the nine search parameters as conditions on a job. Includes that the job is published: nothing else may
 * ever be listed. `currency` is what the salaries of the filter are meant in; `searched` is what `searchConditions` makes
 * of the search.
 */
export function jobConditions(criteria: JobCriteria, currency: Currency, searched: readonly SQL[]): SQL[] {
  const { jobTypes, jobDurations, sectors, workLocations, experienceYears, educationLevel } = criteria
  const levels = educationLevel ? EDUCATION_LEVELS.slice(0, educationRank(educationLevel) + 1) : []
  return [
    // Written out, not as a parameter: the planner must see that the partial indexes serve it.
    sql`${job.status} = 'Published'`,
    ...facet('jobType', jobTypes),
    ...facet('jobDuration', jobDurations),
    ...facet('sector', sectors),
    ...facet('workLocation', workLocations),
    ...facet('educationLevel', levels),
    ...payConditions(criteria, currency, exchangeRates()),
    ...(experienceYears === null ? [] : [lte(job.experienceYears, experienceYears)]),
    ...searched,
  ]
}

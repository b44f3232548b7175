import { and, lte, or, sql, type SQL } from 'drizzle-orm'
import { searchableJob } from '#/db/schema/index.ts'
import type { JobCriteria } from '#/domain/job/job-filters.ts'
import { EDUCATION_LEVELS, educationRank } from '#/domain/job/vocabulary.ts'
import type { Currency } from '#/domain/money/currency.ts'
import { inEveryCurrency, type ExchangeRates } from '#/domain/money/exchange-rates.ts'
import { exchangeRates } from '#/platform/env/env.server.ts'

/** The order of every list of jobs, and that of the index searchable_job_newest. */
export const NEWEST_FIRST = sql`${searchableJob.publishedAt} desc, ${searchableJob.number} desc`

/** One of these codes. Index searchable_job_words, whose column holds each code with the name of what it says. */
function facet(name: string, codes: readonly string[]): SQL[] {
  if (codes.length === 0) return []
  return [sql`${searchableJob.facets} && ${sql.param(codes.map((code) => `${name}:${code}`))}::text[]`]
}

/** The pay ranges overlap, in every currency that can be compared with the filter's. */
function payConditions(criteria: JobCriteria, currency: Currency, rates: ExchangeRates | null): SQL[] {
  const { minSalary, maxSalary } = criteria
  if (minSalary === null && maxSalary === null) return []
  const least = inEveryCurrency({ currency, amount: minSalary ?? 0 }, rates)
  const most = inEveryCurrency({ currency, amount: maxSalary ?? 0 }, rates)
  const overlaps = least.map(({ currency: code, amount }, nth) => {
    const atLeast = minSalary === null ? sql`` : sql` and ${searchableJob.salaryMost} >= ${amount}::float8`
    const atMost =
      maxSalary === null ? sql`` : sql` and ${searchableJob.salaryLeast} <= ${most[nth]?.amount ?? 0}::float8`
    return sql`(${searchableJob.currency} = ${code}${atLeast}${atMost})`
  })
  return [sql`(${or(...overlaps)})`]
}

/**
 * The rules of the nine search parameters as conditions on a searchable job, which is always a published one. `currency`
 * is what the salaries of the filter are meant in; `searched` is what `readSearch` makes of the search.
 */
export function jobConditions(criteria: JobCriteria, currency: Currency, searched: readonly SQL[]): SQL[] {
  const { jobTypes, jobDurations, sectors, workLocations, experienceYears, educationLevel } = criteria
  const levels = educationLevel ? EDUCATION_LEVELS.slice(0, educationRank(educationLevel) + 1) : []
  return [
    ...facet('jobType', jobTypes),
    ...facet('jobDuration', jobDurations),
    ...facet('sector', sectors),
    ...facet('workLocation', workLocations),
    ...facet('educationLevel', levels),
    ...payConditions(criteria, currency, exchangeRates()),
    ...(experienceYears === null ? [] : [lte(searchableJob.experienceYears, experienceYears)]),
    ...searched,
  ]
}

/** All of the conditions as one; without any, every job meets them. */
export const allOf = (conditions: readonly SQL[]): SQL => and(...conditions) ?? sql`true`

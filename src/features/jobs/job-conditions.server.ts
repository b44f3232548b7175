import { eq, inArray, lte, sql, type SQL } from 'drizzle-orm'
import { job } from '#/db/schema/index.ts'
import type { JobCriteria } from '#/domain/job/job-filters.ts'
import { EDUCATION_LEVELS, educationRank } from '#/domain/job/vocabulary.ts'
import type { Currency } from '#/domain/money/currency.ts'
import { SALARY_PERIODS, YEARLY_FACTORS } from '#/domain/money/salary.ts'

/** The order of every list of jobs, and that of the index job_published_newest. */
export const NEWEST_FIRST = sql`${job.publishedAt} desc, ${job.number} desc`

const FACTOR_CASES = sql.join(
  SALARY_PERIODS.map((period) => sql`when ${period} then ${YEARLY_FACTORS[period]}::int`),
  sql` `,
)

/** An amount per period as a bigint per year: 2,147,483,647 an hour does not fit an integer. */
function yearly(amount: SQL): SQL {
  return sql`${amount}::bigint * (case ${job.salaryPeriod} ${FACTOR_CASES} end)`
}

/** The pay ranges overlap. Only pay in the currency of the filter can be compared. */
function payConditions({ minSalary, maxSalary }: JobCriteria, currency: Currency): SQL[] {
  if (minSalary === null && maxSalary === null) return []
  const most = yearly(sql`coalesce(${job.maxSalary}, ${job.minSalary})`)
  const least = yearly(sql`coalesce(${job.minSalary}, ${job.maxSalary})`)
  return [
    eq(job.currency, currency),
    ...(minSalary === null ? [] : [sql`${most} >= ${minSalary}`]),
    ...(maxSalary === null ? [] : [sql`${least} <= ${maxSalary}`]),
  ]
}

/**
 * The rules of the nine search parameters as conditions on a job joined with its organisation. Includes that the job
 * is published: nothing else may ever be listed. `currency` is what the salaries of the filter are meant in; `searched`
 * is what `searchConditions` makes of the search.
 */
export function jobConditions(criteria: JobCriteria, currency: Currency, searched: readonly SQL[]): SQL[] {
  const { jobTypes, jobDurations, sectors, workLocations, experienceYears, educationLevel } = criteria
  const levels = educationLevel ? EDUCATION_LEVELS.slice(0, educationRank(educationLevel) + 1) : []
  return [
    // Written out, not as a parameter: the planner must see that the partial index job_published_newest serves it.
    sql`${job.status} = 'Published'`,
    ...(jobTypes.length > 0 ? [inArray(job.jobType, jobTypes)] : []),
    ...(jobDurations.length > 0 ? [inArray(job.jobDuration, jobDurations)] : []),
    ...(sectors.length > 0 ? [inArray(job.sector, sectors)] : []),
    ...(workLocations.length > 0 ? [inArray(job.workLocation, workLocations)] : []),
    ...payConditions(criteria, currency),
    ...(experienceYears === null ? [] : [lte(job.experienceYears, experienceYears)]),
    ...(levels.length > 0 ? [inArray(job.educationLevel, levels)] : []),
    ...searched,
  ]
}

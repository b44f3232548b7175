import { job, organization } from '#/db/schema/index.ts'
import type { JobSummaryRow } from './published-jobs.view.ts'

/** What a row of a list is made of. */
export const SUMMARY_COLUMNS = {
  id: job.id,
  number: job.number,
  title: job.title,
  sector: job.sector,
  jobType: job.jobType,
  jobDuration: job.jobDuration,
  workLocation: job.workLocation,
  location: job.location,
  countryCode: job.countryCode,
  countries: job.countries,
  minSalary: job.minSalary,
  maxSalary: job.maxSalary,
  currency: job.currency,
  salaryPeriod: job.salaryPeriod,
  publishedAt: job.publishedAt,
  closingDate: job.closingDate,
}

/** And of its company. */
export const COMPANY_COLUMNS = { id: organization.id, name: organization.name, logo: organization.logo }

/** The rows of a page, one more than asked for, and how many there are in all; null where they are too many to count. */
export type FoundPage = {
  rows: (JobSummaryRow & { key: number })[]
  found: number | null
  fresh: number | null
}

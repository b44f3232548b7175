import { job, organization } from './schema/index.ts'

/** What every list shows of a job, in whatever look. A list that shows more adds its own. */
export const listedColumns = {
  id: job.id,
  number: job.number,
  title: job.title,
  workLocation: job.workLocation,
  location: job.location,
  countries: job.countries,
  minSalary: job.minSalary,
  maxSalary: job.maxSalary,
  currency: job.currency,
  salaryPeriod: job.salaryPeriod,
  publishedAt: job.publishedAt,
}

/** And of its company. */
export const listedCompanyColumns = { id: organization.id, name: organization.name, logo: organization.logo }

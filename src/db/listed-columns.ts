import { getTableColumns } from 'drizzle-orm'
import { job, organization } from './schema/index.ts'

const { description: _description, ...columnsOfScores } = getTableColumns(job)

/** What of a job a score is made of. Texts that nobody scores are the largest part of a job. */
export const scoredColumns = columnsOfScores

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

export const listedCompanyColumns = { id: organization.id, name: organization.name, logo: organization.logo }

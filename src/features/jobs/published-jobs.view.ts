import type { JobFilterKey } from '#/domain/job/job-filters.ts'
import type { JobDuration, JobType, Sector, WorkLocation } from '#/domain/job/vocabulary.ts'
import type { Currency } from '#/domain/money/currency.ts'
import type { SalaryPeriod } from '#/domain/money/salary.ts'

/** The company behind a job, as much as a row shows. */
type JobOrganizationView = { id: string; name: string; logo: string | null }

/** A published job as a row of a list. `publishedAt` is an ISO moment, `closingDate` a `YYYY-MM-DD`. */
export type JobSummary = {
  id: string
  number: number
  title: string
  organization: JobOrganizationView
  sector: Sector | null
  jobType: JobType | null
  jobDuration: JobDuration | null
  workLocation: WorkLocation | null
  location: string
  countries: string[]
  minSalary: number | null
  maxSalary: number | null
  currency: Currency | null
  salaryPeriod: SalaryPeriod | null
  publishedAt: string
  closingDate: string | null
}

export type JobSummaryRow = Omit<JobSummary, 'publishedAt'> & { publishedAt: Date | null }

/** Names every field that leaves the server; a column added to the table stays inside. */
export function toJobSummary(row: JobSummaryRow): JobSummary {
  const { id, name, logo } = row.organization
  return {
    id: row.id,
    number: row.number,
    title: row.title,
    organization: { id, name, logo },
    sector: row.sector,
    jobType: row.jobType,
    jobDuration: row.jobDuration,
    workLocation: row.workLocation,
    location: row.location,
    countries: row.countries,
    minSalary: row.minSalary,
    maxSalary: row.maxSalary,
    currency: row.currency,
    salaryPeriod: row.salaryPeriod,
    publishedAt: (row.publishedAt ?? new Date(0)).toISOString(),
    closingDate: row.closingDate,
  }
}

/** How many jobs a search finds, counted up to a limit: beyond it one says "1,000+". */
export type JobCount = { value: number; capped: boolean }

/** What a search that found nothing would find without one of its filters, or by it alone. */
export type FilterRelief = { key: JobFilterKey; count: JobCount }

/** Words that no open job says, and what the search finds without them; null where nothing is left of it or found by it. */
export type Unsaid = { words: string[]; rest: { search: string; count: JobCount } | null }

/** A word that no open job says, and the words that were searched, or left out, in its place. */
export type Correction = { typed: string; meant: string[]; isLeftOut: boolean }

/** A page of jobs. `nextCursor` is null on the last page. */
export type JobsPage = {
  jobs: JobSummary[]
  nextCursor: string | null
  count: JobCount
  /** How many of them were published in the last seven days; null where there are too many to look at. */
  newThisWeek: JobCount | null
  /** In which currency pay is compared, where a filter leaves out pay in others or an order puts it last; else null. */
  compared: { currency: Currency; by: 'filter' | 'order' } | null
  corrections: Correction[]
  /** Only when nothing was found: the filters whose removal helps, best first. */
  relief: FilterRelief[]
  /** Only where none does: those that find something alone, of three or more. */
  alone: FilterRelief[]
  /** Only when nothing was found. */
  unsaid: Unsaid | null
}

import { listedColumns } from '#/db/listed-columns.ts'
import { job } from '#/db/schema/index.ts'
import type { ScoredJob } from '#/platform/job-search/job-scorer.server.ts'
import type { JobSummaryRow } from './published-jobs.view.ts'

/** What a row of a list is made of, beside its company. */
export const SUMMARY_COLUMNS = {
  ...listedColumns,
  sector: job.sector,
  jobType: job.jobType,
  jobDuration: job.jobDuration,
  countryCode: job.countryCode,
  closingDate: job.closingDate,
}

/**
 * The rows of a page, one more than asked for, and how many there are in all; null where they are too many to count.
 * `scored` is there for a job seeker, whose fits the same page asks for.
 */
export type FoundPage = {
  rows: (JobSummaryRow & { key: number; scored?: ScoredJob | undefined })[]
  found: number | null
  fresh: number | null
}

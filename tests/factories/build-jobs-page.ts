import type { JobsPage, JobSummary } from '#/features/jobs/published-jobs.view.ts'

/** A published job as a row of the list. */
export function buildJobSummary(changes: Partial<JobSummary> = {}): JobSummary {
  return {
    id: 'job-1',
    number: 41,
    title: 'Civil Engineer, Flood Defences',
    organization: { id: 'org-1', name: 'Tidewall Engineering', logo: null },
    sector: 'Engineering',
    jobType: 'FullTime',
    jobDuration: 'Permanent',
    workLocation: 'Hybrid',
    location: 'Bristol, UK',
    countries: [],
    minSalary: 41_000,
    maxSalary: 48_500,
    currency: 'GBP',
    salaryPeriod: 'Year',
    publishedAt: '2026-11-19T09:00:00.000Z',
    closingDate: '2026-12-12',
    ...changes,
  }
}

/** The only page of a search that finds these jobs. */
export function buildJobsPage(
  jobs: readonly Partial<JobSummary>[],
  changes: Partial<JobsPage> = {},
): JobsPage {
  return {
    jobs: jobs.map((job) => buildJobSummary(job)),
    nextCursor: null,
    count: { value: jobs.length, capped: false },
    newThisWeek: { value: 0, capped: false },
    compared: null,
    corrections: [],
    relief: [],
    alone: [],
    unsaid: null,
    ...changes,
  }
}

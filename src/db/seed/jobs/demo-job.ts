import { EMPTY_JOB_DETAILS, type JobDetails } from '#/domain/job/job-details.ts'
import type { ArchiveReason } from '#/domain/job/vocabulary.ts'
import type { CompanyKey } from '../companies.ts'
import { dayAfter } from '../demo-date.ts'

/** How far a job has come. Days count back from the day the demo is planted. */
type DemoJobLife =
  | { status: 'Draft'; draftedDaysAgo: number }
  | { status: 'Published'; publishedDaysAgo: number }
  | { status: 'Archived'; publishedDaysAgo: number; archivedDaysAgo: number; archiveReason: ArchiveReason }

/** A job of the demo. What `details` leaves out is not said; its dates are days from today. */
export type DemoJob = {
  key: string
  company: CompanyKey
  life: DemoJobLife
  startsInDays: number | null
  closesInDays: number | null
  details: Partial<Omit<JobDetails, 'startDate' | 'closingDate'>>
}

/** What the employer of a demo job said, complete with dates. */
export function toJobDetails(job: DemoJob, today: Date): JobDetails {
  return {
    ...EMPTY_JOB_DETAILS,
    ...job.details,
    startDate: dayAfter(today, job.startsInDays),
    closingDate: dayAfter(today, job.closesInDays),
  }
}

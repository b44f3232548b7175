import * as z from 'zod'
import { JOB_SORTS, JOBS_PER_PAGE, JOBS_PER_PAGE_MAX } from './jobs-search.ts'

// A malformed value becomes an empty one and not an absent one: whoever sent any parameter asked for a page.
const text = z.string().max(2_000).optional().catch('')

/** One page of a search. Unknown keys and malformed values are ignored, as in an address that somebody edited. */
export const jobsPageSchema = z.object({
  search: text,
  jobType: text,
  jobDuration: text,
  sector: text,
  workLocation: text,
  minSalary: text,
  maxSalary: text,
  experienceYears: text,
  educationLevel: text,
  cursor: text,
  sort: z.enum(JOB_SORTS).optional().catch('newest'),
  limit: z
    .number()
    .int()
    .min(1)
    .transform((limit) => Math.min(limit, JOBS_PER_PAGE_MAX))
    .optional()
    .catch(JOBS_PER_PAGE),
})
export type JobsPageRequest = z.output<typeof jobsPageSchema>

/** Without any parameter: everything. With one: a page. */
export const publishedJobsSchema = jobsPageSchema.optional()

import { vi } from 'vitest'
import type { JobsPageRequest } from '#/features/jobs/published-jobs.schema.ts'
import type { JobsPage } from '#/features/jobs/published-jobs.view.ts'
import { buildJobsPage } from '../factories/build-jobs-page.ts'

/** The pages the server gives out, by the cursor they begin at ('' for the first). */
export const jobPages: Map<string, JobsPage> = new Map()

/** Answers every search with the page that its cursor names. */
export const getPublishedJobs = vi.fn<(call: { data: JobsPageRequest }) => Promise<JobsPage>>(({ data }) =>
  Promise.resolve(jobPages.get(data.cursor ?? '') ?? buildJobsPage([])),
)

import { notFoundError } from '#/domain/app-error.ts'
import type { JobSummary } from '#/features/jobs/published-jobs.view.ts'
import type { JobView } from '#/features/jobs/job-detail.view.ts'

/** The jobs whose pages the server shows; any other is not found. */
export const jobsById: Map<string, JobView> = new Map()

export const getJob = ({ data }: { data: { id: string } }): Promise<JobView> => {
  const job = jobsById.get(data.id)
  return job ? Promise.resolve(job) : Promise.reject(notFoundError())
}

/** What the server finds similar, whatever the job. */
export const similarJobs: JobSummary[] = []

export const getSimilarJobs = (): Promise<JobSummary[]> => Promise.resolve([...similarJobs])

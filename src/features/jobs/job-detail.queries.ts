import { queryOptions } from '@tanstack/react-query'
import { getJob, getSimilarJobs } from './job-detail.functions.ts'

/** Every job's page begins with this key: whoever changes a job invalidates it. */
export const JOB_DETAIL = 'job-detail'

/** A job's page. */
export function jobQuery(jobId: string) {
  return queryOptions({
    queryKey: [JOB_DETAIL, jobId],
    queryFn: () => getJob({ data: { id: jobId } }),
  })
}

/** The open jobs most like one. */
export function similarJobsQuery(jobId: string) {
  return queryOptions({
    queryKey: [JOB_DETAIL, jobId, 'similar'],
    queryFn: () => getSimilarJobs({ data: { id: jobId } }),
  })
}

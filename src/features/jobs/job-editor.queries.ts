import { queryOptions, type QueryClient } from '@tanstack/react-query'
import { getJobForEdit } from './job-editor.functions.ts'
import type { StoredJob } from './job-editor.view.ts'

/** Everything about editing begins with this key. */
const JOB_EDITOR = 'job-editor'

/** A job as its own people edit it. */
export function jobEditQuery(jobId: string) {
  return queryOptions({
    queryKey: [JOB_EDITOR, jobId],
    queryFn: () => getJobForEdit({ data: { id: jobId } }),
  })
}

/** The job as it is stored now, for everybody who shows it. An answer that was asked for earlier is not waited for. */
export async function fetchJobEdit(queryClient: QueryClient, jobId: string) {
  await queryClient.cancelQueries({ queryKey: jobEditQuery(jobId).queryKey })
  return queryClient.fetchQuery({ ...jobEditQuery(jobId), staleTime: 0 })
}

/** Keeps the cached job in step with what the server has just acknowledged, so that coming back shows it. */
export function rememberSaved(
  queryClient: QueryClient,
  jobId: string,
  { details, updatedAt }: StoredJob,
): void {
  queryClient.setQueryData(
    jobEditQuery(jobId).queryKey,
    (job) => job && (job.updatedAt > updatedAt ? job : { ...job, details, updatedAt }),
  )
}

/** After somebody moved the job: the next look asks the server. */
export async function refreshJobEdit(queryClient: QueryClient, jobId: string): Promise<void> {
  await queryClient.invalidateQueries({ queryKey: jobEditQuery(jobId).queryKey })
}

import { queryOptions, type QueryClient } from '@tanstack/react-query'
import { ROLE_FRESH_MS } from '#/domain/access/role-fresh.ts'
import { JOB_DETAIL } from './job-detail.queries.ts'
import { refreshJobEdit } from './job-editor.queries.ts'
import { listOrganizationJobs } from './organization-jobs.functions.ts'
import { PUBLISHED_JOBS } from './published-jobs.queries.ts'

/** The jobs of the active organisation. Switching the organisation invalidates everything, this too. */
export const organizationJobsQuery = queryOptions({
  queryKey: ['organization-jobs'],
  queryFn: () => listOrganizationJobs(),
  staleTime: ROLE_FRESH_MS,
})

/**
 * After a job was made, changed, moved or deleted: every list it stands in, and its own page. Its company's page, the map
 * and an admin's numbers, which other areas own, are read anew when somebody goes there.
 */
export async function refreshJobs(queryClient: QueryClient, jobId: string): Promise<void> {
  await queryClient.invalidateQueries({ type: 'inactive', refetchType: 'none' })
  await Promise.all([
    refreshJobEdit(queryClient, jobId),
    queryClient.invalidateQueries({ queryKey: organizationJobsQuery.queryKey }),
    queryClient.invalidateQueries({ queryKey: [PUBLISHED_JOBS] }),
    queryClient.invalidateQueries({ queryKey: [JOB_DETAIL, jobId] }),
  ])
}

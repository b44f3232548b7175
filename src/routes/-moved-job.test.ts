import { expect, test } from 'vitest'
import { adminOverviewQuery } from '#/features/admin/overview.queries.ts'
import { firstMapJobsQuery } from '#/features/jobs-map/map-jobs.queries.ts'
import { refreshJobs } from '#/features/jobs/organization-jobs.queries.ts'
import { organizationQuery } from '#/features/organizations/organizations.queries.ts'
import { createQueryClient } from '#/lib/query-client.ts'

test('after a job was moved, its company’s page, the map and an admin’s numbers are read anew by whoever goes there', async () => {
  const queryClient = createQueryClient()
  const keys = [organizationQuery('tidewall'), adminOverviewQuery, firstMapJobsQuery({})].map(
    ({ queryKey }) => queryKey,
  )
  for (const key of keys) queryClient.setQueryData(key as readonly unknown[], {})
  const areStale = () => keys.map((key) => queryClient.getQueryState(key)?.isInvalidated)
  expect(areStale()).toEqual([false, false, false])
  await refreshJobs(queryClient, 'job-1')
  expect(areStale()).toEqual([true, true, true])
})

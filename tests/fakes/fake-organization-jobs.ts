import { vi } from 'vitest'
import type { OrganizationJobs } from '#/features/jobs/organization-jobs.view.ts'

/** The jobs of the active company, which are none. */
export const listOrganizationJobs = vi.fn<() => Promise<OrganizationJobs>>(() =>
  Promise.resolve({ organizationRole: 'owner', jobs: [] }),
)

import { createServerFn } from '@tanstack/react-start'
import { employerMiddleware } from '#/platform/auth/session.middleware.ts'
import { listJobsOfActiveOrganization } from './organization-jobs.server.ts'

/** The jobs of the active organisation, with what waits at each. */
export const listOrganizationJobs = createServerFn({ method: 'GET' })
  .middleware([employerMiddleware])
  .handler(({ context }) => listJobsOfActiveOrganization(context.actor))

import { createServerFn } from '@tanstack/react-start'
import { adminMiddleware } from '#/platform/auth/session.middleware.ts'
import { listAllJobsSchema } from './jobs.schema.ts'
import { findAllJobs } from './jobs.server.ts'

/** A page of jobs of every status. By POST, as all that admins search: what is typed stands in no address. */
export const listAllJobs = createServerFn({ method: 'POST' })
  .middleware([adminMiddleware])
  .validator(listAllJobsSchema)
  .handler(({ data }) => findAllJobs(data))

import { createServerFn } from '@tanstack/react-start'
import { sessionMiddleware } from '#/platform/auth/session.middleware.ts'
import { mapJobSchema, mapJobsSchema } from './map-jobs.schema.ts'
import { getMapJobById, listMapJobs } from './map-jobs.server.ts'

/** Published jobs by the numbers of their pins, in that order. For everybody. */
export const getMapJobs = createServerFn({ method: 'GET' })
  .middleware([sessionMiddleware])
  .validator(mapJobsSchema)
  .handler(({ data }) => listMapJobs(data.numbers))

/** One published job and where it lies. For everybody. */
export const getMapJob = createServerFn({ method: 'GET' })
  .middleware([sessionMiddleware])
  .validator(mapJobSchema)
  .handler(({ data }) => getMapJobById(data.id))

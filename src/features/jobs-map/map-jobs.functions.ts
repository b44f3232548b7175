import { createServerFn } from '@tanstack/react-start'
import { getRequest } from '@tanstack/react-start/server'
import { DEFAULT_CURRENCY } from '#/domain/money/currency.ts'
import { sessionMiddleware } from '#/platform/auth/session.middleware.ts'
import { firstMapJobsSchema, mapJobSchema, mapJobsSchema } from './map-jobs.schema.ts'
import { askFirstMapJobs, getMapJobById, listMapJobs } from './map-jobs.server.ts'

/** Published jobs by the numbers of their pins, in that order. For everybody. */
export const getMapJobs = createServerFn({ method: 'GET' })
  .middleware([sessionMiddleware])
  .validator(mapJobsSchema)
  .handler(({ data }) => listMapJobs(data.numbers))

/** The newest jobs of a search that lie on the map. For everybody. */
export const getFirstMapJobs = createServerFn({ method: 'GET' })
  .middleware([sessionMiddleware])
  .validator(firstMapJobsSchema)
  .handler(({ data, context }) =>
    askFirstMapJobs(data, context.user?.currency ?? DEFAULT_CURRENCY, getRequest().headers),
  )

/** One published job and where it lies. For everybody. */
export const getMapJob = createServerFn({ method: 'GET' })
  .middleware([sessionMiddleware])
  .validator(mapJobSchema)
  .handler(({ data }) => getMapJobById(data.id))

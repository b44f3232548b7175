import { createServerFn } from '@tanstack/react-start'
import { getRequest } from '@tanstack/react-start/server'
import { sessionMiddleware } from '#/platform/auth/session.middleware.ts'
import { getJobSchema } from './job-detail.schema.ts'
import { getDrawnJob } from './job-detail.server.ts'
import { listSimilarJobs } from './similar-jobs.server.ts'

/** A job's page: published and archived ones for everybody, drafts for their organisation. */
export const getJob = createServerFn({ method: 'GET' })
  .middleware([sessionMiddleware])
  .validator(getJobSchema)
  .handler(({ data, context }) => getDrawnJob(context.actor, data.id, getRequest()))

/** Up to four open jobs like a job that the caller may see, the most alike first. */
export const getSimilarJobs = createServerFn({ method: 'GET' })
  .middleware([sessionMiddleware])
  .validator(getJobSchema)
  .handler(({ data, context }) => listSimilarJobs(context.actor, data.id, getRequest()))

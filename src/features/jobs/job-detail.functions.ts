import { createServerFn } from '@tanstack/react-start'
import { sessionMiddleware } from '#/platform/auth/session.middleware.ts'
import { getJobSchema } from './job-detail.schema.ts'
import { getDrawnJob } from './job-detail.server.ts'

/** A job's page: published and archived ones for everybody, drafts for their organisation. */
export const getJob = createServerFn({ method: 'GET' })
  .middleware([sessionMiddleware])
  .validator(getJobSchema)
  .handler(({ data, context }) => getDrawnJob(context.actor, data.id))

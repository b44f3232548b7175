import { createServerFn } from '@tanstack/react-start'
import { adminMiddleware } from '#/platform/auth/session.middleware.ts'
import { restoreOrganizationSchema, suspendOrganizationSchema } from './suspension.schema.ts'
import { restoreOrganization as restore, suspendOrganization as suspend } from './suspension.server.ts'

/** A company taken from the public with all its jobs, and words to its people. */
export const suspendOrganization = createServerFn({ method: 'POST' })
  .middleware([adminMiddleware])
  .validator(suspendOrganizationSchema)
  .handler(({ data, context }) => suspend(context.actor, data))

/** A suspended company before the public again, with the jobs that it had there. */
export const restoreOrganization = createServerFn({ method: 'POST' })
  .middleware([adminMiddleware])
  .validator(restoreOrganizationSchema)
  .handler(({ data, context }) => restore(context.actor, data.id))

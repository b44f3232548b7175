import { createServerFn } from '@tanstack/react-start'
import { adminMiddleware } from '#/platform/auth/session.middleware.ts'
import { analyticsSchema } from './analytics.schema.ts'
import { readAnalytics } from './analytics.server.ts'

/** How the platform went, day by day, for admins alone. */
export const getAnalytics = createServerFn({ method: 'POST' })
  .middleware([adminMiddleware])
  .validator(analyticsSchema)
  .handler(({ data }) => readAnalytics(data.period))

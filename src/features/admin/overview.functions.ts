import { createServerFn } from '@tanstack/react-start'
import { adminMiddleware } from '#/platform/auth/session.middleware.ts'
import { readOverview } from './overview.server.ts'

/** The platform in numbers, and what came last, for admins alone. */
export const getAdminOverview = createServerFn({ method: 'GET' })
  .middleware([adminMiddleware])
  .handler(() => readOverview())

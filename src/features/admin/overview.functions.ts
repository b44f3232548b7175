import { createServerFn } from '@tanstack/react-start'
import { adminMiddleware } from '#/platform/auth/session.middleware.ts'
import { countPlatform } from './overview.server.ts'

/** The platform in numbers, for admins alone. */
export const getAdminOverview = createServerFn({ method: 'GET' })
  .middleware([adminMiddleware])
  .handler(() => countPlatform())

import { createMiddleware } from '@tanstack/react-start'
import { freshEmployerMiddleware } from '#/platform/auth/session.middleware.ts'
import { requireOrganizationUpdate } from './organizations.server.ts'

/**
 * The second guard of an update: the caller's role in the active company must allow it. It stands on the fresh guard,
 * so that the company is the one that is active now, and not the one in a copy of the session a minute old.
 */
export const organizationRightMiddleware = createMiddleware({ type: 'function' })
  .middleware([freshEmployerMiddleware])
  .server(async ({ next, context }) => {
    await requireOrganizationUpdate(context.actor)
    return next()
  })

import { createMiddleware } from '@tanstack/react-start'
import { signedInMiddleware } from '#/platform/auth/session.middleware.ts'
import { requireOrganizationUpdate } from './organizations.server.ts'

/** The second guard of an update: the caller's role in the active company must allow it. */
export const organizationRightMiddleware = createMiddleware({ type: 'function' })
  .middleware([signedInMiddleware])
  .server(async ({ next, context }) => {
    await requireOrganizationUpdate(context.actor)
    return next()
  })

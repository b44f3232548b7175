import { createServerFn } from '@tanstack/react-start'
import { getRequestHeaders } from '@tanstack/react-start/server'
import { freshEmployerMiddleware, ownerMiddleware } from '#/platform/auth/session.middleware.ts'
import { findActiveTeam } from './active-team.server.ts'
import { deleteOwnOrganization } from './delete-organization.server.ts'
import { deleteOrganizationSchema, transferSchema } from './team.schema.ts'
import { transferOwnershipTo } from './transfer-ownership.server.ts'

/** Everybody in the active company, its teams and its open invitations. */
export const getActiveTeam = createServerFn({ method: 'GET' })
  .middleware([freshEmployerMiddleware])
  .handler(({ context }) => findActiveTeam(context.actor))

/** Makes a member the owner and the caller an admin. */
export const transferOwnership = createServerFn({ method: 'POST' })
  .middleware([freshEmployerMiddleware, ownerMiddleware])
  .validator(transferSchema)
  .handler(({ data, context }) => transferOwnershipTo(context.actor, data))

/** Deletes a company for good, by its typed name. */
export const deleteOrganization = createServerFn({ method: 'POST' })
  .middleware([freshEmployerMiddleware, ownerMiddleware])
  .validator(deleteOrganizationSchema)
  .handler(({ data, context: { actor, sessionId } }) =>
    deleteOwnOrganization({ actor, sessionId, headers: getRequestHeaders() }, data),
  )

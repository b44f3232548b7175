import { createServerFn } from '@tanstack/react-start'
import { adminMiddleware } from '#/platform/auth/session.middleware.ts'
import { listAllOrganizationsSchema } from './organizations.schema.ts'
import { findAllOrganizations } from './organizations.server.ts'

/** A page of organisations. By POST, as all that admins search: what is typed stands in no address. */
export const listAllOrganizations = createServerFn({ method: 'POST' })
  .middleware([adminMiddleware])
  .validator(listAllOrganizationsSchema)
  .handler(({ data }) => findAllOrganizations(data))

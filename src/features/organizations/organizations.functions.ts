import { createServerFn } from '@tanstack/react-start'
import { getRequestHeaders } from '@tanstack/react-start/server'
import { freshEmployerMiddleware, sessionMiddleware } from '#/platform/auth/session.middleware.ts'
import { foundOrganization } from './found-organization.server.ts'
import { newOrganizationInput, organizationUpdateInput } from './organization-input.server.ts'
import { getOrganizationPage } from './organization-page.server.ts'
import { organizationRightMiddleware } from './organizations.middleware.ts'
import { organizationIdSchema } from './organizations.schema.ts'
import { listOrganizationsOf } from './organizations.server.ts'
import { updateActiveOrganization } from './update-organization.server.ts'

/** A company, its open jobs and how it answers, for everybody; members are told what they are in it. */
export const getOrganization = createServerFn({ method: 'GET' })
  .middleware([sessionMiddleware])
  .validator(organizationIdSchema)
  .handler(({ data, context }) => getOrganizationPage(data.id, context.actor))

/** The companies of the caller. */
export const listMyOrganizations = createServerFn({ method: 'GET' })
  .middleware([freshEmployerMiddleware])
  .handler(({ context }) => listOrganizationsOf(context.actor))

/** Founds a company; its founder owns it. A visit key makes repeated requests found one. */
export const createOrganization = createServerFn({ method: 'POST' })
  .middleware([freshEmployerMiddleware])
  .validator(newOrganizationInput)
  .handler(({ data, context }) => foundOrganization(context.actor, data, getRequestHeaders()))

/** Updates the active company. */
export const updateOrganization = createServerFn({ method: 'POST' })
  .middleware([freshEmployerMiddleware, organizationRightMiddleware])
  .validator(organizationUpdateInput)
  .handler(({ data, context }) => updateActiveOrganization(context.actor, data))

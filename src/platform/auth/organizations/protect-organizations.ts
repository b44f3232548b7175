import { createAuthMiddleware, getSessionFromCtx } from 'better-auth/api'
import { ORGANIZATION_ROLES } from '#/domain/access/organization-roles.ts'
import { bodyFields } from '../body-fields.ts'
import { authRefusal } from '../refusal.ts'

const WRITES_ROLE = new Set(['/organization/invite-member', '/organization/update-member-role'])

/** The library would take a list and store it joined with commas, which is none of the roles. */
function requireOneRole(role: unknown): void {
  if (!ORGANIZATION_ROLES.some((known) => known === role)) {
    throw authRefusal('BAD_REQUEST', 'error.invalid', 'role')
  }
}

/** Refuses what the library would let through: several roles at once, and updates of a company that is not active. */
export const protectOrganizations = createAuthMiddleware(async (context) => {
  const { role, organizationId: given } = bodyFields(context.body)
  if (WRITES_ROLE.has(context.path)) requireOneRole(role)
  if (context.path !== '/organization/update' || !given) return
  const current = await getSessionFromCtx(context, { disableCookieCache: true })
  if (current && current.session.activeOrganizationId !== given)
    throw authRefusal('FORBIDDEN', 'error.notAllowed')
})

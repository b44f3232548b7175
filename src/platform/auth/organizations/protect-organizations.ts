import { createAuthMiddleware, getSessionFromCtx } from 'better-auth/api'
import { ORGANIZATION_ROLES } from '#/domain/access/organization-roles.ts'
import { bodyFields } from '../body-fields.ts'
import { authRefusal } from '../refusal.ts'
import { requireOwnOrganization } from './organization-target.server.ts'
import { protectInvitations, protectInviting } from './protect-invitations.server.ts'
import { protectMembers } from './protect-members.server.ts'

const WRITES_ROLE = new Set(['/organization/invite-member', '/organization/update-member-role'])

/** About no organisation that the caller is in, or about one invitation, which has rules of its own. */
const ABOUT_NONE = new Set([
  ...['/organization/create', '/organization/check-slug', '/organization/list'],
  ...['/organization/accept-invitation', '/organization/reject-invitation', '/organization/get-invitation'],
  ...['/organization/cancel-invitation', '/organization/list-user-invitations'],
])

const isAboutOne = ({ path, body }: { path: string; body?: unknown }) =>
  path.startsWith('/organization/') &&
  !ABOUT_NONE.has(path) &&
  !(path === '/organization/set-active' && bodyFields(body).organizationId === null)

/** The library would take a list and store it joined with commas, which is none of the roles. */
function requireOneRole(role: unknown): void {
  if (!ORGANIZATION_ROLES.some((known) => known === role)) {
    throw authRefusal('BAD_REQUEST', 'error.invalid', 'role')
  }
}

/**
 * Refuses what the library would let through or tell: several roles at once, updates of a company that is not active,
 * whether a foreign company exists, and what `protectMembers` and `protectInvitations` name.
 */
export const protectOrganizations = createAuthMiddleware(async (context) => {
  // A few of the library's calls have no path: the server's own.
  if (!context.path?.startsWith('/organization/')) return
  const { role, organizationId: given } = bodyFields(context.body)
  if (WRITES_ROLE.has(context.path)) requireOneRole(role)
  const asking = await getSessionFromCtx(context, { disableCookieCache: true })
  // The library refuses whoever is not signed in.
  if (!asking) return
  await protectInvitations(context, asking.user)
  if (!isAboutOne(context)) return
  const acting = await requireOwnOrganization(context, asking)
  if (!acting) return
  await protectMembers(context, acting)
  await protectInviting(context, acting, asking.user)
  if (context.path !== '/organization/update' || !given) return
  if (asking.session.activeOrganizationId !== given) throw authRefusal('FORBIDDEN', 'error.notAllowed')
})

/**
 * What the library is to read instead of a call's body, if anything: an invitation that is sent again is a new one, in
 * the name of whoever sends it and with the role they chose. The library would prolong the old one, uncounted.
 */
export function organizationBody(path: string | undefined): Readonly<Record<string, unknown>> | undefined {
  return path === '/organization/invite-member' ? { resend: false } : undefined
}

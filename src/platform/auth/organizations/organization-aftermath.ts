import { createAuthMiddleware } from 'better-auth/api'
import type { BetterAuthPlugin } from 'better-auth'
import { canInOrganization, ORGANIZATION_ROLES } from '#/domain/access/organization-roles.ts'
import { bodyFields } from '../body-fields.ts'
import { moveSessionsOn } from './move-sessions-on.server.ts'
import { cancelInvitationsOf } from './open-invitations.server.ts'

/** The member that one of these calls answers, where it was done. */
const CHANGED: Record<string, (answer: unknown) => unknown> = {
  '/organization/leave': (answer) => answer,
  '/organization/remove-member': (answer) => bodyFields(answer).member,
  '/organization/update-member-role': (answer) => answer,
}

/** Whether somebody may still invite, by the role a call left them with. */
function mayInvite(role: unknown): boolean {
  return canInOrganization(ORGANIZATION_ROLES.find((known) => known === role) ?? null, 'invitation', 'create')
}

const followChange = createAuthMiddleware(async (context) => {
  const { userId, organizationId, role } = bodyFields(CHANGED[context.path]?.(context.context.returned))
  // A refusal names nobody.
  if (typeof userId !== 'string' || typeof organizationId !== 'string') return
  if (context.path === '/organization/update-member-role') {
    if (!mayInvite(role)) await cancelInvitationsOf({ userId, organizationId })
    return
  }
  await moveSessionsOn({ organizationId, userIds: [userId] })
  await cancelInvitationsOf({ userId, organizationId })
})

/**
 * What follows when somebody leaves a company, is removed from it or may do less in it: their sessions act for another
 * company, and what they invited to is taken back. The library does that for the one session that called.
 */
export function organizationAftermath() {
  return {
    id: 'organization-aftermath',
    hooks: {
      after: [{ matcher: ({ path }) => path !== undefined && path in CHANGED, handler: followChange }],
    },
  } satisfies BetterAuthPlugin
}

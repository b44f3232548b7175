import { createAuthMiddleware } from 'better-auth/api'
import type { BetterAuthPlugin } from 'better-auth'
import { canInOrganization, ORGANIZATION_ROLES } from '#/domain/access/organization-roles.ts'
import { bodyFields } from '../body-fields.ts'

const WHOLE = '/organization/get-full-organization'

/** Whether the reader's own role, as the answer tells it, lets them see whom the company invited. */
function maySee(members: unknown, userId: string | undefined): boolean {
  const own = Array.isArray(members)
    ? members.map(bodyFields).find((member) => member.userId === userId)
    : undefined
  const role = ORGANIZATION_ROLES.find((known) => known === own?.role) ?? null
  return canInOrganization(role, 'invitation', 'cancel')
}

const hide = createAuthMiddleware(async (context) => {
  const { returned, session } = context.context
  const answer = bodyFields(returned)
  if (!('invitations' in answer) || maySee(answer.members, session?.user.id)) return
  return context.json({ ...answer, invitations: [] })
})

/**
 * Keeps the addresses of those who are invited from members who may not cancel an invitation. The library hands them to
 * everybody in the company; its list of invitations alone is refused by `protectOrganizations`.
 */
export function hideInvitations() {
  return {
    id: 'hide-invitations',
    hooks: { after: [{ matcher: ({ path }) => path === WHOLE, handler: hide }] },
  } satisfies BetterAuthPlugin
}

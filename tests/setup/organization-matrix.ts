import { ORGANIZATION_ROLES, type OrganizationRole } from '#/domain/access/organization-roles.ts'

/** Who may do what in a company (R172), for the tests of the handler and for those over the network. */
export type Caller = OrganizationRole | 'outsider' | 'signed out'
export const CALLERS: Caller[] = [...ORGANIZATION_ROLES, 'outsider', 'signed out']

/** A company with everything in it that a cell may touch. `memberId` and `userId` are one mere member's. */
export type Target = {
  organizationId: string
  memberId: string
  userId: string
  invitationId: string
  teamId: string
}

export type Cell = { path: string; body: (target: Target) => object; roles: readonly OrganizationRole[] }

const OWNER = ['owner'] as const
const MANAGERS = ['owner', 'admin'] as const

/** The matrix of R172. A member is created by an invitation; the library's own call for it is the server's alone. */
export const MATRIX: Record<string, Cell> = {
  'organization.update': {
    path: 'update',
    body: () => ({ data: { name: 'Tidewall and Sons' } }),
    roles: MANAGERS,
  },
  'organization.delete': {
    path: 'delete',
    body: ({ organizationId }) => ({ organizationId }),
    roles: OWNER,
  },
  'member.create': {
    path: 'invite-member',
    body: ({ organizationId }) => ({ organizationId, email: 'new@example.com', role: 'admin' }),
    roles: MANAGERS,
  },
  'member.update': {
    path: 'update-member-role',
    body: ({ organizationId, memberId }) => ({ organizationId, memberId, role: 'admin' }),
    roles: MANAGERS,
  },
  'member.delete': {
    path: 'remove-member',
    body: ({ organizationId, memberId }) => ({ organizationId, memberIdOrEmail: memberId }),
    roles: MANAGERS,
  },
  'invitation.create': {
    path: 'invite-member',
    body: ({ organizationId }) => ({ organizationId, email: 'new@example.com', role: 'member' }),
    roles: MANAGERS,
  },
  'invitation.cancel': {
    path: 'cancel-invitation',
    body: ({ invitationId }) => ({ invitationId }),
    roles: MANAGERS,
  },
  'team.create': {
    path: 'create-team',
    body: ({ organizationId }) => ({ organizationId, name: 'Divers' }),
    roles: MANAGERS,
  },
  'team.update': {
    path: 'update-team',
    body: ({ organizationId, teamId }) => ({ teamId, data: { name: 'Divers', organizationId } }),
    roles: MANAGERS,
  },
  'team.update, its members': {
    path: 'add-team-member',
    body: ({ organizationId, teamId, userId }) => ({ organizationId, teamId, userId }),
    roles: MANAGERS,
  },
  'team.delete': {
    path: 'remove-team',
    body: ({ organizationId, teamId }) => ({ organizationId, teamId }),
    roles: MANAGERS,
  },
}

export function expectedStatus({ roles, path }: Cell, caller: Caller): number {
  if (caller === 'signed out') return 401
  // An update that names no company is one of the outsider's own.
  if (caller === 'outsider') return path === 'update' ? 200 : 404
  return (roles as readonly Caller[]).includes(caller) ? 200 : 403
}

/** Whether a call of this caller changes the company of the target. */
export const isAllowed = (cell: Cell, caller: Caller): boolean =>
  caller !== 'outsider' && expectedStatus(cell, caller) === 200

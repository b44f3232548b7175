/** What a person is inside one organisation; its creator is `owner`. Ordered from most to least. */
export const ORGANIZATION_ROLES = ['owner', 'admin', 'member'] as const

export type OrganizationRole = (typeof ORGANIZATION_ROLES)[number]

/** Who may do what inside an organisation: the only copy of this table. */
export const ORGANIZATION_PERMISSIONS = {
  owner: {
    organization: ['update', 'delete'],
    member: ['create', 'update', 'delete'],
    invitation: ['create', 'cancel'],
    team: ['create', 'update', 'delete'],
  },
  admin: {
    organization: ['update'],
    member: ['create', 'update', 'delete'],
    invitation: ['create', 'cancel'],
    team: ['create', 'update', 'delete'],
  },
  member: { organization: [], member: [], invitation: [], team: [] },
} as const

/** A thing of an organisation that the table governs. */
export type OrganizationResource = keyof (typeof ORGANIZATION_PERMISSIONS)['owner']

/** What can be done to that thing; the owner may do all of it. */
export type OrganizationAction<R extends OrganizationResource> =
  (typeof ORGANIZATION_PERMISSIONS)['owner'][R][number]

/**
 * Tells whether a role may do something inside its organisation. No role, no right.
 * Does not check that the actor belongs to this organisation, nor that an owner remains.
 *
 * @example canInOrganization('admin', 'organization', 'delete') // false
 */
export function canInOrganization<R extends OrganizationResource>(
  organizationRole: OrganizationRole | null,
  resource: R,
  action: OrganizationAction<R>,
): boolean {
  const role = ORGANIZATION_ROLES.find((known) => known === organizationRole)
  const actions: readonly string[] = role ? ORGANIZATION_PERMISSIONS[role][resource] : []
  return actions.includes(action)
}

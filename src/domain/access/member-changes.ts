import { canInOrganization, ORGANIZATION_ROLES, type OrganizationRole } from './organization-roles.ts'

/**
 * The roles that somebody may give in their organisation, to a member or by an invitation: only an owner makes owners.
 * No role, none.
 *
 * @example rolesToGive('admin') // ['admin', 'member']
 */
export function rolesToGive(actorRole: OrganizationRole | null): readonly OrganizationRole[] {
  if (!canInOrganization(actorRole, 'member', 'update')) return []
  return actorRole === 'owner' ? ORGANIZATION_ROLES : ORGANIZATION_ROLES.filter((role) => role !== 'owner')
}

/**
 * Tells whether somebody may give a member of their organisation another role. Only an owner makes owners, or changes
 * one. Does not check that an owner remains.
 *
 * @example canChangeRole('admin', { from: 'owner', to: 'member' }) // false
 */
export function canChangeRole(
  actorRole: OrganizationRole | null,
  { from, to }: { from: OrganizationRole; to: OrganizationRole },
): boolean {
  const givable = rolesToGive(actorRole)
  return givable.includes(from) && givable.includes(to)
}

/**
 * Tells whether somebody may remove a member of their organisation: only an owner removes an owner. Everybody may leave
 * by themselves, which is another question. Does not check that an owner remains.
 *
 * @example canRemoveMember('admin', 'owner') // false
 */
export function canRemoveMember(actorRole: OrganizationRole | null, removed: OrganizationRole): boolean {
  if (!canInOrganization(actorRole, 'member', 'delete')) return false
  return removed !== 'owner' || actorRole === 'owner'
}

import { canInOrganization, type OrganizationRole } from '#/domain/access/organization-roles.ts'

/** Only an owner hands a company over. */
export function canTransferOwnership(organizationRole: OrganizationRole | null): boolean {
  return organizationRole === 'owner'
}

/** Only an owner deletes a company. */
export function canDeleteOrganization(organizationRole: OrganizationRole | null): boolean {
  return canInOrganization(organizationRole, 'organization', 'delete')
}

/** Those who send invitations may see and cancel all of them. */
export function canSeeInvitations(organizationRole: OrganizationRole | null): boolean {
  return canInOrganization(organizationRole, 'invitation', 'cancel')
}

/** Whether a company would be left without an owner when this member left, or became less. */
export function isOnlyOwner(
  members: readonly { id: string; organizationRole: OrganizationRole }[],
  memberId: string,
): boolean {
  const owners = members.filter(({ organizationRole }) => organizationRole === 'owner')
  return owners.length === 1 && owners[0]?.id === memberId
}

import type { AccountType } from '#/domain/access/account-type.ts'
import type { Actor } from '#/domain/access/actor.ts'
import { canInOrganization, type OrganizationRole } from '#/domain/access/organization-roles.ts'

/** Only employers found companies; the library asks the same question through its own option. */
export function canCreateOrganization(actor: { accountType: AccountType }): boolean {
  return actor.accountType === 'Employer'
}

/** Only the active company can be updated, and only by those whose role in it allows that. */
export function canUpdateOrganization(
  membership: { organizationId: string; organizationRole: OrganizationRole } | null,
  activeOrganizationId: string | null,
): boolean {
  if (!membership || membership.organizationId !== activeOrganizationId) return false
  return canInOrganization(membership.organizationRole, 'organization', 'update')
}

/** `isUnconfirmed`: nobody in it has confirmed their address, and it never had an open job. */
type SeenOrganization = {
  organization: { suspendedAt: Date | null }
  isUnconfirmed: boolean
  organizationRole: OrganizationRole | null
}

/** A suspended or unconfirmed company is seen by its people and admins of the platform alone. A no is not-found. */
export function canSeeOrganization(
  { organization, isUnconfirmed, organizationRole }: SeenOrganization,
  actor: Pick<Actor, 'platformRole'> | null,
): boolean {
  const isPublic = organization.suspendedAt === null && !isUnconfirmed
  return isPublic || organizationRole !== null || canRestoreOrganization(actor)
}

/** Only an admin of the platform ends a suspension, and is told since when it lasts. */
export function canRestoreOrganization(actor: Pick<Actor, 'platformRole'> | null): boolean {
  return actor?.platformRole === 'admin'
}

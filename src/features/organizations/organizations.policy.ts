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

/** A suspended company is seen by its people and admins of the platform alone. A no is not-found. */
export function canSeeOrganization(
  seen: { organization: { suspendedAt: Date | null }; organizationRole: OrganizationRole | null },
  actor: Pick<Actor, 'platformRole'> | null,
): boolean {
  if (seen.organization.suspendedAt === null || seen.organizationRole !== null) return true
  return canRestoreOrganization(actor)
}

/** Only an admin of the platform ends a suspension, and is told since when it lasts. */
export function canRestoreOrganization(actor: Pick<Actor, 'platformRole'> | null): boolean {
  return actor?.platformRole === 'admin'
}

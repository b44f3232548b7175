import type { OrganizationRole } from '#/domain/access/organization-roles.ts'
import { dataOf, loadClient } from '#/platform/auth/auth-answer.ts'
import type { InviteFields } from './team.schema.ts'

/** Everything here is about one company, whichever is the active one by now. */
type InCompany = { organizationId: string }

/**
 * Invites somebody; to an address that has an invitation it takes its place. Answers whether it was mailed: an address
 * has so many mails of the kind in a day.
 */
export async function inviteMember({
  teamId,
  ...fields
}: InviteFields & InCompany): Promise<{ isMailed: boolean }> {
  const { organization } = await loadClient()
  const made: object = dataOf(await organization.inviteMember({ ...fields, ...(teamId && { teamId }) }))
  return { isMailed: !('mailed' in made && made.mailed === false) }
}

export async function cancelInvitation(invitationId: string): Promise<void> {
  const { organization } = await loadClient()
  dataOf(await organization.cancelInvitation({ invitationId }))
}

type RoleChange = InCompany & { memberId: string; role: OrganizationRole }

export async function changeRole(change: RoleChange): Promise<void> {
  const { organization } = await loadClient()
  dataOf(await organization.updateMemberRole(change))
}

export async function removeMember({
  memberId,
  ...company
}: InCompany & { memberId: string }): Promise<void> {
  const { organization } = await loadClient()
  dataOf(await organization.removeMember({ ...company, memberIdOrEmail: memberId }))
}

export async function leaveOrganization(company: InCompany): Promise<void> {
  const { organization } = await loadClient()
  dataOf(await organization.leave(company))
}

export async function deleteTeam(named: InCompany & { teamId: string }): Promise<void> {
  const { organization } = await loadClient()
  dataOf(await organization.removeTeam(named))
}

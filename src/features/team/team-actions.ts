import type { OrganizationRole } from '#/domain/access/organization-roles.ts'
import { dataOf, loadClient } from '#/platform/auth/auth-answer.ts'
import type { InviteFields } from './team.schema.ts'

/** Everything here is about one company, whichever is the active one by now. */
type InCompany = { organizationId: string }

/** Mails an invitation; to an address that has one it takes its place. */
export async function inviteMember({ teamId, ...fields }: InviteFields & InCompany): Promise<void> {
  const { organization } = await loadClient()
  dataOf(await organization.inviteMember({ ...fields, ...(teamId && { teamId }) }))
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

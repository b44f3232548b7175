import { deleteOrganizationRows } from './delete-organization.server.ts'
import { endInvitation } from './end-invitation.server.ts'
import { requireStillGiven } from './invitation-rules.server.ts'
import { requireMayBecomeEmployer } from './may-become-employer.server.ts'
import { cancelOlderInvitations, cancelOtherInvitations } from './open-invitations.server.ts'
import { organizationFieldHooks } from './organization-field-hooks.server.ts'
import { teamHooks } from './team-hooks.server.ts'

type Maker = { id: string; emailVerified: boolean }
type Invited = { organizationId: string; email: string }
type Accepted = Invited & { id: string; inviterId: string; role: string }

/** Hooks of the organization plugin. The library lays what they answer over what was sent: to drop a field, say so. */
export const organizationHooks = {
  ...organizationFieldHooks,
  /** The library finds nothing left to delete. */
  beforeDeleteOrganization: ({ organization: { id } }: { organization: { id: string } }) =>
    deleteOrganizationRows(id),
  afterCreateInvitation: ({ invitation }: { invitation: Invited & { id: string } }) =>
    cancelOlderInvitations(invitation),
  beforeAcceptInvitation: async ({ invitation, user }: { invitation: Accepted; user: Maker }) => {
    await requireStillGiven(invitation, user.id)
    await requireMayBecomeEmployer(user.id)
  },
  afterAcceptInvitation: ({ invitation }: { invitation: Accepted }) => cancelOtherInvitations(invitation),
  beforeCancelInvitation: ({ invitation: { id } }: { invitation: { id: string } }) =>
    endInvitation(id, 'canceled'),
  beforeRejectInvitation: ({ invitation: { id } }: { invitation: { id: string } }) =>
    endInvitation(id, 'rejected'),
  ...teamHooks,
}

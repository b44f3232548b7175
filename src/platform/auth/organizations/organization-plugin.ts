import { organization } from 'better-auth/plugins'
import type { AuthHooks } from '../auth-hooks.ts'
import { mayMailInvitation } from './invitation-rules.server.ts'
import { organizationAccess } from './organization-access.ts'
import { organizationHooks } from './organization-hooks.ts'
import { noteUnmailed } from './unmailed-invitations.server.ts'

const INVITATION_EXPIRES_S = 7 * 86_400

/** The most members that a company may have; also the most that the library ever reads of them. */
export const MEMBERS_MAX = 500
const TEAMS_MAX = 100

const EMPLOYER_ONLY = (user: Record<string, unknown>) => user.type === 'Employer'

/** The library's organisations, with this product's roles, rules and fields. */
export function organizationPlugin({ sendInvitationMail }: Pick<AuthHooks, 'sendInvitationMail'>) {
  return organization({
    ...organizationAccess,
    // Nothing needs a team: a company begins without one, and the last one may go as well.
    teams: {
      enabled: true,
      defaultTeam: { enabled: false },
      allowRemovingAllTeams: true,
      maximumTeams: TEAMS_MAX,
    },
    membershipLimit: MEMBERS_MAX,
    creatorRole: 'owner',
    allowUserToCreateOrganization: EMPLOYER_ONLY,
    invitationExpiresIn: INVITATION_EXPIRES_S,
    requireEmailVerificationOnInvitation: true,
    cancelPendingInvitationsOnReInvite: true,
    organizationHooks,
    schema: {
      organization: {
        additionalFields: {
          email: { type: 'string', required: true, input: true },
          phone: { type: 'string', required: true, input: true },
          description: { type: 'string', required: true, input: true },
          location: { type: 'string', required: true, input: true },
          video: { type: 'string', required: false, input: true },
        },
      },
      member: { fields: { role: 'organizationRole' } },
      invitation: { fields: { role: 'organizationRole' } },
    },
    sendInvitationEmail: async ({ id, email, inviter, organization: { name } }) => {
      if (!(await mayMailInvitation(email))) return noteUnmailed(id)
      const inviterName = inviter.user.name
      return sendInvitationMail({ invitationId: id, email, inviterName, organizationName: name })
    },
  })
}

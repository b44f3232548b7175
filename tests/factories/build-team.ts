import type { ActiveTeamView, MemberView, SentInvitationView } from '#/features/team/team.view.ts'

/** A member as the team page knows them; their ids are made of the first name. */
export function buildMemberView(firstName: string, changes: Partial<MemberView> = {}): MemberView {
  const key = firstName.toLowerCase()
  return {
    id: `m-${key}`,
    userId: key,
    name: `${firstName} Okafor`,
    email: `${key}@tidewall.example`,
    image: null,
    organizationRole: 'member',
    joinedAt: '2026-01-02T23:30:00Z',
    ...changes,
  }
}

export function buildSentInvitation(changes: Partial<SentInvitationView> = {}): SentInvitationView {
  return {
    id: 'i1',
    email: 'leila@example.com',
    organizationRole: 'member',
    teamId: null,
    inviterName: 'Ruth Okafor',
    sentAt: '2026-11-20T10:00:00Z',
    expiresAt: '2026-11-27T10:00:00Z',
    isExpired: false,
    linkToGive: null,
    ...changes,
  }
}

/** A company of an owner (Ruth), an admin (Ada) and a member (Tom), seen by Ruth. */
export function buildActiveTeam(changes: Partial<ActiveTeamView> = {}): ActiveTeamView {
  return {
    organization: { id: 'tidewall', name: 'Tidewall', logo: null },
    ownRole: 'owner',
    ownUserId: 'ruth',
    members: [
      buildMemberView('Ruth', { organizationRole: 'owner' }),
      buildMemberView('Ada', { organizationRole: 'admin' }),
      buildMemberView('Tom'),
    ],
    invitations: [],
    teams: [],
    ...changes,
  }
}

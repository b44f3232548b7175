import type { OrganizationRole } from '#/domain/access/organization-roles.ts'

/** A member as their colleagues see them. */
export type MemberView = {
  /** Of the membership, which the calls about members name. */
  id: string
  userId: string
  name: string
  email: string
  image: string | null
  organizationRole: OrganizationRole
  joinedAt: string
}

/** An invitation that was not answered yet, as those who may cancel it see it. */
export type SentInvitationView = {
  id: string
  email: string
  organizationRole: OrganizationRole
  teamId: string | null
  inviterName: string
  sentAt: string
  expiresAt: string
  isExpired: boolean
  /** What the inviter hands over where no mail brought it; else null. */
  linkToGive: string | null
}

export type TeamView = { id: string; name: string; userIds: string[] }

/** The company that somebody acts for, and everybody in it. */
export type ActiveTeamView = {
  organization: { id: string; name: string; logo: string | null }
  ownRole: OrganizationRole
  ownUserId: string
  members: MemberView[]
  /** Empty for those who may not cancel them. */
  invitations: SentInvitationView[]
  teams: TeamView[]
}

import { and, asc, desc, eq, sql } from 'drizzle-orm'
import type { Actor } from '#/domain/access/actor.ts'
import { invitationPath } from '#/domain/access/invitation-path.ts'
import { db } from '#/db/client.server.ts'
import { invitation, member, organization, team, teamMember, user } from '#/db/schema/index.ts'
import { findMembership } from '#/platform/auth/organizations/membership.server.ts'
import { baseUrl } from '#/platform/env/env.server.ts'
import { canSeeInvitations } from './team.policy.ts'
import type { ActiveTeamView, MemberView, SentInvitationView, TeamView } from './team.view.ts'

/** More members than the library lets a company have, and more open invitations. */
const LISTED_MAX = 500

/** Index member_organization_user. */
async function listMembers(organizationId: string): Promise<MemberView[]> {
  const rows = await db()
    .select({
      id: member.id,
      userId: member.userId,
      name: user.name,
      email: user.email,
      image: user.image,
      organizationRole: member.organizationRole,
      joinedAt: member.createdAt,
    })
    .from(member)
    .innerJoin(user, eq(user.id, member.userId))
    .where(eq(member.organizationId, organizationId))
    .orderBy(asc(member.createdAt), asc(user.name), asc(member.id))
    .limit(LISTED_MAX)
  return rows.map((row) => ({ ...row, joinedAt: row.joinedAt.toISOString() }))
}

/** Newest first, those that ran out too: they can be sent again. Index invitation_organization_id. */
async function listInvitations(organizationId: string): Promise<SentInvitationView[]> {
  const rows = await db()
    .select({
      id: invitation.id,
      email: invitation.email,
      organizationRole: invitation.organizationRole,
      teamId: invitation.teamId,
      inviterName: user.name,
      sentAt: invitation.createdAt,
      expiresAt: invitation.expiresAt,
      isExpired: sql<boolean>`${invitation.expiresAt} <= now()`,
      mailed: invitation.mailed,
    })
    .from(invitation)
    .innerJoin(user, eq(user.id, invitation.inviterId))
    .where(and(eq(invitation.organizationId, organizationId), eq(invitation.status, 'pending')))
    .orderBy(desc(invitation.createdAt), desc(invitation.id))
    .limit(LISTED_MAX)
  return rows.map(({ mailed, ...row }) => ({
    ...row,
    organizationRole: row.organizationRole ?? 'member',
    linkToGive: mailed || row.isExpired ? null : `${baseUrl()}${invitationPath(row.id)}`,
    sentAt: row.sentAt.toISOString(),
    expiresAt: row.expiresAt.toISOString(),
  }))
}

/** Indexes team_organization_id and team_member_team_id. */
async function listTeams(organizationId: string): Promise<TeamView[]> {
  const rows = await db()
    .select({
      id: team.id,
      name: team.name,
      userIds: sql<string[]>`array_remove(array_agg(${teamMember.userId}), null)`,
    })
    .from(team)
    .leftJoin(teamMember, eq(teamMember.teamId, team.id))
    .where(eq(team.organizationId, organizationId))
    .groupBy(team.id)
    .orderBy(asc(sql`lower(${team.name})`), asc(team.id))
  return rows
}

/** The active company with its members in the order they joined, its teams and what is not answered yet; null without one. */
export async function findActiveTeam(actor: Actor): Promise<ActiveTeamView | null> {
  const membership = await findMembership(actor.userId, actor.activeOrganizationId)
  if (!membership) return null
  const { organizationId, organizationRole: ownRole } = membership
  const [[shown], members, invitations, teams] = await Promise.all([
    db()
      .select({ id: organization.id, name: organization.name, logo: organization.logo })
      .from(organization)
      .where(eq(organization.id, organizationId)),
    listMembers(organizationId),
    canSeeInvitations(ownRole) ? listInvitations(organizationId) : [],
    listTeams(organizationId),
  ])
  if (!shown) return null
  return { organization: shown, ownRole, ownUserId: actor.userId, members, invitations, teams }
}

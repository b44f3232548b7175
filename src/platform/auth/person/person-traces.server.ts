import { and, asc, eq, inArray, or, sql, type SQLWrapper } from 'drizzle-orm'
import type { Transaction } from '#/db/client.server.ts'
import {
  contactMessage,
  invitation,
  job,
  jobLike,
  member,
  organization,
  rateLimit,
  session,
  team,
  teamMember,
  verification,
} from '#/db/schema/index.ts'
import { deletePersonMails } from '#/platform/mailer/person-mails.server.ts'
import { holdLikes } from '#/platform/row-order/hold-likes.server.ts'
import { holdMembers } from '#/platform/row-order/hold-members.server.ts'
import { forgetTasksOf } from '#/platform/tasks/tasks.server.ts'

/** Whose traces are removed. */
export type LeavingPerson = { id: string; email: string; emailVerified: boolean }

/**
 * Holds what goes or changes with an account by itself, in everybody's order: the jobs that name it, its likes, its own
 * places and those of everybody in its companies, and at last the companies. The account is held before. Reads the table
 * of jobs.
 */
export async function holdWhatGoes(tx: Transaction, userId: string): Promise<void> {
  await tx
    .select({ id: job.id })
    .from(job)
    .where(eq(job.createdBy, userId))
    .orderBy(asc(job.number))
    .for('no key update')
  await holdLikes(tx, eq(jobLike.userId, userId))
  const owned = tx
    .select({ id: member.organizationId })
    .from(member)
    .where(and(eq(member.userId, userId), eq(member.organizationRole, 'owner')))
  await holdMembers(tx, or(eq(member.userId, userId), inArray(member.organizationId, owned)))
  await tx
    .select({ id: organization.id })
    .from(organization)
    .where(inArray(organization.id, owned))
    .orderBy(asc(organization.id))
    .for('no key update')
}

/** Teams keep the number of their members beside them. */
async function leaveTeams(tx: Transaction, userId: string): Promise<void> {
  const left = await tx
    .delete(teamMember)
    .where(eq(teamMember.userId, userId))
    .returning({ teamId: teamMember.teamId })
  if (left.length === 0) return
  const teamIds = left.map(({ teamId }) => teamId)
  await tx
    .update(team)
    .set({ memberCount: sql`greatest(${team.memberCount} - 1, 0)` })
    .where(inArray(team.id, teamIds))
}

/** Invitations and messages are under an address, which is somebody's own once it is confirmed. */
async function deleteByAddress(tx: Transaction, person: LeavingPerson): Promise<number[]> {
  if (!person.emailVerified) return []
  const email = person.email.toLowerCase()
  await tx.delete(invitation).where(eq(sql`lower(${invitation.email})`, email))
  const messages = await tx
    .delete(contactMessage)
    .where(eq(sql`lower(${contactMessage.email})`, email))
    .returning({ id: contactMessage.id })
  return messages.map(({ id }) => id)
}

/**
 * Removes what belongs to a person and does not go with the row of `user` by itself; docs/deletion.md lists everything.
 * Running it again changes nothing. Reads the tables of mails, counts and verifications whole: it happens rarely.
 */
export async function deletePersonTraces(tx: Transaction, person: LeavingPerson): Promise<void> {
  const { id: userId, email, emailVerified } = person
  await forgetTasksOf(tx, userId)
  const contactMessageIds = await deleteByAddress(tx, person)
  const sent = await tx
    .delete(invitation)
    .where(eq(invitation.inviterId, userId))
    .returning({ id: invitation.id })
  const invitationIds = sent.map(({ id }) => id)
  await deletePersonMails(tx, { userId, email, emailVerified, invitationIds, contactMessageIds })
  await leaveTeams(tx, userId)
  await tx.delete(session).where(eq(session.impersonatedBy, userId))
  const names = (column: SQLWrapper) => sql`position(${userId} in ${column}) > 0`
  await tx.delete(verification).where(or(names(verification.identifier), names(verification.value)))
  await tx.delete(rateLimit).where(names(rateLimit.key))
}

import { and, asc, eq, inArray, like, not, or, sql } from 'drizzle-orm'
import { db } from '#/db/client.server.ts'
import { toProfileDocument } from '#/db/documents/profile-document.ts'
import {
  account,
  contactMessage,
  invitation,
  job,
  jobLike,
  jobTransition,
  mail,
  member,
  organization,
  profile,
  session,
  team,
  teamMember,
  upload,
  user,
} from '#/db/schema/index.ts'
import { notFoundError } from '#/domain/app-error.ts'
import type { OwnDataRows } from './own-data.view.ts'

async function getAccount(userId: string) {
  const [found] = await db().select().from(user).where(eq(user.id, userId))
  if (!found) throw notFoundError()
  return found
}

async function findOwnProfile(userId: string): Promise<Pick<OwnDataRows, 'profile' | 'excludedEmployers'>> {
  const [row] = await db().select().from(profile).where(eq(profile.userId, userId))
  if (!row) return { profile: null, excludedEmployers: [] }
  const { profileVideo, updatedAt, excludedEmployers: ids } = row
  const excludedEmployers = await db()
    .select({ id: organization.id, name: organization.name })
    .from(organization)
    .where(inArray(organization.id, ids))
  return { profile: { document: toProfileDocument(row), profileVideo, updatedAt }, excludedEmployers }
}

/** Index account_user_id. No password, and none of a provider's tokens. */
function listWaysIn(userId: string) {
  return db()
    .select({ provider: account.providerId, createdAt: account.createdAt })
    .from(account)
    .where(eq(account.userId, userId))
    .orderBy(asc(account.createdAt))
}

/** Index session_user_id. No tokens. */
function listSessions(userId: string) {
  const { userAgent, ipAddress, impersonatedBy, createdAt, updatedAt, expiresAt } = session
  return db()
    .select({ userAgent, ipAddress, impersonatedBy, createdAt, updatedAt, expiresAt })
    .from(session)
    .where(eq(session.userId, userId))
    .orderBy(asc(createdAt))
}

/** Primary key of `job_like` (user first). */
function listLikes(userId: string) {
  const { jobId, state, likedAt, approachedAt, matchedAt, withdrawnAt, closedAt, closeReason } = jobLike
  return db()
    .select({
      ...{ jobId, state, likedAt, approachedAt, matchedAt, withdrawnAt, closedAt, closeReason },
      ...{ title: job.title, organization: organization.name },
    })
    .from(jobLike)
    .innerJoin(job, eq(job.id, jobId))
    .innerJoin(organization, eq(organization.id, job.organizationId))
    .where(eq(jobLike.userId, userId))
    .orderBy(asc(jobLike.createdAt))
}

/** Indexes member_user_id and team_member_user_id. */
async function listPlaces(userId: string): Promise<Pick<OwnDataRows, 'memberships' | 'teams'>> {
  const memberships = await db()
    .select({
      ...{ organizationId: member.organizationId, organization: organization.name },
      ...{ role: member.organizationRole, createdAt: member.createdAt },
    })
    .from(member)
    .innerJoin(organization, eq(organization.id, member.organizationId))
    .where(eq(member.userId, userId))
    .orderBy(asc(member.createdAt))
  const teams = await db()
    .select({ organizationId: team.organizationId, name: team.name })
    .from(teamMember)
    .innerJoin(team, eq(team.id, teamMember.teamId))
    .where(eq(teamMember.userId, userId))
  return { memberships, teams }
}

const invitationColumns = {
  ...{ organization: organization.name, role: invitation.organizationRole, status: invitation.status },
  ...{ createdAt: invitation.createdAt, expiresAt: invitation.expiresAt },
}

const listInvitations = (of: ReturnType<typeof eq>) =>
  db()
    .select(invitationColumns)
    .from(invitation)
    .innerJoin(organization, eq(organization.id, invitation.organizationId))
    .where(of)
    .orderBy(asc(invitation.createdAt))

/** What they did with jobs. Reads the tables: nobody else asks by person. */
async function listJobs(userId: string): Promise<Pick<OwnDataRows, 'jobs' | 'jobMoves'>> {
  const { id, title, status, createdAt } = job
  const jobs = await db()
    .select({ id, title, status, createdAt, organization: organization.name })
    .from(job)
    .innerJoin(organization, eq(organization.id, job.organizationId))
    .where(eq(job.createdBy, userId))
    .orderBy(asc(createdAt))
  const { fromStatus: from, toStatus: to, createdAt: at } = jobTransition
  const jobMoves = await db()
    .select({ title, from, to, at })
    .from(jobTransition)
    .innerJoin(job, eq(job.id, jobTransition.jobId))
    .where(eq(jobTransition.actorId, userId))
    .orderBy(asc(jobTransition.id))
  return { jobs, jobMoves }
}

/** Index upload_user_created_at. */
function listUploads(userId: string) {
  const { name, bytes, createdAt } = upload
  return db()
    .select({ name, bytes, createdAt })
    .from(upload)
    .where(eq(upload.userId, userId))
    .orderBy(asc(createdAt))
}

type Addressee = { id: string; email: string; emailVerified: boolean }
type ByAddress = Pick<OwnDataRows, 'invitations' | 'mails' | 'contactMessages'>

/**
 * What is kept under a mail address, and the mails of the account to one it had before. It is told once the address is confirmed: before, it may be somebody else's. The
 * operator's account does not receive what others wrote to the contact form. Reads the tables.
 */
async function listByAddress({ id, email: address, emailVerified }: Addressee): Promise<ByAddress> {
  if (!emailVerified) return { invitations: [], mails: [], contactMessages: [] }
  const email = address.toLowerCase()
  const { subject, text, createdAt, sentAt } = mail
  const mails = await db()
    .select({ subject, text, createdAt, sentAt })
    .from(mail)
    .where(
      or(
        eq(mail.userId, id),
        and(eq(sql`lower(${mail.recipient})`, email), not(like(mail.key, 'contact:%'))),
      ),
    )
    .orderBy(asc(mail.id))
  const { name, message, createdAt: writtenAt } = contactMessage
  const contactMessages = await db()
    .select({ name, message, createdAt: writtenAt })
    .from(contactMessage)
    .where(eq(sql`lower(${contactMessage.email})`, email))
    .orderBy(asc(contactMessage.id))
  const invitations = await listInvitations(eq(sql`lower(${invitation.email})`, email))
  return { invitations, mails, contactMessages }
}

/** Everything the tables hold about one person and may be told to them. Throws not-found when their account is gone. */
export async function loadOwnData(userId: string): Promise<OwnDataRows> {
  const own = await getAccount(userId)
  return {
    account: own,
    waysIn: await listWaysIn(userId),
    sessions: await listSessions(userId),
    ...(await findOwnProfile(userId)),
    likes: await listLikes(userId),
    ...(await listPlaces(userId)),
    invitationsSent: await listInvitations(eq(invitation.inviterId, userId)),
    ...(await listJobs(userId)),
    uploads: await listUploads(userId),
    ...(await listByAddress({ ...own, id: userId })),
  }
}

import { asc, eq, inArray } from 'drizzle-orm'
import { db, type Transaction } from '#/db/client.server.ts'
import { invitation, job, jobLike, member, organization, team } from '#/db/schema/index.ts'
import { log } from '#/platform/log/log.server.ts'
import { deleteInvitationMails } from '#/platform/mailer/person-mails.server.ts'
import { holdLikes } from '#/platform/row-order/hold-likes.server.ts'
import { holdMembers } from '#/platform/row-order/hold-members.server.ts'
import { isNamedByChance, storedFileName } from '#/platform/storage/storage.server.ts'
import { enqueue } from '#/platform/tasks/tasks.server.ts'
import { moveSessionsOn } from './move-sessions-on.server.ts'

type Shown = { logo: string | null; video: string | null }

/** The names of a company's own files in our storage: its logo, its video and those of its jobs. Index job_organization_id. */
async function listFiles(tx: Transaction, organizationId: string, { logo, video }: Shown) {
  const jobs = await tx.select({ video: job.video }).from(job).where(eq(job.organizationId, organizationId))
  const names = [
    storedFileName(logo, 'company-logos'),
    storedFileName(video, 'company-videos'),
    ...jobs.map((row) => storedFileName(row.video, 'job-videos')),
  ]
  return names.filter((name) => name !== null).filter(isNamedByChance)
}

/**
 * Deletes a company and everything of it in one transaction: jobs with their likes, members, teams, invitations and
 * their mails; its files go by a task of the same transaction. Nobody's session acts for it afterwards. Repeating it does
 * nothing. Does not ask who calls.
 */
export async function deleteOrganizationRows(organizationId: string): Promise<void> {
  const isDeleted = await db().transaction(async (tx) => {
    // Before the company, in everybody's order: teams, jobs, likes, places.
    await tx
      .select({ id: team.id })
      .from(team)
      .where(eq(team.organizationId, organizationId))
      .orderBy(asc(team.id))
      .for('update')
    const isOwnJob = eq(job.organizationId, organizationId)
    await tx.select({ id: job.id }).from(job).where(isOwnJob).orderBy(asc(job.number)).for('update')
    await holdLikes(tx, inArray(jobLike.jobId, tx.select({ id: job.id }).from(job).where(isOwnJob)))
    await holdMembers(tx, eq(member.organizationId, organizationId))
    const [row] = await tx
      .select({ logo: organization.logo, video: organization.video })
      .from(organization)
      .where(eq(organization.id, organizationId))
      .for('update')
    if (!row) return false
    const names = await listFiles(tx, organizationId, row)
    if (names.length > 0) await enqueue(tx, 'delete-files', { names })
    const userIds = (
      await tx
        .delete(member)
        .where(eq(member.organizationId, organizationId))
        .returning({ userId: member.userId })
    ).map(({ userId }) => userId)
    const sent = await tx
      .delete(invitation)
      .where(eq(invitation.organizationId, organizationId))
      .returning({ id: invitation.id })
    await deleteInvitationMails(
      tx,
      sent.map(({ id }) => id),
    )
    await tx.delete(organization).where(eq(organization.id, organizationId))
    await moveSessionsOn({ organizationId, userIds }, tx)
    return true
  })
  // For the operator's records: that it happened, and nothing of which.
  if (isDeleted) log().info('company deleted')
}

import { and, eq, inArray } from 'drizzle-orm'
import { db, type Transaction } from '#/db/client.server.ts'
import { job, mail, organization } from '#/db/schema/index.ts'
import type { TaskPayloads } from '#/platform/tasks/tasks.server.ts'
import { holdOwners, mailOwners, ownerMailKey, type Owners } from './owner-mails.server.ts'

/**
 * Tells the owners of its company that a job was taken down, in the admin's words. Nobody is told of one that was opened
 * again or is gone by now, nor twice of one end. Primary key.
 */
export async function mailTakenDown({ jobId }: TaskPayloads['job-taken-down']): Promise<void> {
  await db().transaction(async (tx) => {
    const [found] = await tx
      .select({
        ...{ title: job.title, archivedAt: job.archivedAt, reason: job.archiveNote },
        company: { id: organization.id, name: organization.name },
      })
      .from(job)
      .innerJoin(organization, eq(organization.id, job.organizationId))
      .where(and(eq(job.id, jobId), eq(job.status, 'Archived'), eq(job.archiveReason, 'Moderation')))
    if (!found) return
    const { title, company } = found
    const at = found.archivedAt?.toISOString() ?? ''
    const owners = (await holdOwners(tx, company.id)).map((owner) => ({ ...owner, at }))
    const about = { id: jobId, path: `/job/${jobId}` }
    const told = { kind: 'jobTakenDown', title, reason: found.reason ?? '' } as const
    await mailOwners(tx, { company, owners, about }, told)
  })
}

/** Those who were told that the job was taken down. Index mail_key_unique. */
async function toldOf(tx: Transaction, jobId: string, owners: Owners): Promise<Owners> {
  const keyOf = ({ id, at }: Owners[number]) => ownerMailKey('jobTakenDown', jobId, { id, at })
  const rows = await tx
    .select({ key: mail.key })
    .from(mail)
    .where(inArray(mail.key, owners.map(keyOf)))
  const told = new Set(rows.map(({ key }) => key))
  return owners.filter((owner) => told.has(keyOf(owner)))
}

/**
 * Tells the owners who were told that a job was taken down that it is open again, once. Nobody is told of one that has
 * ended again or is gone by now. Primary key.
 */
export async function mailJobRestored({ jobId, archivedAt }: TaskPayloads['job-restored']): Promise<void> {
  await db().transaction(async (tx) => {
    const [found] = await tx
      .select({ title: job.title, company: { id: organization.id, name: organization.name } })
      .from(job)
      .innerJoin(organization, eq(organization.id, job.organizationId))
      .where(and(eq(job.id, jobId), eq(job.status, 'Published')))
    if (!found) return
    const { title, company } = found
    const held = (await holdOwners(tx, company.id)).map((owner) => ({ ...owner, at: archivedAt }))
    const about = { id: jobId, path: `/job/${jobId}` }
    await mailOwners(
      tx,
      { company, owners: await toldOf(tx, jobId, held), about },
      { kind: 'jobRestored', title },
    )
  })
}

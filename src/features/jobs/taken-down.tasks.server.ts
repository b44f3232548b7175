import { eq, inArray } from 'drizzle-orm'
import { db, type Transaction } from '#/db/client.server.ts'
import { job, mail, organization } from '#/db/schema/index.ts'
import type { TaskPayloads } from '#/platform/tasks/tasks.server.ts'
import { holdOwners, mailOwners, ownerMailKey, type Owners } from './owner-mails.server.ts'

/**
 * A job as it is until the mails about that are in the outbox, its company, and those owners who may be told. Owners are
 * held before jobs, as whoever deletes an account does. Primary keys.
 */
async function holdAll(tx: Transaction, jobId: string) {
  const [of] = await tx
    .select({ company: { id: organization.id, name: organization.name } })
    .from(job)
    .innerJoin(organization, eq(organization.id, job.organizationId))
    .where(eq(job.id, jobId))
  if (!of) return null
  const owners = await holdOwners(tx, of.company.id)
  const [held] = await tx.select().from(job).where(eq(job.id, jobId)).for('share')
  return held ? { ...of, owners, held } : null
}

/**
 * Tells the owners of its company that a job was taken down, in the admin's words. Nobody is told of one that was opened
 * again or is gone by now, nor twice of one end.
 */
export async function mailTakenDown({ jobId }: TaskPayloads['job-taken-down']): Promise<void> {
  await db().transaction(async (tx) => {
    const found = await holdAll(tx, jobId)
    if (found?.held.status !== 'Archived' || found.held.archiveReason !== 'Moderation') return
    const { company, held } = found
    const at = held.archivedAt?.toISOString() ?? ''
    const owners = found.owners.map((owner) => ({ ...owner, at }))
    const about = { id: jobId, path: `/job/${jobId}` }
    const told = { kind: 'jobTakenDown', title: held.title, reason: held.archiveNote ?? '' } as const
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
 * ended again or is gone by now.
 */
export async function mailJobRestored({ jobId, archivedAt }: TaskPayloads['job-restored']): Promise<void> {
  await db().transaction(async (tx) => {
    const found = await holdAll(tx, jobId)
    if (found?.held.status !== 'Published') return
    const { company, held } = found
    const owners = await toldOf(
      tx,
      jobId,
      found.owners.map((owner) => ({ ...owner, at: archivedAt })),
    )
    const about = { id: jobId, path: `/job/${jobId}` }
    await mailOwners(tx, { company, owners, about }, { kind: 'jobRestored', title: held.title })
  })
}

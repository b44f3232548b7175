import { and, eq } from 'drizzle-orm'
import { db } from '#/db/client.server.ts'
import { job, organization } from '#/db/schema/index.ts'
import type { TaskPayloads } from '#/platform/tasks/tasks.server.ts'
import { holdOwners, mailOwners } from './owner-mails.server.ts'

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

import { and, eq } from 'drizzle-orm'
import { db } from '#/db/client.server.ts'
import { listedCompanyColumns } from '#/db/listed-columns.ts'
import { job, jobLike, member, organization, type JobRow } from '#/db/schema/index.ts'
import type { Actor } from '#/domain/access/actor.ts'
import type { OrganizationRole } from '#/domain/access/organization-roles.ts'
import { onceARequest } from '#/platform/http/once-a-request.ts'
import { IS_ANSWERABLE } from './is-answerable.server.ts'

/** A job, and how whoever reads it stands to it. */
export type FoundJob = {
  job: JobRow
  organization: {
    id: string
    name: string
    logo: string | null
    location: string
    suspendedAt: Date | null
    suspensionReason: string | null
  }
  /** Whether a like reaches anybody: while all members of the company are banned it does not. */
  isAnswerable: boolean
  /** What the reader is in the job's company; null for a stranger. */
  organizationRole: OrganizationRole | null
  /** What the reader and the job said to each other; null when nothing, or nobody is signed in. */
  like: typeof jobLike.$inferSelect | null
}

const jobs = onceARequest<FoundJob | null>()

async function readJob(actor: Actor | null, id: string): Promise<FoundJob | null> {
  const userId = actor?.userId ?? ''
  const [found] = await db()
    .select({
      job,
      organization: {
        ...listedCompanyColumns,
        location: organization.location,
        suspendedAt: organization.suspendedAt,
        suspensionReason: organization.suspensionReason,
      },
      isAnswerable: IS_ANSWERABLE,
      organizationRole: member.organizationRole,
      like: jobLike,
    })
    .from(job)
    .innerJoin(organization, eq(organization.id, job.organizationId))
    .leftJoin(member, and(eq(member.organizationId, job.organizationId), eq(member.userId, userId)))
    .leftJoin(jobLike, and(eq(jobLike.jobId, job.id), eq(jobLike.userId, userId)))
    .where(eq(job.id, id))
  return found ?? null
}

/**
 * The job with this id as the actor finds it, or null. One statement by primary keys and the index
 * member_organization_user, and within a request only one, whatever of the job's page asks. Does not decide whether the
 * actor may see the job.
 */
export function findJob(actor: Actor | null, id: string, request?: Request): Promise<FoundJob | null> {
  return jobs.ask(request, `${actor?.userId ?? ''} ${id}`, () => readJob(actor, id))
}

import { and, eq } from 'drizzle-orm'
import { db } from '#/db/client.server.ts'
import { job, member } from '#/db/schema/index.ts'
import type { Actor } from '#/domain/access/actor.ts'

/** Whether a job is one of the actor's companies'. Primary key of job, and index member_organization_user. */
export async function isOfOwnCompany(actor: Actor, jobId: string): Promise<boolean> {
  const [found] = await db()
    .select({ id: job.id })
    .from(job)
    .innerJoin(member, and(eq(member.organizationId, job.organizationId), eq(member.userId, actor.userId)))
    .where(eq(job.id, jobId))
  return found !== undefined
}

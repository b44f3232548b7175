import { and, eq } from 'drizzle-orm'
import { db } from '#/db/client.server.ts'
import { job, jobLike, member } from '#/db/schema/index.ts'
import type { Actor } from '#/domain/access/actor.ts'
import { ANONYMOUS_VIEWER, type ProfileViewer } from '#/domain/profile/visibility.ts'

/**
 * Who looks, and how the profile's owner stands with the jobs of the viewer's companies: with one of them where the profile
 * is asked for beside it, whatever was said of another. Only employers have such a standing; nothing is asked of the
 * database for others.
 */
export async function findProfileViewer(
  actor: Actor | null,
  ownerId: string,
  besideJob: string | null,
): Promise<ProfileViewer> {
  if (!actor) return ANONYMOUS_VIEWER
  const { userId, accountType } = actor
  if (accountType !== 'Employer') return { ...ANONYMOUS_VIEWER, userId, accountType }
  // Index member_user_id.
  const memberships = await db()
    .select({ organizationId: member.organizationId })
    .from(member)
    .where(eq(member.userId, userId))
  // The primary key of job_like, job_pkey, and index member_organization_user.
  const likes = await db()
    .select({ state: jobLike.state })
    .from(jobLike)
    .innerJoin(job, eq(job.id, jobLike.jobId))
    .innerJoin(member, and(eq(member.organizationId, job.organizationId), eq(member.userId, userId)))
    .where(and(eq(jobLike.userId, ownerId), besideJob === null ? undefined : eq(jobLike.jobId, besideJob)))
  return {
    userId,
    accountType,
    organizationIds: memberships.map(({ organizationId }) => organizationId),
    likeStates: likes.map(({ state }) => state),
  }
}

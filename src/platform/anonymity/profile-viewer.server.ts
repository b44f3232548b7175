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
  // The primary key of job_like, job_pkey, and index member_user_id.
  const likes = db()
    .select({ organizationId: job.organizationId, state: jobLike.state })
    .from(jobLike)
    .innerJoin(job, eq(job.id, jobLike.jobId))
    .where(and(eq(jobLike.userId, ownerId), besideJob === null ? undefined : eq(jobLike.jobId, besideJob)))
    .as('likes')
  const rows = await db()
    .select({ organizationId: member.organizationId, state: likes.state })
    .from(member)
    .leftJoin(likes, eq(likes.organizationId, member.organizationId))
    .where(eq(member.userId, userId))
  return {
    userId,
    accountType,
    organizationIds: [...new Set(rows.map(({ organizationId }) => organizationId))],
    likeStates: rows.flatMap(({ state }) => state ?? []),
  }
}

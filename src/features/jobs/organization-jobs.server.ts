import { and, desc, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import type { Actor } from '#/domain/access/actor.ts'
import { db } from '#/db/client.server.ts'
import { job, jobLike, jobViewCount, organization } from '#/db/schema/index.ts'
import { findMembership } from '#/platform/auth/organizations/membership.server.ts'
import { toOrganizationJobView, type OrganizationJobs } from './organization-jobs.view.ts'
import { utcToday } from '#/platform/clock/utc-today.ts'

/** An organisation with more jobs than this sees its newest ones. */
const JOBS_SHOWN_MAX = 200

const unanswered = and(eq(jobLike.state, 'liked'), isNull(jobLike.passedAt))
const stillCounted = and(isNotNull(jobLike.likedAt), sql`${jobLike.state} in ('liked', 'matched', 'closed')`)

/**
 * The jobs of the active organisation: open ones first, then drafts, then the archive, newest first. Empty, with no
 * role, when there is no active organisation or the actor has left it.
 */
export async function listJobsOfActiveOrganization(actor: Actor): Promise<OrganizationJobs> {
  const membership = await findMembership(actor.userId, actor.activeOrganizationId)
  if (!membership) return { organizationRole: null, jobs: [] }
  // Indexes job_organization_id and job_like_job_state.
  const rows = await db()
    .select({
      id: job.id,
      title: job.title,
      status: job.status,
      location: job.location,
      countries: job.countries,
      closingDate: job.closingDate,
      archivedAt: job.archivedAt,
      archiveReason: job.archiveReason,
      companySuspended: sql<boolean>`${organization.suspendedAt} is not null`,
      replyPledgeDays: job.replyPledgeDays,
      updatedAt: job.updatedAt,
      views: sql<number>`(select coalesce(sum(${jobViewCount.views}), 0)::int from ${jobViewCount}
        where ${jobViewCount.jobId} = ${job.id})`,
      likesNew: sql<number>`count(*) filter (where ${unanswered})::int`,
      likesOpen: sql<number>`count(*) filter (where ${jobLike.state} = 'liked')::int`,
      likesTotal: sql<number>`count(*) filter (where ${stillCounted})::int`,
      matches: sql<number>`count(*) filter (where ${jobLike.state} = 'matched')::int`,
      oldestUnanswered: sql<Date | null>`min(${jobLike.likedAt}) filter (where ${unanswered})`.mapWith(
        jobLike.likedAt,
      ),
    })
    .from(job)
    .innerJoin(organization, eq(organization.id, job.organizationId))
    .leftJoin(jobLike, eq(jobLike.jobId, job.id))
    .where(eq(job.organizationId, membership.organizationId))
    .groupBy(job.id, organization.id)
    .orderBy(sql`case ${job.status} when 'Published' then 0 when 'Draft' then 1 else 2 end`, desc(job.number))
    .limit(JOBS_SHOWN_MAX)
  const { organizationRole } = membership
  const at = { organizationRole, today: utcToday() }
  return { organizationRole, jobs: rows.map((row) => toOrganizationJobView(row, at)) }
}

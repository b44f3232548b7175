import { and, desc, eq, sql } from 'drizzle-orm'
import type { Actor } from '#/domain/access/actor.ts'
import { notFoundError } from '#/domain/app-error.ts'
import { db } from '#/db/client.server.ts'
import { job, member, organization } from '#/db/schema/index.ts'
import { IS_UNCONFIRMED } from '#/platform/auth/organizations/is-unconfirmed.server.ts'
import { readAnswersOf } from './answer-record.server.ts'
import { canRestoreOrganization, canSeeOrganization } from './organizations.policy.ts'
import { toOpenJobView, toOrganizationView, type OrganizationPage } from './organizations.view.ts'

/** The newest jobs stand on the page itself; a search shows the rest. */
const OPEN_JOBS_SHOWN = 20

/** A company and what the reader is in it. Primary key, and index member_organization_user. */
async function findSeen(organizationId: string, actor: Actor | null) {
  const isReader = actor ? eq(member.userId, actor.userId) : sql`false`
  const [found] = await db()
    .select({ organization, isUnconfirmed: IS_UNCONFIRMED, organizationRole: member.organizationRole })
    .from(organization)
    .leftJoin(member, and(eq(member.organizationId, organization.id), isReader))
    .where(eq(organization.id, organizationId))
  return found ?? null
}

/** The newest open jobs, each with the number of all. Index job_organization_id. */
function listOpenJobs(organizationId: string) {
  return db()
    .select({
      id: job.id,
      title: job.title,
      location: job.location,
      countries: job.countries,
      workLocation: job.workLocation,
      jobType: job.jobType,
      jobDuration: job.jobDuration,
      minSalary: job.minSalary,
      maxSalary: job.maxSalary,
      currency: job.currency,
      salaryPeriod: job.salaryPeriod,
      replyPledgeDays: job.replyPledgeDays,
      publishedAt: job.publishedAt,
      ofAll: sql<number>`(count(*) over ())::int`,
    })
    .from(job)
    .where(and(eq(job.organizationId, organizationId), eq(job.status, 'Published')))
    .orderBy(desc(job.publishedAt), desc(job.number))
    .limit(OPEN_JOBS_SHOWN)
}

/**
 * A company's public page, in three statements however much it has open. Throws not-found, also for one that is
 * suspended or unconfirmed, unless its people or an admin ask.
 */
export async function getOrganizationPage(
  organizationId: string,
  actor: Actor | null,
): Promise<OrganizationPage> {
  const found = await findSeen(organizationId, actor)
  if (!found || !canSeeOrganization(found, actor)) throw notFoundError()
  const [openJobs, answers] = await Promise.all([listOpenJobs(organizationId), readAnswersOf(organizationId)])
  const { organizationRole } = found
  return {
    organization: toOrganizationView(found.organization),
    openJobs: openJobs.map(toOpenJobView),
    openJobCount: openJobs[0]?.ofAll ?? 0,
    answers,
    suspensionReason: found.organization.suspensionReason,
    suspendedSince: (canRestoreOrganization(actor) && found.organization.suspendedAt?.toISOString()) || null,
    viewer: organizationRole && {
      organizationRole,
      isActive: actor?.activeOrganizationId === organizationId,
    },
  }
}

import { eq } from 'drizzle-orm'
import type { Actor } from '#/domain/access/actor.ts'
import { notFoundError } from '#/domain/app-error.ts'
import { db } from '#/db/client.server.ts'
import { job, organization } from '#/db/schema/index.ts'
import { findMembership } from '#/platform/auth/organizations/membership.server.ts'
import { canSeeJob } from './job-detail.policy.ts'
import { toJobView, type JobView } from './job-detail.view.ts'
import { drawnJob } from './drawn-job.ts'

/** A job's page as the actor may see it. Throws not-found for what is not there and for other people's drafts. */
export async function getVisibleJob(actor: Actor | null, id: string): Promise<JobView> {
  const [found] = await db()
    .select({ job, organization })
    .from(job)
    .innerJoin(organization, eq(organization.id, job.organizationId))
    .where(eq(job.id, id))
  if (!found) throw notFoundError()
  const membership = actor && (await findMembership(actor.userId, found.job.organizationId))
  const viewer = membership ? 'member' : 'visitor'
  if (!canSeeJob(found.job, viewer)) throw notFoundError()
  return toJobView(found.job, found.organization, viewer)
}

/** The same with its description drawn: browsers show it without the renderer, which is larger than the page. */
export async function getDrawnJob(actor: Actor | null, id: string): Promise<JobView> {
  return drawnJob(await getVisibleJob(actor, id))
}

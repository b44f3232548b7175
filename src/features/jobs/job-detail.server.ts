import type { Actor } from '#/domain/access/actor.ts'
import { notFoundError } from '#/domain/app-error.ts'
import { lastRestoreDay } from '#/domain/job/transitions.ts'
import { utcToday } from '#/platform/clock/utc-today.ts'
import { findJob, type FoundJob } from '#/platform/job-reading/find-job.server.ts'
import { canReadSuspension, canSeeJob } from './job-detail.policy.ts'
import { toJobView, type JobView, type JobViewer } from './job-detail.view.ts'
import { canSuspendOrganizations } from './suspension/suspension.policy.ts'
import { drawnJob } from './drawn-job.ts'

const viewerOf = ({ organizationRole }: FoundJob): JobViewer => (organizationRole ? 'member' : 'visitor')

/** A job that the actor may see. Throws not-found for what is not there, others' drafts and what a suspended company has. */
export async function getSeenJob(actor: Actor | null, id: string, request?: Request): Promise<FoundJob> {
  const found = await findJob(actor, id, request)
  if (!found || !canSeeJob(found, viewerOf(found), actor)) throw notFoundError()
  return found
}

/** A job's page as the actor may see it; one that nobody can answer now looks closed. Throws as `getSeenJob` does. */
export async function getVisibleJob(actor: Actor | null, id: string, request?: Request): Promise<JobView> {
  const found = await getSeenJob(actor, id, request)
  const { job, organization, organizationRole } = found
  const companySuspended = organization.suspendedAt !== null
  const maySayWhy = canReadSuspension(viewerOf(found), actor)
  const view = toJobView(job, organization, viewerOf(found))
  return {
    ...view,
    ...(view.state === 'open' && !found.isAnswerable && ({ state: 'closed', apply: null } as const)),
    restorableUntil: lastRestoreDay({ ...job, companySuspended }, organizationRole, utcToday()),
    archiveNote: organizationRole && job.archiveNote,
    suspensionReason: maySayWhy ? organization.suspensionReason : null,
    suspendedSince:
      (actor && canSuspendOrganizations(actor) && organization.suspendedAt?.toISOString()) || null,
  }
}

/** The same with its description drawn: browsers show it without the renderer, which is larger than the page. */
export async function getDrawnJob(actor: Actor | null, id: string, request?: Request): Promise<JobView> {
  return drawnJob(await getVisibleJob(actor, id, request))
}

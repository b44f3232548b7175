import type { Actor } from '#/domain/access/actor.ts'
import { notFoundError } from '#/domain/app-error.ts'
import { lastRestoreDay } from '#/domain/job/transitions.ts'
import { utcToday } from '#/platform/clock/utc-today.ts'
import { findJob, type FoundJob } from '#/platform/job-reading/find-job.server.ts'
import { canSeeJob } from './job-detail.policy.ts'
import { toJobView, type JobView, type JobViewer } from './job-detail.view.ts'
import { drawnJob } from './drawn-job.ts'

const viewerOf = ({ organizationRole }: FoundJob): JobViewer => (organizationRole ? 'member' : 'visitor')

/** A job that the actor may see. Throws not-found for what is not there and for other people's drafts. */
export async function getSeenJob(actor: Actor | null, id: string, request?: Request): Promise<FoundJob> {
  const found = await findJob(actor, id, request)
  if (!found || !canSeeJob(found.job, viewerOf(found))) throw notFoundError()
  return found
}

/** A job's page as the actor may see it. Throws as `getSeenJob` does. */
export async function getVisibleJob(actor: Actor | null, id: string, request?: Request): Promise<JobView> {
  const found = await getSeenJob(actor, id, request)
  const restorableUntil = lastRestoreDay(found.job, found.organizationRole, utcToday())
  const archiveNote = found.organizationRole && found.job.archiveNote
  return { ...toJobView(found.job, found.organization, viewerOf(found)), restorableUntil, archiveNote }
}

/** The same with its description drawn: browsers show it without the renderer, which is larger than the page. */
export async function getDrawnJob(actor: Actor | null, id: string, request?: Request): Promise<JobView> {
  return drawnJob(await getVisibleJob(actor, id, request))
}

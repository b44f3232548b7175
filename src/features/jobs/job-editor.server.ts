import { eq } from 'drizzle-orm'
import type { Actor } from '#/domain/access/actor.ts'
import { AppError, notFoundError } from '#/domain/app-error.ts'
import type { JobDetails } from '#/domain/job/job-details.ts'
import type { PublishProblem } from '#/domain/job/publish-rules.ts'
import type { JobStatus } from '#/domain/job/vocabulary.ts'
import type { Coordinates } from '#/domain/place/place.ts'
import { lockNamed } from '#/db/advisory-locks.server.ts'
import { db, type Transaction } from '#/db/client.server.ts'
import { job, jobTransition, organization, type JobRow } from '#/db/schema/index.ts'
import { findMembership } from '#/platform/auth/organizations/membership.server.ts'
import { countMade } from '#/platform/rate-limit/daily-quota.server.ts'
import { visitId } from '#/platform/visit-id/visit-id.server.ts'
import { brokenBySave } from './broken-by-save.ts'
import { countPayChange } from './count-stated-pay.server.ts'
import { findConflicts } from './find-conflicts.ts'
import { findEmptyDraft } from './find-empty-draft.server.ts'
import { canEditJob } from './job-editor.policy.ts'
import type { SaveJobStepInput } from './job-editor.schema.ts'
import { changesOfStep, type JobChanges } from './job-steps.ts'
import { toJobEditView, type JobEditView, type StoredJob } from './job-editor.view.ts'
import { claimJobVideo, requireStoredVideo } from './job-video.server.ts'
import { holdTeam, listJobTeams, noTeamError } from './job-teams.server.ts'
import { lockOwnJob } from './lock-own-job.server.ts'
import { requireMeantPay } from './require-meant-pay.ts'
import { tidyPlace } from './tidy-place.ts'
import { toJobDetails } from '#/domain/job/to-job-details.ts'
import { utcToday } from '#/platform/clock/utc-today.ts'

const PAY_FIELDS = ['minSalary', 'maxSalary', 'currency', 'salaryPeriod'] as const

/** What is hardly meant is hardly meant in any currency. */
const STATED_FIELDS = ['minSalary', 'maxSalary', 'salaryPeriod'] as const

/** One id for one person's one visit, so that a repeated request meets the row it already made. */
export function draftId(actor: Actor, purpose: string, visitKey: string | undefined): string {
  return visitId({ userId: actor.userId, purpose, visitKey })
}

/**
 * Writes a draft and the first line of its log; a second writer of the same id changes nothing. Throws rate-limited
 * when its maker has made too many today.
 */
export async function insertDraft(
  tx: Transaction,
  draft: { id: string; organizationId: string; createdBy: string; details?: JobDetails; reason?: string },
): Promise<void> {
  const { id, organizationId, createdBy, details, reason } = draft
  const [made] = await tx
    .insert(job)
    .values({ ...details, id, organizationId, createdBy })
    .onConflictDoNothing({ target: job.id })
    .returning({ id: job.id })
  if (!made) return
  await countMade(createdBy, 'job', tx)
  await tx.insert(jobTransition).values({ jobId: id, actorId: createdBy, toStatus: 'Draft', reason })
}

/** Whether this visit has begun its draft already. Primary key. */
async function isBegun(tx: Transaction, id: string): Promise<boolean> {
  return (await tx.$count(job, eq(job.id, id))) > 0
}

/**
 * Begins an empty draft in the active organisation, or answers the one that the actor has begun there more than a minute
 * ago and left empty. The same visit key makes one draft however often it is sent. Throws a conflict when there is no
 * active organisation or the actor has left it.
 */
export async function beginJob(actor: Actor, input: { visitKey?: string } = {}): Promise<{ id: string }> {
  return db().transaction(async (tx) => {
    const membership = await findMembership(actor.userId, actor.activeOrganizationId, tx)
    if (!membership) throw new AppError('CONFLICT', 'job.editor.noOrganization.title')
    const { organizationId } = membership
    // A request that is sent twice at once waits and finds what the first has begun.
    await lockNamed(tx, 'beginJob', actor.userId)
    const id = draftId(actor, 'create', input.visitKey)
    if (await isBegun(tx, id)) return { id }
    const empty = await findEmptyDraft(tx, { organizationId, createdBy: actor.userId })
    if (empty !== null) return { id: empty }
    await insertDraft(tx, { id, organizationId, createdBy: actor.userId })
    return { id }
  })
}

/** A job for the editor. Throws not-found, to strangers too. */
export async function findJobForEdit(actor: Actor, jobId: string): Promise<JobEditView> {
  const [found] = await db()
    .select({ row: job, organization })
    .from(job)
    .innerJoin(organization, eq(organization.id, job.organizationId))
    .where(eq(job.id, jobId))
  const membership = found ? await findMembership(actor.userId, found.row.organizationId) : null
  if (!found || !canEditJob(membership)) throw notFoundError()
  const { organizationRole } = membership
  const teams = await listJobTeams(found.organization.id)
  return toJobEditView(found.row, found.organization, { organizationRole, teams })
}

/** The refusal that lists every broken rule; the first one speaks for all where only one text fits. */
export function incompleteError(problems: readonly PublishProblem[]): AppError {
  const issues = problems.map(({ field, message }) => ({ field, message }))
  return new AppError('INVALID', issues[0]?.message ?? 'error.invalid', { field: issues[0]?.field, issues })
}

/** Refuses to write over what somebody else has written since the writer began; names every such field. */
function requireNoConflict(stored: JobDetails, values: JobChanges, base: Record<string, unknown> = {}): void {
  const [first, ...others] = findConflicts(stored, { base, values })
  if (!first) return
  const message = 'job.editor.changedMeanwhile'
  const issues = [first, ...others].map((field) => ({ field, message }))
  throw new AppError('CONFLICT', message, { field: first, issues })
}

/** Refuses what was written for a job in another state: what a draft saves by itself must not go live unasked. */
function requireStatus(status: JobStatus, written: SaveJobStepInput['status']): void {
  if (status === 'Archived') throw new AppError('CONFLICT', 'job.editor.archived.title')
  if (status === written) return
  throw new AppError('CONFLICT', status === 'Published' ? 'job.editor.wentLive' : 'job.editor.backToDraft')
}

/** Another place than before has other coordinates: those that came with it, or nobody knows them. */
function placeOf(values: JobChanges, before: JobDetails, point?: Coordinates): Partial<JobDetails> {
  const moved =
    ('location' in values && values.location !== before.location) ||
    ('countryCode' in values && values.countryCode !== before.countryCode)
  return moved ? (point ?? { lat: null, lng: null }) : {}
}

/** What an open job has to obey beside a draft's rules. Asks about unlikely pay, and counts a change of it and of the title. */
async function requireLiveChange(
  tx: Transaction,
  input: SaveJobStepInput,
  { actor, row, before, after }: { actor: Actor; row: JobRow; before: JobDetails; after: JobDetails },
): Promise<void> {
  const broken = brokenBySave(before, after, { today: utcToday() })
  if (broken.length > 0) throw incompleteError(broken)
  // What an open job is called stays among the words that searches are compared with until the night.
  if (before.title !== after.title) await countMade(actor.userId, 'title', tx)
  if (PAY_FIELDS.every((field) => before[field] === after[field])) return
  const isRestated = STATED_FIELDS.some((field) => before[field] !== after[field])
  if (isRestated) requireMeantPay(after, input.step === 3 ? input : {})
  await countPayChange(tx, { job: row, by: actor })
}

/**
 * Saves the touched fields of one step, all or none. A draft may be incomplete; an open job may not break a rule of
 * publishing, and an archived one stays as it was. The pay of an open job changes three times a day at most, and a person
 * changes fifty titles of open jobs a day. Answers what is stored now. Throws rate-limited above that, not-found, conflict (the job is in another state than the writer takes it for, the fields that somebody
 * else has changed, or a question about unlikely pay), or invalid with the broken rules.
 */
export async function saveStep(actor: Actor, input: SaveJobStepInput): Promise<StoredJob> {
  if (input.step === 1) await requireStoredVideo(actor, input.id, input.values.video)
  return db().transaction(async (tx) => {
    const changes = changesOfStep(input.values, input.step)
    const isTeamHeld = !changes.teamId || (await holdTeam(tx, input.id, changes.teamId))
    const { row } = await lockOwnJob(tx, actor, input.id)
    requireStatus(row.status, input.status)
    const before = toJobDetails(row)
    requireNoConflict(before, changes, input.base)
    if (!isTeamHeld) throw noTeamError()
    await claimJobVideo(tx, changes.video, before.video)
    const point = input.step === 1 ? input.point : undefined
    const after: JobDetails = { ...before, ...changes, ...placeOf(changes, before, point) }
    // The pair can be wrong in any state, and the table refuses it in words that nobody could use.
    if (after.minSalary !== null && after.maxSalary !== null && after.minSalary > after.maxSalary) {
      throw incompleteError([{ field: 'minSalary', step: 3, message: 'job.publish.salaryOrder' }])
    }
    if (row.status === 'Published') await requireLiveChange(tx, input, { actor, row, before, after })
    const [saved] = await tx
      .update(job)
      .set(row.status === 'Published' ? { ...after, ...tidyPlace(after) } : after)
      .where(eq(job.id, row.id))
      .returning()
    if (!saved) throw notFoundError()
    return { details: toJobDetails(saved), updatedAt: saved.updatedAt.toISOString() }
  })
}

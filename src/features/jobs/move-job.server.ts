import { count, eq, type SQL } from 'drizzle-orm'
import type { Actor } from '#/domain/access/actor.ts'
import { AppError } from '#/domain/app-error.ts'
import { publishProblems } from '#/domain/job/publish-rules.ts'
import {
  ARCHIVE_REASONS_OF,
  TRANSITION_TABLE,
  endFacts,
  findTransitionProblem,
  type JobActor,
  type JobTransition,
  type TransitionFacts,
  type TransitionProblem,
} from '#/domain/job/transitions.ts'
import type { ArchiveReason, JobStatus } from '#/domain/job/vocabulary.ts'
import { db, type Transaction } from '#/db/client.server.ts'
import { job, jobLike, jobTransition, organization, user, type JobRow } from '#/db/schema/index.ts'
import { closeOpenLikes, reopenClosedLikes } from './close-likes.server.ts'
import { incompleteError } from './job-editor.server.ts'
import { countMade } from '#/platform/rate-limit/daily-quota.server.ts'
import { lockOwnJob } from './lock-own-job.server.ts'
import { tidyPlace } from './tidy-place.ts'
import { utcToday } from '#/platform/clock/utc-today.ts'
import { toJobDetails } from '#/domain/job/to-job-details.ts'

/** Where a job stands after somebody moved it. */
export type JobStatusView = { id: string; status: JobStatus }

/** A locked job, and what whoever moves it is to it. */
export type HeldJob = { row: JobRow; mover: JobActor }

/** Any row counts: even a withdrawn like is a person's history with this job. Index job_like_job_state. */
async function countLikes(tx: Transaction, jobId: string): Promise<number> {
  const [counted] = await tx.select({ likes: count() }).from(jobLike).where(eq(jobLike.jobId, jobId))
  return counted?.likes ?? 0
}

/** Asks the database, not the session: whoever has just verified need not wait for a cookie to age. */
async function isEmailVerified(tx: Transaction, userId: string): Promise<boolean> {
  const [found] = await tx.select({ verified: user.emailVerified }).from(user).where(eq(user.id, userId))
  return found?.verified ?? false
}

/** Held until the transaction ends: nobody publishes what belongs to a company that is just being suspended. Primary key. */
async function isCompanySuspended(tx: Transaction, organizationId: string): Promise<boolean> {
  const [found] = await tx
    .select({ suspendedAt: organization.suspendedAt })
    .from(organization)
    .where(eq(organization.id, organizationId))
    .for('share')
  return (found?.suspendedAt ?? null) !== null
}

/** What the table of transitions asks about a job, read inside the transaction that will move it. */
export async function gatherFacts(
  tx: Transaction,
  actor: Actor,
  { row }: Pick<HeldJob, 'row'>,
): Promise<TransitionFacts> {
  const today = utcToday()
  return {
    ...endFacts({ ...row, companySuspended: await isCompanySuspended(tx, row.organizationId) }, today),
    publishProblemCount: publishProblems(toJobDetails(row), { today }).length,
    emailVerified: await isEmailVerified(tx, actor.userId),
    likeCount: await countLikes(tx, row.id),
  }
}

/** The reason in words: incomplete drafts answer with every broken rule. */
export function refusal(problem: TransitionProblem, { row }: Pick<HeldJob, 'row'>): AppError {
  if (problem === 'incomplete') {
    return incompleteError(publishProblems(toJobDetails(row), { today: utcToday() }))
  }
  const isForbidden = problem === 'notAllowed' || problem === 'emailNotVerified'
  return new AppError(isForbidden ? 'FORBIDDEN' : 'CONFLICT', `job.transition.${problem}`)
}

/** True when it may happen, false when it already has; throws when it may not. */
async function mayMove(tx: Transaction, actor: Actor, held: HeldJob, move: JobTransition): Promise<boolean> {
  const facts = await gatherFacts(tx, actor, held)
  const problem = findTransitionProblem(move, held.mover, facts)
  if (problem === 'wrongStatus' && held.row.status === TRANSITION_TABLE[move].to) return false
  if (problem) throw refusal(problem, held)
  return true
}

/** One step to make. `changes` are the columns that change beside the status; `ask` may throw before it is made. */
export type Move = {
  transition: Exclude<JobTransition, 'repost' | 'expire'>
  changes: {
    publishedAt?: SQL | null
    archivedAt?: SQL | null
    archiveReason?: ArchiveReason | null
    archiveNote?: string | null
  }
  ask?: (tx: Transaction, row: JobRow) => Promise<void>
}

/** What is left of its end on a job that is open again. */
export const NOT_ARCHIVED = { archivedAt: null, archiveReason: null, archiveNote: null } as const

/** What `moveJob` does to a job that the caller holds. Tells whether it moved: false when it stood there already. */
export async function moveHeldJob(
  tx: Transaction,
  actor: Actor,
  held: HeldJob,
  { transition, changes, ask }: Move,
): Promise<boolean> {
  const { row, mover } = held
  const { to } = TRANSITION_TABLE[transition]
  if (!(await mayMove(tx, actor, held, transition))) return false
  await ask?.(tx, row)
  const reason = changes.archiveReason ?? null
  if (reason && !ARCHIVE_REASONS_OF[mover].includes(reason)) throw refusal('notAllowed', held)
  await tx
    .update(job)
    .set({ ...changes, ...(to === 'Published' && tidyPlace(row)), status: to })
    .where(eq(job.id, row.id))
  await tx
    .insert(jobTransition)
    .values({ jobId: row.id, actorId: actor.userId, fromStatus: row.status, toStatus: to, reason })
  if (reason) await closeOpenLikes(tx, [row.id], reason)
  if (transition === 'restore') await reopenClosedLikes(tx, [row.id])
  return true
}

/**
 * One step of a job's life, at most once: with a line in its log, and closing its likes when it ends. A person makes 200
 * a day. Throws rate-limited above that, not-found, forbidden, conflict, or invalid with the rules of publishing that are
 * broken.
 */
export async function moveJob(
  actor: Actor,
  { jobId, ...move }: Move & { jobId: string },
): Promise<JobStatusView> {
  return db().transaction(async (tx) => {
    const { row, organizationRole } = await lockOwnJob(tx, actor, jobId)
    // Every step stays in the log of the job, and pages that were kept go.
    if (await moveHeldJob(tx, actor, { row, mover: organizationRole }, move))
      await countMade(actor.userId, 'status', tx)
    return { id: row.id, status: TRANSITION_TABLE[move.transition].to }
  })
}

import { count, eq, type SQL } from 'drizzle-orm'
import type { Actor } from '#/domain/access/actor.ts'
import { AppError } from '#/domain/app-error.ts'
import type { JobDetails } from '#/domain/job/job-details.ts'
import { publishProblems } from '#/domain/job/publish-rules.ts'
import {
  ARCHIVE_REASONS_OF,
  TRANSITION_TABLE,
  endFacts,
  findTransitionProblem,
  type JobTransition,
  type TransitionFacts,
  type TransitionProblem,
} from '#/domain/job/transitions.ts'
import type { ArchiveReason, JobStatus } from '#/domain/job/vocabulary.ts'
import { db, type Transaction } from '#/db/client.server.ts'
import { job, jobLike, jobTransition, user } from '#/db/schema/index.ts'
import { closeOpenLikes, reopenClosedLikes } from './close-likes.server.ts'
import { incompleteError } from './job-editor.server.ts'
import { lockOwnJob } from './lock-own-job.server.ts'
import { tidyPlace } from './tidy-place.ts'
import { utcToday } from '#/platform/clock/utc-today.ts'
import { toJobDetails } from '#/domain/job/to-job-details.ts'

/** Where a job stands after somebody moved it. */
export type JobStatusView = { id: string; status: JobStatus }

/** A locked job and what the actor is in its organisation. */
export type OwnJob = Awaited<ReturnType<typeof lockOwnJob>>

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

/** What the table of transitions asks about a job, read inside the transaction that will move it. */
export async function gatherFacts(tx: Transaction, actor: Actor, { row }: OwnJob): Promise<TransitionFacts> {
  const today = utcToday()
  return {
    ...endFacts(row, today),
    publishProblemCount: publishProblems(toJobDetails(row), { today }).length,
    emailVerified: await isEmailVerified(tx, actor.userId),
    likeCount: await countLikes(tx, row.id),
  }
}

/** The reason in words: incomplete drafts answer with every broken rule. */
export function refusal(problem: TransitionProblem, { row }: OwnJob): AppError {
  if (problem === 'incomplete') {
    return incompleteError(publishProblems(toJobDetails(row), { today: utcToday() }))
  }
  const isForbidden = problem === 'notAllowed' || problem === 'emailNotVerified'
  return new AppError(isForbidden ? 'FORBIDDEN' : 'CONFLICT', `job.transition.${problem}`)
}

/** True when it may happen, false when it already has; throws when it may not. */
async function mayMove(tx: Transaction, actor: Actor, own: OwnJob, move: JobTransition): Promise<boolean> {
  const facts = await gatherFacts(tx, actor, own)
  const problem = findTransitionProblem(move, own.organizationRole, facts)
  if (problem === 'wrongStatus' && own.row.status === TRANSITION_TABLE[move].to) return false
  if (problem) throw refusal(problem, own)
  return true
}

/** One step to make. `changes` are the columns that change beside the status; `ask` may throw before it is made. */
export type Move = {
  jobId: string
  transition: Exclude<JobTransition, 'repost' | 'expire'>
  changes: { publishedAt?: SQL | null; archivedAt?: SQL | null; archiveReason?: ArchiveReason | null }
  ask?: (details: JobDetails) => void
}

/**
 * One step of a job's life, at most once: with a line in its log, and closing its likes when it ends. Throws
 * not-found, forbidden, conflict, or invalid with the rules of publishing that are broken.
 */
export async function moveJob(actor: Actor, move: Move): Promise<JobStatusView> {
  const { to } = TRANSITION_TABLE[move.transition]
  return db().transaction(async (tx) => {
    const own = await lockOwnJob(tx, actor, move.jobId)
    if (!(await mayMove(tx, actor, own, move.transition))) return { id: own.row.id, status: to }
    move.ask?.(toJobDetails(own.row))
    const reason = move.changes.archiveReason ?? null
    if (reason && !ARCHIVE_REASONS_OF[own.organizationRole].includes(reason)) throw refusal('notAllowed', own)
    await tx
      .update(job)
      .set({ ...move.changes, ...(to === 'Published' && tidyPlace(own.row)), status: to })
      .where(eq(job.id, own.row.id))
    await tx.insert(jobTransition).values({
      jobId: own.row.id,
      actorId: actor.userId,
      fromStatus: own.row.status,
      toStatus: to,
      reason,
    })
    if (reason) await closeOpenLikes(tx, [own.row.id], reason)
    if (move.transition === 'restore') await reopenClosedLikes(tx, own.row.id)
    return { id: own.row.id, status: to }
  })
}

import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import type { Actor } from '#/domain/access/actor.ts'
import type { ArchiveReason, JobStatus } from '#/domain/job/vocabulary.ts'
import type { Transaction } from '#/db/client.server.ts'
import { job, jobTransition } from '#/db/schema/index.ts'
import { utcToday } from '#/platform/clock/utc-today.ts'
import { closeOpenLikes, reopenClosedLikes } from '../close-likes.server.ts'
import { NOT_ARCHIVED } from '../move-job.server.ts'

/** Jobs moved by one statement, which may not take for ever. */
const BATCH_MAX = 250
const SUSPENDED = 'Suspended' satisfies ArchiveReason

const OPEN = eq(job.status, 'Published')
const HIDDEN = and(eq(job.status, 'Archived'), eq(job.archiveReason, SUSPENDED))

type HeldJob = { id: string; closingDate: string | null }

/**
 * A company's jobs of one kind, held until the transaction ends; only what names them may come meanwhile, such as views.
 * Index job_organization_id.
 */
function holdJobs(tx: Transaction, organizationId: string, which: typeof OPEN | typeof HIDDEN) {
  return tx
    .select({ id: job.id, closingDate: job.closingDate })
    .from(job)
    .where(and(eq(job.organizationId, organizationId), which))
    .orderBy(asc(job.number))
    .for('no key update')
}

/** What a suspension takes down. */
export const holdOpenJobs = (tx: Transaction, organizationId: string) => holdJobs(tx, organizationId, OPEN)
/** What a suspension took down. */
export const holdHiddenJobs = (tx: Transaction, organizationId: string) =>
  holdJobs(tx, organizationId, HIDDEN)

function* batchesOf(jobs: readonly HeldJob[]): Generator<string[]> {
  for (let from = 0; from < jobs.length; from += BATCH_MAX)
    yield jobs.slice(from, from + BATCH_MAX).map(({ id }) => id)
}

type Logged = { from: JobStatus; to: JobStatus; reason: ArchiveReason | null }

async function logMoves(tx: Transaction, actor: Actor, ids: readonly string[], { from, to, reason }: Logged) {
  const moved = { actorId: actor.userId, fromStatus: from, toStatus: to, reason }
  await tx.insert(jobTransition).values(ids.map((jobId) => ({ jobId, ...moved })))
}

/** When the company last changed a job: that it is hidden for a while is no change of its own. */
const UNCHANGED = { updatedAt: sql`${job.updatedAt}` }

/** Takes held open jobs down and closes their likes; whoever waits for an answer is told by a task. */
export async function hideJobs(tx: Transaction, actor: Actor, jobs: readonly HeldJob[]): Promise<void> {
  for (const ids of batchesOf(jobs)) {
    await tx
      .update(job)
      .set({ status: 'Archived', archivedAt: sql`now()`, archiveReason: SUSPENDED, ...UNCHANGED })
      .where(inArray(job.id, ids))
    await closeOpenLikes(tx, ids, SUSPENDED)
    await logMoves(tx, actor, ids, { from: 'Published', to: 'Archived', reason: SUSPENDED })
  }
}

/**
 * Opens held hidden jobs again, with the likes that had been closed. Those whose closing day has passed meanwhile stay
 * closed, as expired ones. Answers how many are open.
 */
export async function showJobs(tx: Transaction, actor: Actor, jobs: readonly HeldJob[]): Promise<number> {
  const today = utcToday()
  const isOver = ({ closingDate }: HeldJob) => closingDate !== null && closingDate < today
  const open = jobs.filter((one) => !isOver(one))
  for (const ids of batchesOf(open)) {
    await tx
      .update(job)
      .set({ status: 'Published', ...NOT_ARCHIVED, ...UNCHANGED })
      .where(inArray(job.id, ids))
    await reopenClosedLikes(tx, ids)
    await logMoves(tx, actor, ids, { from: 'Archived', to: 'Published', reason: null })
  }
  for (const ids of batchesOf(jobs.filter(isOver))) {
    await tx
      .update(job)
      .set({ archiveReason: 'Expired', ...UNCHANGED })
      .where(inArray(job.id, ids))
  }
  return open.length
}

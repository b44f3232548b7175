import { and, eq } from 'drizzle-orm'
import { AppError, notFoundError } from '#/domain/app-error.ts'
import { nextLikeState, type LikeAction, type LikeState } from '#/domain/job/like-state.ts'
import { lockNamed } from '#/db/advisory-locks.server.ts'
import type { Transaction } from '#/db/client.server.ts'
import { jobLike } from '#/db/schema/index.ts'
import { enqueue } from '#/platform/tasks/tasks.server.ts'

export type Pair = { userId: string; jobId: string }

/** How they stand, as the database keeps it. */
export type LikeRow = typeof jobLike.$inferSelect

/** What a person does. The clock and the job's end close many likes at once, by themselves. */
export type LikeMove = Exclude<LikeAction, 'close'>

/** A move, or what follows from how the two stand; null for nothing. */
type ChosenMove = LikeMove | ((from: LikeState) => LikeMove | null)

/** Looks at a move before it is written and throws to refuse it; a repeat is not asked about. */
export type AllowMove = (move: { from: LikeState; to: LikeState }) => void | Promise<void>

/** The task that tells of a new state whoever did not make it. */
const TOLD_BY: Partial<
  Record<LikeState, 'job-liked' | 'match-made' | 'approach-made' | 'approach-declined'>
> = {
  liked: 'job-liked',
  matched: 'match-made',
  approached: 'approach-made',
  declined: 'approach-declined',
}

/** The row of one pair. Primary key of `job_like`. */
export const isPair = ({ userId, jobId }: Pair) => and(eq(jobLike.userId, userId), eq(jobLike.jobId, jobId))

/**
 * Holds a pair until the transaction ends, and answers its row. Whoever moves the same pair meanwhile waits. It is held
 * by its name, because a row that is not there yet cannot be held.
 */
async function holdPair(tx: Transaction, pair: Pair): Promise<LikeRow | null> {
  await lockNamed(tx, 'like', `${pair.userId} ${pair.jobId}`)
  // The clock closes a like without holding its pair. Whoever moves the pair waits for that row.
  const [row] = await tx.select().from(jobLike).where(isPair(pair)).for('update')
  return row ?? null
}

/** What a new state writes beside itself. Liking again begins a new story: earlier dates would tell the old one. */
function datesOf(to: Exclude<LikeState, 'none'>, row: LikeRow | null): Partial<LikeRow> {
  const now = new Date()
  if (to === 'matched') return { matchedAt: now, likedAt: row?.likedAt ?? now, passedAt: null }
  if (to === 'approached') return { approachedAt: now }
  if (to === 'withdrawn') return { withdrawnAt: now }
  if (to !== 'liked') return {}
  const ended = { withdrawnAt: null, passedAt: null, closedAt: null, closeReason: null }
  return { likedAt: now, approachedAt: null, matchedAt: null, ...ended }
}

/** Writes a state and the task that tells of it: the mails of a move exist exactly when the move does. */
async function writeState(
  tx: Transaction,
  pair: Pair,
  { row, to }: { row: LikeRow | null; to: Exclude<LikeState, 'none'> },
): Promise<LikeRow | null> {
  const written = { state: to, ...datesOf(to, row) }
  const [stored] = row
    ? await tx.update(jobLike).set(written).where(isPair(pair)).returning()
    : await tx
        .insert(jobLike)
        .values({ ...pair, ...written })
        .returning()
  const told = TOLD_BY[to]
  if (told) await enqueue(tx, told, pair)
  return stored ?? null
}

/** The employer's no changes no state: the person is not told before the pledge date or the job's end. */
async function keepState(tx: Transaction, row: LikeRow | null, move: LikeMove): Promise<LikeRow | null> {
  if (move !== 'pass' || !row || row.passedAt) return row
  const [passed] = await tx.update(jobLike).set({ passedAt: new Date() }).where(isPair(row)).returning()
  return passed ?? null
}

function refusalOf(move: LikeMove, row: LikeRow | null): AppError {
  if (!row) return notFoundError()
  return new AppError('CONFLICT', move === 'like' ? 'job.likeRefused.closed' : 'match.refused.notPossible')
}

/**
 * The one way in which a pair moves: it holds the pair, asks `like-state.ts` where the move leads, asks `allow`, writes
 * the state with its dates, and queues its mails. Answers the row, or null when there is none then. A repeat
 * changes nothing. The caller holds the job before, so that archiving it and a move cannot pass each other. Throws
 * CONFLICT for a move that is not possible now, and not-found for an answer to nothing.
 */
export async function moveLike(
  tx: Transaction,
  pair: Pair,
  { move: chosen, allow }: { move: ChosenMove; allow?: AllowMove },
): Promise<LikeRow | null> {
  const row = await holdPair(tx, pair)
  const from = row?.state ?? 'none'
  const move = typeof chosen === 'function' ? chosen(from) : chosen
  if (move === null) return row
  const to = nextLikeState(from, move)
  if (to === null) throw refusalOf(move, row)
  if (to === from) return keepState(tx, row, move)
  await allow?.({ from, to })
  if (to !== 'none') return writeState(tx, pair, { row, to })
  await tx.delete(jobLike).where(isPair(pair))
  return null
}

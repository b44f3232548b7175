import { and, eq, sql } from 'drizzle-orm'
import type { Actor } from '#/domain/access/actor.ts'
import { AppError, notFoundError } from '#/domain/app-error.ts'
import { nextLikeState, type LikeAction, type LikeState } from '#/domain/job/like-state.ts'
import { EMPTY_PREFERENCES } from '#/domain/profile/profile-document.ts'
import { db, type Transaction } from '#/db/client.server.ts'
import { job, jobLike, profile, user } from '#/db/schema/index.ts'
import { findMembership } from '#/platform/auth/membership.server.ts'
import { openCandidateIdOf } from '#/platform/candidate-id/candidate-id.server.ts'
import { enqueue } from '#/platform/tasks/tasks.server.ts'
import type { ApproachAnswer, CandidateInput } from './fits.schema.ts'
import { canBeApproached, canMatch, isExcluded } from './matches.policy.ts'

/** One person and one job. */
export type Pair = { userId: string; jobId: string }

/** Who an employer means by a candidate of its list. Throws not-found for ids of other jobs, and of accounts. */
export function getPair({ jobId, candidateId }: CandidateInput): Pair {
  const userId = openCandidateIdOf(jobId, candidateId)
  if (userId === null) throw notFoundError()
  return { userId, jobId }
}

// Each further turn means that somebody else made the row of this very pair in the meantime.
const TURNS_MAX = 3

const isPair = ({ userId, jobId }: Pair) => and(eq(jobLike.userId, userId), eq(jobLike.jobId, jobId))

/** Holds a job against archiving until the transaction ends: jobs are always held before pairs. */
async function holdJob(tx: Transaction, jobId: string) {
  const [held] = await tx
    .select({ status: job.status, organizationId: job.organizationId })
    .from(job)
    .where(eq(job.id, jobId))
    .for('share')
  return held ?? null
}

/** Holds a job of one of the actor's companies; everybody else is told that there is none. */
async function holdOwnJob(tx: Transaction, actor: Actor, jobId: string) {
  const held = await holdJob(tx, jobId)
  if (!held || !(await findMembership(actor.userId, held.organizationId, tx))) throw notFoundError()
  return held
}

/** Holds the row of a pair, so that two answers cannot pass each other. */
async function lockPair(tx: Transaction, pair: Pair) {
  const [row] = await tx.select().from(jobLike).where(isPair(pair)).for('update')
  return row ?? null
}

/** The state after an action; throws conflict when the action is not possible now. */
function stateAfter(state: LikeState, action: LikeAction): Exclude<LikeState, 'none'> {
  const next = nextLikeState(state, action)
  if (next === null || next === 'none') throw new AppError('CONFLICT', 'match.refused.notPossible')
  return next
}

/** Both said yes. The mails of a match exist exactly when the match does. */
async function makeMatch(tx: Transaction, pair: Pair): Promise<void> {
  await tx
    .update(jobLike)
    .set({
      state: 'matched',
      matchedAt: new Date(),
      passedAt: null,
      likedAt: sql`coalesce(${jobLike.likedAt}, now())`,
    })
    .where(isPair(pair))
  await enqueue(tx, 'match-made', pair)
}

/** Somebody who may have no profile yet: then nothing in it keeps anybody out. */
async function findPerson(tx: Transaction, userId: string) {
  const [found] = await tx
    .select({ user, profile })
    .from(user)
    .leftJoin(profile, eq(profile.userId, user.id))
    .where(eq(user.id, userId))
  if (!found) return null
  const { type, banned, emailVerified } = found.user
  const { visibility, excludedEmployers } = found.profile ?? EMPTY_PREFERENCES
  return { type, banned, emailVerified, visibility, excludedEmployers, hasProfile: found.profile !== null }
}

async function matchIn(tx: Transaction, pair: Pair, organizationId: string): Promise<{ state: LikeState }> {
  const person = await findPerson(tx, pair.userId)
  // A banned account, a hidden profile and one that excludes this company look like none.
  if (!person || person.banned || isExcluded(person, organizationId)) throw notFoundError()
  for (let turn = 0; turn < TURNS_MAX; turn += 1) {
    const met = await lockPair(tx, pair)
    if (met) {
      const next = stateAfter(met.state, 'match')
      if (next === 'matched' && met.state !== 'matched') await makeMatch(tx, pair)
      return { state: next }
    }
    if (!canBeApproached(person, organizationId)) throw notFoundError()
    const approach = { ...pair, state: 'approached' as const, approachedAt: new Date() }
    const [made] = await tx.insert(jobLike).values(approach).onConflictDoNothing().returning()
    if (made) return { state: made.state }
  }
  throw new AppError('CONFLICT', 'error.retry')
}

/**
 * The employer's yes. After a like it makes the match; before one it is an approach that the person may accept or
 * decline. Repeating it changes nothing. Throws not-found for jobs of others and for people it may not see.
 */
export async function matchCandidate(actor: Actor, pair: Pair): Promise<{ state: LikeState }> {
  return db().transaction(async (tx) => {
    const held = await holdOwnJob(tx, actor, pair.jobId)
    if (!canMatch(held)) throw new AppError('CONFLICT', 'match.refused.jobNotOpen')
    return matchIn(tx, pair, held.organizationId)
  })
}

/** The employer's no. The person is not told before the pledge date or the job's end. */
export async function passCandidate(actor: Actor, pair: Pair): Promise<void> {
  await db().transaction(async (tx) => {
    await holdOwnJob(tx, actor, pair.jobId)
    const met = await lockPair(tx, pair)
    if (!met) throw notFoundError()
    stateAfter(met.state, 'pass')
    if (!met.passedAt) await tx.update(jobLike).set({ passedAt: new Date() }).where(isPair(pair))
  })
}

/** Accepting is a like: it needs what a like needs. The email is asked of the database: a session may be old. */
async function requireMayAccept(tx: Transaction, userId: string, organizationId: string): Promise<void> {
  const person = await findPerson(tx, userId)
  if (!person) throw notFoundError()
  if (!person.emailVerified) throw new AppError('FORBIDDEN', 'error.auth.verifyEmail')
  if (isExcluded(person, organizationId)) throw new AppError('CONFLICT', 'match.refused.excludedEmployer')
}

/** The person's answer to an approach. Accepting makes the match; repeating an answer changes nothing. */
export async function answerApproach(
  actor: Actor,
  { jobId, answer }: ApproachAnswer,
): Promise<{ state: LikeState }> {
  const pair = { userId: actor.userId, jobId }
  return db().transaction(async (tx) => {
    const held = await holdJob(tx, jobId)
    const met = await lockPair(tx, pair)
    if (!held || !met) throw notFoundError()
    const next = stateAfter(met.state, answer)
    if (next === met.state) return { state: next }
    if (!canMatch(held)) throw new AppError('CONFLICT', 'match.refused.jobNotOpen')
    if (next === 'matched') {
      await requireMayAccept(tx, actor.userId, held.organizationId)
      await makeMatch(tx, pair)
    } else await tx.update(jobLike).set({ state: next }).where(isPair(pair))
    return { state: next }
  })
}

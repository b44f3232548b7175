import { eq } from 'drizzle-orm'
import type { Actor } from '#/domain/access/actor.ts'
import { AppError, notFoundError } from '#/domain/app-error.ts'
import type { LikeState } from '#/domain/job/like-state.ts'
import { EMPTY_PREFERENCES } from '#/domain/profile/profile-document.ts'
import { db, type Transaction } from '#/db/client.server.ts'
import { job, profile, user } from '#/db/schema/index.ts'
import { findMembership } from '#/platform/auth/organizations/membership.server.ts'
import { openCandidateIdOf } from '#/platform/candidate-id/candidate-id.server.ts'
import { countMade } from '#/platform/rate-limit/daily-quota.server.ts'
import type { ApproachAnswer, CandidateInput } from './fits.schema.ts'
import { canBeApproached, canMatch, isExcluded } from './matches.policy.ts'
import { moveLike, type AllowMove, type LikeRow, type Pair } from './move-like.server.ts'

/** Who an employer means by a candidate of its list. Throws not-found for ids of other jobs, and of accounts. */
export function getPair({ jobId, candidateId }: CandidateInput): Pair {
  const userId = openCandidateIdOf(jobId, candidateId)
  if (userId === null) throw notFoundError()
  return { userId, jobId }
}

/** Holds a job against archiving until the transaction ends: jobs are always held before pairs. */
async function holdJob(tx: Transaction, jobId: string) {
  const [held] = await tx
    .select({ status: job.status, organizationId: job.organizationId })
    .from(job)
    .where(eq(job.id, jobId))
    .for('share')
  return held ?? null
}

/** Holds an account against its end until the transaction ends: people are always held before jobs. */
async function holdPerson(tx: Transaction, userId: string): Promise<void> {
  await tx.select({ id: user.id }).from(user).where(eq(user.id, userId)).for('key share')
}

/** Holds a candidate and a job of one of the actor's companies; everybody else is told that there is none. */
async function holdOwnJob(tx: Transaction, actor: Actor, { userId, jobId }: Pair) {
  await holdPerson(tx, userId)
  const held = await holdJob(tx, jobId)
  if (!held || !(await findMembership(actor.userId, held.organizationId, tx))) throw notFoundError()
  return held
}

const stateOf = (row: LikeRow | null): { state: LikeState } => ({ state: row?.state ?? 'none' })

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

/** A banned account, a hidden profile and one that excludes this company look like none. */
async function getCandidate(tx: Transaction, userId: string, organizationId: string) {
  const person = await findPerson(tx, userId)
  if (!person || person.banned || isExcluded(person, organizationId)) throw notFoundError()
  return person
}

/**
 * The employer's yes. After a like it makes the match; before one it is an approach that the person may accept or
 * decline. Repeating it changes nothing. Throws not-found for jobs of others and for people it may not see, and
 * rate-limited for more approaches than a day has.
 */
export async function matchCandidate(actor: Actor, pair: Pair): Promise<{ state: LikeState }> {
  return db().transaction(async (tx) => {
    const { status, organizationId } = await holdOwnJob(tx, actor, pair)
    if (!canMatch({ status })) throw new AppError('CONFLICT', 'match.refused.jobNotOpen')
    const person = await getCandidate(tx, pair.userId, organizationId)
    const allow: AllowMove = async ({ to }) => {
      if (to !== 'approached') return
      if (!canBeApproached(person, organizationId)) throw notFoundError()
      await countMade(actor.userId, 'approach', tx)
    }
    return stateOf(await moveLike(tx, pair, { move: 'match', allow }))
  })
}

/** The employer's no. The person is not told before the pledge date or the job's end. */
export async function passCandidate(actor: Actor, pair: Pair): Promise<void> {
  await db().transaction(async (tx) => {
    await holdOwnJob(tx, actor, pair)
    if (!(await moveLike(tx, pair, { move: 'pass' }))) throw notFoundError()
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
    await holdPerson(tx, actor.userId)
    const held = await holdJob(tx, jobId)
    if (!held) throw notFoundError()
    const allow: AllowMove = async ({ to }) => {
      if (!canMatch(held)) throw new AppError('CONFLICT', 'match.refused.jobNotOpen')
      if (to === 'matched') await requireMayAccept(tx, actor.userId, held.organizationId)
    }
    return stateOf(await moveLike(tx, pair, { move: answer, allow }))
  })
}

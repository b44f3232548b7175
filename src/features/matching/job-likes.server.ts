import { and, eq, sql } from 'drizzle-orm'
import type { Actor } from '#/domain/access/actor.ts'
import { AppError, notFoundError } from '#/domain/app-error.ts'
import { db, type Transaction } from '#/db/client.server.ts'
import { job, member, profile, user } from '#/db/schema/index.ts'
import { findJob } from '#/platform/job-reading/find-job.server.ts'
import { IS_ANSWERABLE } from '#/platform/job-reading/is-answerable.server.ts'
import { countUse, rateLimitedError } from '#/platform/rate-limit/rate-limit.server.ts'
import { findLikeProblem, type LikeFacts, type LikeProblem } from './job-likes.policy.ts'
import type { SetJobLikeInput } from './job-likes.schema.ts'
import { toJobLikeStatus, type JobLikeStatus, type LikedJobs } from './job-likes.view.ts'
import { moveLike, type Pair } from './move-like.server.ts'
import { findSeeker } from './seeker.server.ts'

const LIKES_PER_HOUR = { max: 120, windowSeconds: 3_600 }

/** How the actor and a job stand. A visitor and an unknown job get all false. Asks as `findJob` does. */
export async function findLikeStatus(
  actor: Actor | null,
  jobId: string,
  request?: Request,
): Promise<JobLikeStatus> {
  const found = actor && (await findJob(actor, jobId, request))
  return toJobLikeStatus(found?.like ?? null)
}

/** Where the actor stands with jobs, by id; nowhere for anybody but a job seeker. Asks as `findSeeker` does. */
export async function listLikedJobs(actor: Actor | null, request?: Request): Promise<LikedJobs> {
  return (await findSeeker(actor, request))?.likedJobs ?? {}
}

/**
 * What the rules look at, read in one go. The job is held against archiving until the transaction ends, so that no
 * like slips in behind the closing of all likes; the person is held before they are read, so that nobody becomes an
 * employer meanwhile. The email is asked of the database: a session may be a minute old.
 */
async function getFacts(tx: Transaction, { userId, jobId }: Pair): Promise<LikeFacts> {
  await tx.select({ id: user.id }).from(user).where(eq(user.id, userId)).for('key share')
  const isMember = sql<boolean>`exists (select 1 from ${member} where ${and(
    eq(member.organizationId, job.organizationId),
    eq(member.userId, userId),
  )})`
  const isExcluded = sql<boolean>`exists (select 1 from ${profile}
    where ${eq(profile.userId, userId)} and ${job.organizationId} = any(${profile.excludedEmployers}))`
  const [facts] = await tx
    .select({
      accountType: user.type,
      emailVerified: user.emailVerified,
      jobStatus: job.status,
      isAnswerable: IS_ANSWERABLE,
      isMember,
      isExcluded,
    })
    .from(job)
    .innerJoin(user, eq(user.id, userId))
    .where(eq(job.id, jobId))
    .for('share', { of: job })
  // A draft is nobody's business but its organisation's.
  if (!facts || (facts.jobStatus === 'Draft' && !facts.isMember)) throw notFoundError()
  return facts
}

function refusal(problem: LikeProblem): AppError {
  if (problem === 'verifyEmail') return new AppError('FORBIDDEN', 'error.auth.verifyEmail')
  return new AppError(problem === 'jobClosed' ? 'CONFLICT' : 'FORBIDDEN', `job.likeRefused.${problem}`)
}

/**
 * Sets whether the actor likes a job, and answers how they stand then. Liking what has approached makes the match.
 * Taking back is always possible; before a match it removes the row, after one it leaves 'withdrawn' with its date.
 * Throws not-found, FORBIDDEN or CONFLICT with the reason, and RATE_LIMITED above 120 an hour.
 */
export async function setLike(actor: Actor, { jobId, liked }: SetJobLikeInput): Promise<JobLikeStatus> {
  const pair = { userId: actor.userId, jobId }
  const use = await countUse(db(), { key: `like:${actor.userId}`, ...LIKES_PER_HOUR })
  if (!use.allowed) throw rateLimitedError(use)
  return db().transaction(async (tx) => {
    const problem = findLikeProblem(await getFacts(tx, pair))
    if (liked && problem) throw refusal(problem)
    return toJobLikeStatus(await moveLike(tx, pair, { move: liked ? 'like' : 'unlike' }))
  })
}

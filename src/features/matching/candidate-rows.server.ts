import { and, eq, inArray, isNotNull, sql, type SQL } from 'drizzle-orm'
import { EMPTY_PROFILE_DOCUMENT, type ProfileDocument } from '#/domain/profile/profile-document.ts'
import type { LikeState } from '#/domain/job/like-state.ts'
import { db } from '#/db/client.server.ts'
import { toProfileDocument } from '#/db/documents/profile-document.ts'
import { jobLike, profile, user } from '#/db/schema/index.ts'
import { candidateLabel, sealCandidateId } from '#/platform/candidate-id/candidate-id.server.ts'
import type { CandidateRow } from './candidates.view.ts'

/** More in one list than anybody reads; the rest move up as the first are answered. */
const LISTED_MAX = 200

/** Which states stand in which list, and who comes first where there are too many. */
const LISTS = {
  liked: { states: ['liked'], order: sql`${jobLike.passedAt} is not null, ${jobLike.likedAt}` },
  matched: {
    states: ['matched', 'withdrawn'],
    order: sql`${jobLike.state} = 'withdrawn', ${jobLike.matchedAt} desc`,
  },
  invited: {
    states: ['approached', 'declined'],
    order: sql`${jobLike.state} = 'declined', ${jobLike.approachedAt} desc`,
  },
} as const satisfies Record<string, { states: LikeState[]; order: SQL }>

type UserRow = Pick<typeof user.$inferSelect, 'id' | 'name' | 'firstName' | 'lastName' | 'email' | 'image'>
type Answer = Pick<
  CandidateRow,
  'state' | 'likedAt' | 'approachedAt' | 'matchedAt' | 'withdrawnAt' | 'passedAt'
>

/**
 * A person beside one job: who they are, their profile (empty before they begin one), when it last changed, and what was
 * said so far.
 */
export type FoundCandidate = {
  user: UserRow
  document: ProfileDocument
  changedAt: Date | null
  answer: Answer
}

const USER = {
  id: user.id,
  name: user.name,
  firstName: user.firstName,
  lastName: user.lastName,
  email: user.email,
  image: user.image,
}
/** Nothing was said so far. */
export const UNMET: Answer = {
  state: 'none',
  likedAt: null,
  approachedAt: null,
  matchedAt: null,
  withdrawnAt: null,
  passedAt: null,
}

/**
 * Who liked, matched or was invited, at most 200: who has waited longest for an answer first, else the latest. Accounts
 * that are banned are left out. Index job_like_job_state.
 */
export async function listAnswered(jobId: string, list: keyof typeof LISTS): Promise<FoundCandidate[]> {
  const { states, order } = LISTS[list]
  const { state, likedAt, approachedAt, matchedAt, withdrawnAt, passedAt } = jobLike
  const rows = await db()
    .select({
      user: USER,
      profile,
      answer: { state, likedAt, approachedAt, matchedAt, withdrawnAt, passedAt },
    })
    .from(jobLike)
    .innerJoin(user, eq(user.id, jobLike.userId))
    .leftJoin(profile, eq(profile.userId, user.id))
    .where(
      and(
        eq(jobLike.jobId, jobId),
        inArray(state, [...states]),
        eq(user.type, 'Individual'),
        eq(user.banned, false),
      ),
    )
    .orderBy(order, jobLike.userId)
    .limit(LISTED_MAX)
  return rows.map(({ profile: row, ...found }) => ({
    ...found,
    document: row ? toProfileDocument(row) : EMPTY_PROFILE_DOCUMENT,
    changedAt: row?.updatedAt ?? null,
  }))
}

/** How many likes of a job ended without a match. Index job_like_job_state. */
export function countClosedLikes(jobId: string): Promise<number> {
  const closed = and(eq(jobLike.jobId, jobId), eq(jobLike.state, 'closed'), isNotNull(jobLike.likedAt))
  return db().$count(jobLike, closed)
}

/** What a view is made of. */
export function toCandidateRow(
  { user: person, document, answer }: FoundCandidate,
  jobId: string,
): CandidateRow {
  const { id: userId, name, email, image } = person
  const { headline, location, phone } = document
  const ids = { candidateId: sealCandidateId({ userId, jobId }), label: candidateLabel({ userId, jobId }) }
  return { ...ids, name, email, image, headline, location, phone, ...answer }
}

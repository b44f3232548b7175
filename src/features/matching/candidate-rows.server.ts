import { and, desc, eq, inArray, ne, notExists, sql } from 'drizzle-orm'
import { EMPTY_PROFILE_DOCUMENT, type ProfileDocument } from '#/domain/profile/profile-document.ts'
import { db } from '#/db/client.server.ts'
import { toProfileDocument } from '#/db/documents/profile-document.ts'
import { jobLike, profile, user } from '#/db/schema/index.ts'
import type { CandidateRow } from './candidates.view.ts'

/** Of how many visible people, the latest changed first, suggestions are chosen. */
const SUGGESTED_FROM = 500
const SHOWN_STATES = ['liked', 'approached', 'matched', 'withdrawn', 'declined'] as const

type UserRow = Pick<typeof user.$inferSelect, 'id' | 'name' | 'firstName' | 'lastName' | 'email' | 'image'>
type Answer = Pick<
  CandidateRow,
  'state' | 'likedAt' | 'approachedAt' | 'matchedAt' | 'withdrawnAt' | 'passedAt'
>

/** A person beside one job: who they are, their profile (empty before they begin one), and what was said so far. */
export type FoundCandidate = { user: UserRow; document: ProfileDocument; answer: Answer }

const USER = {
  id: user.id,
  name: user.name,
  firstName: user.firstName,
  lastName: user.lastName,
  email: user.email,
  image: user.image,
}
const UNMET: Answer = {
  state: 'none',
  likedAt: null,
  approachedAt: null,
  matchedAt: null,
  withdrawnAt: null,
  passedAt: null,
}

/** Everybody who liked, was approached or matched. Index job_like_job_state. */
export async function listAnswered(jobId: string): Promise<FoundCandidate[]> {
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
    .where(and(eq(jobLike.jobId, jobId), inArray(state, [...SHOWN_STATES]), eq(user.type, 'Individual')))
  return rows.map(({ profile: row, ...found }) => ({
    ...found,
    document: row ? toProfileDocument(row) : EMPTY_PROFILE_DOCUMENT,
  }))
}

/** People whose profile any employer may see and who have not met this job. Index profile_visibility. */
export async function listVisible(jobId: string): Promise<FoundCandidate[]> {
  const met = db()
    .select({ one: sql`1` })
    .from(jobLike)
    .where(and(eq(jobLike.jobId, jobId), eq(jobLike.userId, profile.userId)))
  const rows = await db()
    .select({ user: USER, profile })
    .from(profile)
    .innerJoin(user, eq(user.id, profile.userId))
    .where(
      and(
        inArray(profile.visibility, ['Public', 'SignedIn']),
        ne(profile.availability, 'NotLooking'),
        eq(user.type, 'Individual'),
        eq(user.banned, false),
        notExists(met),
      ),
    )
    .orderBy(desc(profile.updatedAt))
    .limit(SUGGESTED_FROM)
  return rows.map((row) => ({ user: row.user, document: toProfileDocument(row.profile), answer: UNMET }))
}

/** What a view is made of, with every name that an anonymous candidate must not be found by. */
export function toCandidateRow({ user: person, document, answer }: FoundCandidate): CandidateRow {
  const { id: userId, name, firstName, lastName, email, image } = person
  const { headline, location, phone, work, education } = document
  const names = [
    ...[name, firstName, lastName],
    ...work.map(({ organization }) => organization),
    ...education.map(({ institution }) => institution),
  ]
  return { userId, name, email, image, headline, location, phone, names, ...answer }
}

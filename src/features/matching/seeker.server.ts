import type { Actor } from '#/domain/access/actor.ts'
import type { MatchPerson } from '#/domain/matching/types.ts'
import { toProfileDocument, type ProfileColumns } from '#/db/documents/profile-document.ts'
import { matchPersonOf } from '#/platform/anonymity/match-person-of.server.ts'
import { findStoredSeeker, type StoredSeeker } from '#/platform/job-reading/stored-seeker.server.ts'
import type { LikedJobs } from './job-likes.view.ts'

/** What a list of jobs shows of its reader: their fits and the hearts they filled. Without a profile nobody fits. */
export type Seeker = { person: MatchPerson | null; likedJobs: LikedJobs }

function personOf({ user, changedAt }: StoredSeeker, profile: ProfileColumns): MatchPerson {
  const document = toProfileDocument(profile)
  return matchPersonOf({ user, document, changedAt: changedAt === null ? null : new Date(changedAt) })
}

/** The person who reads a list, or null for anybody but a job seeker. Asks as `findStoredSeeker` does. */
export async function findSeeker(actor: Actor | null, request?: Request): Promise<Seeker | null> {
  if (actor?.accountType !== 'Individual') return null
  const stored = await findStoredSeeker(actor.userId, request)
  return {
    person: stored?.profile ? personOf(stored, stored.profile) : null,
    likedJobs: stored?.hearts ?? {},
  }
}

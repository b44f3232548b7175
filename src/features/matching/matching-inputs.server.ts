import { and, eq } from 'drizzle-orm'
import { toMatchJob } from '#/domain/matching/match-job.ts'
import { toMatchPerson } from '#/domain/matching/match-person.ts'
import type { MatchJob, MatchPerson } from '#/domain/matching/types.ts'
import { toJobDetails } from '#/domain/job/to-job-details.ts'
import type { ProfileDocument } from '#/domain/profile/profile-document.ts'
import { db } from '#/db/client.server.ts'
import { toProfileDocument } from '#/db/documents/profile-document.ts'
import { profile, user, type JobRow } from '#/db/schema/index.ts'
import { utcToday } from '#/platform/clock/utc-today.ts'

/** What of a stored job enters a score. */
export function matchJobOf(row: JobRow): MatchJob {
  return toMatchJob(toJobDetails(row), {
    organizationId: row.organizationId,
    status: row.status,
    today: utcToday(),
  })
}

/** What of a profile enters a score. */
export function matchPersonOf(document: ProfileDocument): MatchPerson {
  return toMatchPerson(document, utcToday())
}

/** The person behind a user id, or null when they have no profile or are no job seeker. Primary keys. */
export async function findMatchPerson(userId: string): Promise<MatchPerson | null> {
  const [row] = await db()
    .select({ profile })
    .from(profile)
    .innerJoin(user, eq(user.id, profile.userId))
    .where(and(eq(profile.userId, userId), eq(user.type, 'Individual')))
  return row ? matchPersonOf(toProfileDocument(row.profile)) : null
}

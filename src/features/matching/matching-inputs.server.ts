import { and, eq } from 'drizzle-orm'
import { toMatchJob } from '#/domain/matching/match-job.ts'
import type { MatchJob, MatchPerson } from '#/domain/matching/types.ts'
import { toJobDetails } from '#/domain/job/to-job-details.ts'
import { db } from '#/db/client.server.ts'
import { toProfileDocument } from '#/db/documents/profile-document.ts'
import { profile, user, type JobRow } from '#/db/schema/index.ts'
import { matchPersonOf } from '#/platform/anonymity/match-person-of.server.ts'
import { utcToday } from '#/platform/clock/utc-today.ts'

/** What of a stored job enters a score. */
export function matchJobOf(row: JobRow): MatchJob {
  return toMatchJob(toJobDetails(row), {
    organizationId: row.organizationId,
    status: row.status,
    today: utcToday(),
  })
}

/** The person behind a user id, or null when they have no profile or are no job seeker. Primary keys. */
export async function findMatchPerson(userId: string): Promise<MatchPerson | null> {
  const [row] = await db()
    .select({ profile, user })
    .from(profile)
    .innerJoin(user, eq(user.id, profile.userId))
    .where(and(eq(profile.userId, userId), eq(user.type, 'Individual')))
  if (!row) return null
  const { updatedAt: changedAt } = row.profile
  return matchPersonOf({ user: row.user, document: toProfileDocument(row.profile), changedAt })
}

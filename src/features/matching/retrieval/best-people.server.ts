import { eq, sql } from 'drizzle-orm'
import { db } from '#/db/client.server.ts'
import { toProfileDocument } from '#/db/documents/profile-document.ts'
import { profile, user } from '#/db/schema/index.ts'
import { computeFit } from '#/domain/matching/fit.ts'
import type { Matchers } from '#/domain/matching/score.ts'
import type { Fit } from '#/domain/matching/types.ts'
import type { ProfileDocument } from '#/domain/profile/profile-document.ts'
import { matchPersonOf } from '#/platform/anonymity/match-person-of.server.ts'
import { sealCandidateId } from '#/platform/candidate-id/candidate-id.server.ts'
import { inTurns } from '#/platform/turns/in-turns.server.ts'
import { BEST_MAX, isTold } from './best-jobs.server.ts'
import { peopleFor, type AskedJob } from './people-for.server.ts'

/** What of an account is read along. */
const USER = {
  ...{ id: user.id, name: user.name, firstName: user.firstName, lastName: user.lastName },
  ...{ email: user.email, image: user.image },
}

/** A person with their profile, and how they fit. */
export type BestPerson = {
  user: Pick<typeof user.$inferSelect, keyof typeof USER>
  document: ProfileDocument
  changedAt: Date
  fit: Fit
}

type Row = { user: BestPerson['user']; profile: typeof profile.$inferSelect }

function weigh(row: Row, asked: AskedJob, matchers: Matchers): BestPerson & { tie: string } {
  const document = toProfileDocument(row.profile)
  const { updatedAt: changedAt } = row.profile
  const person = matchPersonOf({ user: row.user, document, changedAt })
  const fit = computeFit(person, asked.match, { ...matchers, profileOpened: true, detail: 'score' })
  const tie = sealCandidateId({ userId: row.user.id, jobId: asked.id })
  return { user: row.user, document, changedAt, fit, tie }
}

/**
 * The people who fit a job best and may be suggested to its company, best first: what the keys of the job's meaning find,
 * weighed coarsely in the database and exactly here, equals by their sealed ids. Nobody whom a gate stands before, and
 * nobody who has met the job.
 */
export async function findBestPeople(
  asked: AskedJob,
  { matchers = {} }: { matchers?: Matchers } = {},
): Promise<BestPerson[]> {
  const rows = await db()
    .select({ user: USER, profile })
    .from(sql`(${await peopleFor(asked)}) as best`)
    .innerJoin(profile, eq(profile.userId, sql`best.user_id`))
    .innerJoin(user, eq(user.id, profile.userId))
  // The names of an anonymous person take a millisecond or two the first time.
  const weighed = await inTurns(rows, (row) => weigh(row, asked, matchers))
  return weighed
    .filter(({ fit }) => isTold(fit, asked.onlyWorthALook))
    .toSorted((a, b) => (b.fit.fit ?? 0) - (a.fit.fit ?? 0) || (a.tie < b.tie ? -1 : 1))
    .slice(0, BEST_MAX)
}

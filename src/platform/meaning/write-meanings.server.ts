import { and, eq, getTableColumns, inArray, notInArray, sql } from 'drizzle-orm'
import type { Connection } from '#/db/client.server.ts'
import { toProfileDocument } from '#/db/documents/profile-document.ts'
import { scoredColumns } from '#/db/listed-columns.ts'
import { job, jobMeaning, profile, profileMeaning, user } from '#/db/schema/index.ts'
import { toJobDetails } from '#/domain/job/to-job-details.ts'
import { toMatchJob } from '#/domain/matching/match-job.ts'
import { toJobMeaning } from '#/domain/meaning/job-meaning.ts'
import { meaningVersionOf } from '#/domain/meaning/meaning-version.ts'
import { toPersonMeaning } from '#/domain/meaning/person-meaning.ts'
import { matchPersonOf } from '#/platform/anonymity/match-person-of.server.ts'
import { utcToday } from '#/platform/clock/utc-today.ts'
import { inTurns } from '#/platform/turns/in-turns.server.ts'
import { terms } from './terms.server.ts'

/** Every column as the row that is being written has it. */
function asGiven(table: typeof jobMeaning | typeof profileMeaning) {
  const columns = Object.entries(getTableColumns(table))
  return Object.fromEntries(columns.map(([field, { name }]) => [field, sql.raw(`excluded.${name}`)]))
}

const stamp = () => ({ meaningVersion: meaningVersionOf(terms()), writtenAt: new Date() })

/** Writes what these jobs mean now; those that are not published mean nothing. Primary keys. */
export async function writeJobMeanings(connection: Connection, numbers: readonly number[]): Promise<void> {
  const rows = await connection
    .select(scoredColumns)
    .from(job)
    .where(and(inArray(job.number, [...numbers]), eq(job.status, 'Published')))
  const meanings = await inTurns(rows, (row) => {
    const { number, status, startDate, organizationId } = row
    const context = { organizationId, status, today: utcToday() }
    const matched = toMatchJob(toJobDetails({ ...row, description: '' }), context)
    return { ...toJobMeaning(matched, terms()), ...stamp(), number, startDate }
  })
  const isGone = notInArray(
    jobMeaning.number,
    meanings.map(({ number }) => number),
  )
  await connection.delete(jobMeaning).where(and(inArray(jobMeaning.number, [...numbers]), isGone))
  if (meanings.length === 0) return
  await connection
    .insert(jobMeaning)
    .values(meanings)
    .onConflictDoUpdate({ target: jobMeaning.number, set: asGiven(jobMeaning) })
}

/** Writes what these people mean now; those who may not be suggested mean nothing. Primary keys. */
export async function writeProfileMeanings(
  connection: Connection,
  userIds: readonly string[],
): Promise<void> {
  const rows = await connection
    .select({ profile, user })
    .from(profile)
    .innerJoin(user, eq(user.id, profile.userId))
    .where(
      and(
        inArray(profile.userId, [...userIds]),
        sql`may_be_suggested(${profile.visibility}, ${profile.availability})`,
        eq(user.type, 'Individual'),
        eq(user.banned, false),
      ),
    )
  const meanings = await inTurns(rows, (row) => {
    const { updatedAt: changedAt } = row.profile
    const person = matchPersonOf({ user: row.user, document: toProfileDocument(row.profile), changedAt })
    return { ...toPersonMeaning(person, terms()), ...stamp(), userId: row.profile.userId }
  })
  const isGone = notInArray(
    profileMeaning.userId,
    meanings.map(({ userId }) => userId),
  )
  await connection.delete(profileMeaning).where(and(inArray(profileMeaning.userId, [...userIds]), isGone))
  if (meanings.length === 0) return
  await connection
    .insert(profileMeaning)
    .values(meanings)
    .onConflictDoUpdate({ target: profileMeaning.userId, set: asGiven(profileMeaning) })
}

import { and, eq, inArray, ne, notExists, or, sql, type SQL } from 'drizzle-orm'
import type { Actor } from '#/domain/access/actor.ts'
import { notFoundError } from '#/domain/app-error.ts'
import { db } from '#/db/client.server.ts'
import { job, profile, profileMeaning, user } from '#/db/schema/index.ts'
import { findMembership } from '#/platform/auth/organizations/membership.server.ts'
import { countUse } from '#/platform/rate-limit/rate-limit.server.ts'
import { meets } from './candidate-conditions.server.ts'
import type { CandidateCountInput } from './candidate-count.schema.ts'
import { toCandidateCountView, type CandidateCountView, type CountedPeople } from './candidate-count.view.ts'
import { hardRequirements, type HardRequirement } from './hard-requirements.ts'

/** Enough for an hour of writing; more would be looking for something in the numbers. */
const COUNTS = { max: 120, windowSeconds: 3_600 }

/** The organisation of a job, for its members; everybody else is told that there is none. */
async function getOwnOrganization(actor: Actor, jobId: string): Promise<string> {
  const [found] = await db().select({ organizationId: job.organizationId }).from(job).where(eq(job.id, jobId))
  const membership = found && (await findMembership(actor.userId, found.organizationId))
  if (!membership) throw notFoundError()
  return found.organizationId
}

/** People who may be suggested to this organisation, as the page of candidates has it. */
function mayBeFound(organizationId: string): SQL | undefined {
  const isOut = or(eq(user.banned, true), ne(user.type, 'Individual'))
  const out = db()
    .select({ one: sql`1` })
    .from(user)
    .where(and(eq(user.id, profile.userId), isOut))
  return and(
    inArray(profile.visibility, ['Public', 'SignedIn']),
    ne(profile.availability, 'NotLooking'),
    sql`not (${organizationId} = any(${profile.excludedEmployers}))`,
    notExists(out),
  )
}

/**
 * The place of the one condition that a person misses, -1 when they miss none, null when they miss several. Conditions
 * are asked one after the other and no further than the second that is missed.
 */
function onlyMissed(conditions: readonly SQL[]): SQL<number | null> {
  if (conditions.length === 0) return sql`-1`
  const cases = conditions.map((condition, place) => {
    const others = sql.join([sql`true`, ...conditions.slice(place + 1)], sql` and `)
    return sql`when not (${condition}) then case when ${others} then ${sql.raw(String(place))} end`
  })
  return sql`case ${sql.join(cases, sql` `)} else -1 end`
}

/** One walk over all profiles. */
async function countPeople(
  organizationId: string,
  requirements: readonly HardRequirement[],
): Promise<CountedPeople> {
  const missed = onlyMissed(requirements.map(meets)).as('missed')
  const people = db()
    .select({ missed })
    .from(profile)
    .leftJoin(profileMeaning, eq(profileMeaning.userId, profile.userId))
    .where(mayBeFound(organizationId))
    .as('people')
  const rows = await db()
    .select({ missed: people.missed, count: sql<number>`count(*)::int` })
    .from(people)
    .groupBy(people.missed)
  const counted = rows.flatMap(({ missed: place, count }) =>
    place === null ? [] : [[place, count] as const],
  )
  const missing = new Map(counted)
  return { found: missing.get(-1) ?? 0, missing }
}

/**
 * How many people would be found now for what a job asks, and how many more without each requirement. Null: asked too
 * often in this hour, and not counted. Throws not-found, to strangers too. Nothing about a person leaves the server.
 */
export async function countCandidates(
  actor: Actor,
  { jobId, ...asked }: CandidateCountInput,
): Promise<CandidateCountView | null> {
  const organizationId = await getOwnOrganization(actor, jobId)
  const { allowed } = await countUse(db(), { key: `candidate-count:${actor.userId}`, ...COUNTS })
  if (!allowed) return null
  const requirements = hardRequirements(asked)
  return toCandidateCountView(requirements, await countPeople(organizationId, requirements))
}

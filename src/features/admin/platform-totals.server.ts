import { and, eq, gt, isNotNull, sql, type SQL } from 'drizzle-orm'
import { db } from '#/db/client.server.ts'
import { job, jobLike, organization, platformTotal, user } from '#/db/schema/index.ts'

/** So many are counted whenever somebody asks; of more the task's last count is told. */
const COUNTED_AT_ONCE = 10_000

const days = (count: number) => sql`now() - make_interval(days => ${count})`
const usersOf = (type: typeof user.$inferSelect.type) => sql`from ${user} where ${eq(user.type, type)}`
const likesOf = (count: number) => sql`from ${jobLike} where ${gt(jobLike.likedAt, days(count))}`
const matchesOf = (count: number) =>
  sql`from ${jobLike} where ${and(isNotNull(jobLike.matchedAt), gt(jobLike.matchedAt, days(count)))}`

/** What is counted, each along an index that it names. */
const COUNTED = {
  // user_type_created_at
  Individual: usersOf('Individual'),
  Employer: usersOf('Employer'),
  Admin: usersOf('Admin'),
  // The primary key.
  organizations: sql`from ${organization}`,
  // job_published_newest
  liveJobs: sql`from ${job} where ${job.status} = 'Published'`,
  // job_like_liked_at
  weekLikes: likesOf(7),
  monthLikes: likesOf(30),
  // job_like_matched_at
  weekMatches: matchesOf(7),
  monthMatches: matchesOf(30),
} satisfies Record<string, SQL>

type Counted = keyof typeof COUNTED
export type PlatformTotals = Record<Counted, number>

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the record has exactly these keys
const NAMES = Object.keys(COUNTED) as Counted[]

/** Counts in one statement, each to one more than `most`; without it as far as they go. */
async function countEach(names: readonly Counted[], most?: number): Promise<Map<Counted, number>> {
  if (names.length === 0) return new Map()
  const limit = most === undefined ? sql`` : sql` limit ${most + 1}`
  const each = names.map(
    (name) =>
      sql`select ${name}::text as name, count(*)::int as value from (select ${COUNTED[name]}${limit}) as counted`,
  )
  const { rows } = await db().execute<{ name: Counted; value: number }>(sql.join(each, sql` union all `))
  return new Map(rows.map(({ name, value }) => [name, value]))
}

/** Counts everything from end to end and keeps it. */
export async function keepTotals(names: readonly Counted[] = NAMES): Promise<Map<Counted, number>> {
  const counted = await countEach(names)
  const rows = [...counted].map(([name, value]) => ({ name, value, countedAt: sql`now()` }))
  if (rows.length > 0)
    await db()
      .insert(platformTotal)
      .values(rows)
      .onConflictDoUpdate({
        target: platformTotal.name,
        set: { value: sql`excluded.value`, countedAt: sql`excluded.counted_at` },
      })
  return counted
}

/**
 * How many people, companies, live jobs and answers there are. Up to ten thousand of each are counted on the spot; of more
 * it tells what the task counted last, and counts itself what no task has counted yet.
 */
export async function readTotals(): Promise<PlatformTotals> {
  const [counted, kept] = await Promise.all([
    countEach(NAMES, COUNTED_AT_ONCE),
    db().select({ name: platformTotal.name, value: platformTotal.value }).from(platformTotal),
  ])
  const lastOf = new Map(kept.map(({ name, value }) => [name, value]))
  const isMany = (name: Counted) => (counted.get(name) ?? 0) > COUNTED_AT_ONCE
  const missing = await keepTotals(NAMES.filter((name) => isMany(name) && !lastOf.has(name)))
  const totalOf = (name: Counted) =>
    (isMany(name) ? (missing.get(name) ?? lastOf.get(name)) : counted.get(name)) ?? 0
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the names are exactly its keys
  return Object.fromEntries(NAMES.map((name) => [name, totalOf(name)])) as PlatformTotals
}

import { asc, count, gt, sql } from 'drizzle-orm'
import { completeness } from '#/domain/profile/completeness.ts'
import { addDays } from '#/domain/time/iso-date.ts'
import { db } from '#/db/client.server.ts'
import { toProfileDocument } from '#/db/documents/profile-document.ts'
import {
  analyticsDay,
  job,
  jobLike,
  profile,
  searchCount,
  user,
  type AnswerHours,
} from '#/db/schema/index.ts'
import { utcToday } from '#/platform/clock/utc-today.ts'
import { enqueue, requireTimeLeft } from '#/platform/tasks/tasks.server.ts'

/** The longest period of the page, twice: it is compared with the one before. */
const DAYS_BACK = 730
/** Days counted by one task; if more are open another one follows. */
const DAYS_AT_ONCE = 60
/** Read and reckoned without a break, some fifteen milliseconds: requests are answered in between. */
const PROFILES_AT_ONCE = 200

/**
 * Some days that are over and not counted, the latest first, from the first account or advertisement on. Indexes
 * user_created_at, job_published_until and the primary key.
 */
async function listOpenDays(limit: number): Promise<string[]> {
  const today = sql`${utcToday()}::date`
  const first = sql`least((select min(${user.createdAt}) from ${user}), (select min(${job.publishedAt}) from ${job}))`
  const { rows } = await db().execute<{ day: string }>(sql`select to_char(over.day, 'YYYY-MM-DD') as day
    from generate_series(greatest((${first} at time zone 'utc')::date, ${today} - ${DAYS_BACK}::int), ${today} - 1, interval '1 day') as over (day)
    where ${first} is not null and not exists (select from ${analyticsDay} where ${analyticsDay.day} = over.day::date)
    order by over.day desc limit ${limit}`)
  return rows.map(({ day }) => day)
}

/** How complete all profiles are together, batch by batch. Primary key of `profile`. */
async function sumProfiles(): Promise<{ profiles: number; profilePercents: number }> {
  const sum = { profiles: 0, profilePercents: 0 }
  for (let after: string | undefined = ''; after !== undefined;) {
    requireTimeLeft()
    const some = await db()
      .select()
      .from(profile)
      .where(gt(profile.userId, after))
      .orderBy(asc(profile.userId))
      .limit(PROFILES_AT_ONCE)
    sum.profiles += some.length
    for (const row of some) sum.profilePercents += completeness(toProfileDocument(row)).percent
    after = some.at(-1)?.userId
  }
  return sum
}

const startOf = (day: string) => sql`${`${day}T00:00:00Z`}::timestamptz`

/** Counts what of a day stays readable afterwards, in one statement. Each part names the index it goes along. */
async function countDay(day: string) {
  const [from, to] = [startOf(day), startOf(addDays(day, 1))]
  const within = (moment: ReturnType<typeof sql>) => sql`${moment} >= ${from} and ${moment} < ${to}`
  // user_created_at
  const signUps = (type: string) =>
    sql`(select count(*) from ${user} where ${within(sql`${user.createdAt}`)} and ${user.type} = ${type})`.mapWith(
      Number,
    )
  // job_published_until, which has all that is asked for: the only part that grows with the platform, and read once
  const isLive = sql`${job.publishedAt} < ${to} and (${job.archivedAt} is null or ${job.archivedAt} >= ${to})`
  const live = db()
    .select({ jobs: count().as('jobs') })
    .from(job)
    .where(isLive)
    .as('live')
  // The same index: of those without an amount alone the rest is read. What needs no pay lacks none (`quality-flags.ts`).
  const isZero = sql`coalesce(${job.maxSalary}, 0) = 0 and ${job.jobType} is distinct from 'Volunteer'`
  const lackPay = sql`(select count(*) from ${job} where ${isLive} and (${job.minSalary} is null or ${job.minSalary} = 0) and ${isZero})`
  // job_like_answered; a match takes back the no that was before it
  const answered = sql`coalesce(${jobLike.matchedAt}, ${jobLike.passedAt})`
  const answers = sql`from ${jobLike} where ${answered} is not null and ${within(answered)}`
  const hours = sql`floor(extract(epoch from ${answered} - ${jobLike.likedAt}) / 3600)::int`
  const searched = (column: typeof searchCount.searches | typeof searchCount.emptySearches) =>
    sql<number>`coalesce((select ${column} from ${searchCount} where ${searchCount.day} = ${day}), 0)`
  const counts = {
    signUpsIndividual: signUps('Individual'),
    signUpsEmployer: signUps('Employer'),
    signUpsAdmin: signUps('Admin'),
    liveJobs: live.jobs,
    liveJobsWithPay: sql`${live.jobs} - ${lackPay}`.mapWith(Number),
    // job_like_liked_at
    likes:
      sql`(select count(*) from ${jobLike} where ${within(sql`${jobLike.likedAt}`)} and ${jobLike.approachedAt} is null)`.mapWith(
        Number,
      ),
    matches: sql`(select count(*) ${answers} and ${jobLike.matchedAt} is not null)`.mapWith(Number),
    // Where the company asked first nobody waited.
    answerHours: sql<AnswerHours>`(select coalesce(jsonb_object_agg(waited.hours, waited.times), '{}') from (
      select ${hours} as hours, count(*) as times ${answers} and ${jobLike.likedAt} <= ${answered} and ${jobLike.approachedAt} is null
      group by 1) as waited)`,
    searches: searched(searchCount.searches),
    emptySearches: searched(searchCount.emptySearches),
  }
  const rows = await db().select(counts).from(live)
  return rows.map((counted) => ({ day, ...counted }))
}

/** Counts one day that is over. What somebody else counted meanwhile stays. */
async function closeDay(day: string): Promise<void> {
  // How complete profiles were earlier is written nowhere.
  const profiles = addDays(day, 1) === utcToday() ? await sumProfiles() : {}
  const [counted] = await countDay(day)
  if (counted)
    await db()
      .insert(analyticsDay)
      .values({ ...counted, ...profiles })
      .onConflictDoNothing()
}

/**
 * Counts the days in UTC that are over and were not counted, of the last two years, the latest first. A counted day is
 * never touched again: what was deleted since still counts in it. Several servers may run it at once; one that ends in
 * the middle has counted whole days, and the next hour goes on.
 */
export async function closeDays(): Promise<void> {
  const days = await listOpenDays(DAYS_AT_ONCE + 1)
  for (const day of days.slice(0, DAYS_AT_ONCE)) {
    requireTimeLeft()
    await closeDay(day)
  }
  if (days.length > DAYS_AT_ONCE) await enqueue(db(), 'close-days', {})
}

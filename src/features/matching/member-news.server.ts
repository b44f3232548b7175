import { and, asc, eq, gt, isNull, or, sql } from 'drizzle-orm'
import { db, type Transaction } from '#/db/client.server.ts'
import { job, jobLike, jobTold, organization, user } from '#/db/schema/index.ts'
import { IS_BANNED } from '#/platform/auth/is-banned.server.ts'

/** For how many days before the promised one members are asked to answer. */
const ASKED_DAYS_BEFORE = 2
/** Older likes were told, or are closed: no promise is longer than three weeks. */
const IS_RECENT = sql`${jobLike.likedAt} > now() - interval '30 days'`

const TODAY = sql`(now() at time zone 'utc')::date`
const DUE_ON = sql<string>`((${jobLike.likedAt} at time zone 'utc')::date + ${job.replyPledgeDays})`

/** A like whose own mail never came, because its job had ended by then, is news after an hour. */
const IS_NEW = sql`coalesce(${jobLike.likedAt} > ${jobTold.likesUntil}, ${jobLike.likedAt} < now() - interval '1 hour')`
/** Due in two days at most, and not asked for yet. */
const IS_DUE = sql`(${DUE_ON} between ${TODAY} and ${TODAY} + ${ASKED_DAYS_BEFORE}::int
  and ${DUE_ON} > coalesce(${jobTold.answersUntil}, '-infinity'))`

/** A like that nobody has answered, of an open job, and of which there is news. */
const HAS_NEWS = and(
  ...[eq(jobLike.state, 'liked'), isNull(jobLike.passedAt), eq(job.status, 'Published')],
  ...[IS_RECENT, or(IS_NEW, IS_DUE), sql`not (${IS_BANNED})`],
)

/**
 * What members of a company are told of one job: how many likes are new, how many answers are due, and when first.
 * `until` is the moment of the latest of these likes, in milliseconds since the epoch.
 */
export type JobNews = {
  jobId: string
  title: string
  newLikes: number
  due: number
  dueOn: string | null
  until: number
}

/** The next company, by its id, of which there is news. Index job_like_liked_at. */
export async function findNextWithNews(after: string): Promise<{ id: string; name: string } | null> {
  const [next] = await db()
    .select({ id: organization.id, name: organization.name })
    .from(jobLike)
    .innerJoin(job, eq(job.id, jobLike.jobId))
    .leftJoin(jobTold, eq(jobTold.jobId, job.id))
    .innerJoin(user, eq(user.id, jobLike.userId))
    .innerJoin(organization, eq(organization.id, job.organizationId))
    .where(and(HAS_NEWS, gt(organization.id, after)))
    .orderBy(asc(organization.id))
    .limit(1)
  return next ?? null
}

/** The news of a company, job by job, the one with most news first. Index job_like_liked_at. */
export function listNews(tx: Transaction, organizationId: string): Promise<JobNews[]> {
  const newLikes = sql<number>`count(*) filter (where ${IS_NEW})::int`
  const due = sql<number>`count(*) filter (where ${IS_DUE})::int`
  return tx
    .select({
      jobId: job.id,
      title: job.title,
      newLikes,
      due,
      dueOn: sql<string | null>`(min(${DUE_ON}) filter (where ${IS_DUE}))::text`,
      until: sql<number>`(extract(epoch from max(${jobLike.likedAt})) * 1000)::float8`,
    })
    .from(jobLike)
    .innerJoin(job, eq(job.id, jobLike.jobId))
    .leftJoin(jobTold, eq(jobTold.jobId, job.id))
    .innerJoin(user, eq(user.id, jobLike.userId))
    .where(and(HAS_NEWS, eq(job.organizationId, organizationId)))
    .groupBy(job.id)
    .orderBy(sql`${due} desc`, sql`${newLikes} desc`, asc(job.id))
}

/** Notes that the news of these jobs were told, in the transaction that queues the mails. Primary key. */
export async function noteTold(tx: Transaction, news: readonly JobNews[]): Promise<void> {
  for (const { jobId, due, until } of news) {
    const answersUntil = due > 0 ? sql`${TODAY} + ${ASKED_DAYS_BEFORE}::int` : sql`null::date`
    await tx
      .insert(jobTold)
      .values({ jobId, likesUntil: new Date(until), answersUntil })
      .onConflictDoUpdate({
        target: jobTold.jobId,
        set: {
          likesUntil: sql`greatest(${jobTold.likesUntil}, excluded.likes_until)`,
          answersUntil: sql`coalesce(excluded.answers_until, ${jobTold.answersUntil})`,
        },
      })
  }
}

/**
 * Holds the open jobs of a company until the transaction ends: whoever likes one meanwhile waits, so that no like of
 * before is written after the news were listed, and of two servers one tells them. Index job_organization_status.
 */
export async function holdJobs(tx: Transaction, organizationId: string): Promise<void> {
  await tx
    .select({ id: job.id })
    .from(job)
    .where(and(eq(job.organizationId, organizationId), eq(job.status, 'Published')))
    .orderBy(asc(job.number))
    .for('no key update')
}

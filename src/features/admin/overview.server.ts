import { count, desc, eq, isNotNull, isNull, and, sql, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { ACCOUNT_TYPES, type AccountType } from '#/domain/access/account-type.ts'
import { db } from '#/db/client.server.ts'
import { contactMessage, job, jobLike, mail, organization, user } from '#/db/schema/index.ts'
import { countWaitingMails } from '#/platform/mailer/outbox.server.ts'
import { toNewJob, toNewUser, type AdminOverview } from './overview.view.ts'

const NEWEST = 5

const since = (moment: PgColumn, days: number): SQL<number> =>
  sql<number>`count(*) filter (where ${moment} > now() - make_interval(days => ${days}))::int`

/** Likes and matches of the last seven and thirty days; reads the table from end to end. */
async function countAnswers(): Promise<Pick<AdminOverview, 'week' | 'month'>> {
  const { likedAt, matchedAt } = jobLike
  const [row] = await db()
    .select({
      ...{ weekLikes: since(likedAt, 7), weekMatches: since(matchedAt, 7) },
      ...{ monthLikes: since(likedAt, 30), monthMatches: since(matchedAt, 30) },
    })
    .from(jobLike)
  return {
    week: { likes: row?.weekLikes ?? 0, matches: row?.weekMatches ?? 0 },
    month: { likes: row?.monthLikes ?? 0, matches: row?.monthMatches ?? 0 },
  }
}

async function countUsers(): Promise<Record<AccountType, number>> {
  const rows = await db().select({ type: user.type, count: count() }).from(user).groupBy(user.type)
  const countOf = (type: AccountType) => rows.find((row) => row.type === type)?.count ?? 0
  const [Individual = 0, Employer = 0, Admin = 0] = ACCOUNT_TYPES.map(countOf)
  return { Individual, Employer, Admin }
}

/** Reads along the index `user_created_at`. */
const readNewUsers = () =>
  db()
    .select({ id: user.id, name: user.name, image: user.image, type: user.type, joinedAt: user.createdAt })
    .from(user)
    .orderBy(desc(user.createdAt), desc(user.id))
    .limit(NEWEST)

/** Reads along the index `job_published_newest`, whose beginning is those without a moment: none is published so. */
const readNewJobs = () =>
  db()
    .select({ id: job.id, title: job.title, company: organization.name, publishedAt: job.publishedAt })
    .from(job)
    .innerJoin(organization, eq(organization.id, job.organizationId))
    .where(eq(job.status, 'Published'))
    .orderBy(sql`${job.publishedAt} desc nulls first`, sql`${job.number} desc nulls first`)
    .limit(NEWEST)

/** Counts the platform, and reads who and what came last. Live jobs are counted along the index `job_published_newest`, messages along `contact_message_open`. */
export async function readOverview(): Promise<AdminOverview> {
  const [
    usersByType,
    organizations,
    liveJobs,
    answers,
    openMessages,
    failedMails,
    waitingMails,
    users,
    jobs,
  ] = await Promise.all([
    countUsers(),
    db().$count(organization),
    db().$count(job, eq(job.status, 'Published')),
    countAnswers(),
    db().$count(contactMessage, isNull(contactMessage.answeredAt)),
    db().$count(mail, and(isNull(mail.sentAt), isNotNull(mail.lastError))),
    countWaitingMails(),
    readNewUsers(),
    readNewJobs(),
  ])
  return {
    ...{ usersByType, organizations, liveJobs, ...answers, openMessages, failedMails, waitingMails },
    newUsers: users.map(toNewUser),
    newJobs: jobs.map(toNewJob),
  }
}

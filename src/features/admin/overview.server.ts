import { and, desc, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import { db } from '#/db/client.server.ts'
import { contactMessage, job, mail, organization, user } from '#/db/schema/index.ts'
import { countWaitingMails } from '#/platform/mailer/outbox.server.ts'
import { toNewJob, toNewUser, type AdminOverview } from './overview.view.ts'
import { readTotals } from './platform-totals.server.ts'

const NEWEST = 5

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

/**
 * Counts the platform, and reads who and what came last. Mails are counted along the index `mail_waiting`, messages along
 * `contact_message_open`.
 */
export async function readOverview(): Promise<AdminOverview> {
  const [totals, openMessages, failedMails, waitingMails, users, jobs] = await Promise.all([
    readTotals(),
    db().$count(contactMessage, isNull(contactMessage.answeredAt)),
    db().$count(mail, and(isNull(mail.sentAt), isNotNull(mail.lastError))),
    countWaitingMails(),
    readNewUsers(),
    readNewJobs(),
  ])
  const { Individual, Employer, Admin, organizations, liveJobs } = totals
  return {
    ...{ usersByType: { Individual, Employer, Admin }, organizations, liveJobs },
    ...{ openMessages, failedMails, waitingMails },
    week: { likes: totals.weekLikes, matches: totals.weekMatches },
    month: { likes: totals.monthLikes, matches: totals.monthMatches },
    newUsers: users.map(toNewUser),
    newJobs: jobs.map(toNewJob),
  }
}

import { count, eq } from 'drizzle-orm'
import { ACCOUNT_TYPES, type AccountType } from '#/domain/access/account-type.ts'
import { db } from '#/db/client.server.ts'
import { job, mail, organization, user } from '#/db/schema/index.ts'
import { countWaitingMails } from '#/platform/mailer/outbox.server.ts'

/** What an admin sees first. `waitingMails` were queued and not sent yet; `mails` is how many there ever were. */
export type AdminOverview = {
  usersByType: Record<AccountType, number>
  organizations: number
  liveJobs: number
  mails: number
  waitingMails: number
}

/** Counts the platform. Reads whole small tables; live jobs come along the index `job_published_newest`. */
export async function countPlatform(): Promise<AdminOverview> {
  const [users, organizations, liveJobs, mails, waitingMails] = await Promise.all([
    db().select({ type: user.type, count: count() }).from(user).groupBy(user.type),
    db().$count(organization),
    db().$count(job, eq(job.status, 'Published')),
    db().$count(mail),
    countWaitingMails(),
  ])
  const countOf = (type: AccountType) => users.find((row) => row.type === type)?.count ?? 0
  const [individuals, employers, admins] = ACCOUNT_TYPES.map(countOf)
  return {
    usersByType: { Individual: individuals ?? 0, Employer: employers ?? 0, Admin: admins ?? 0 },
    organizations,
    liveJobs,
    mails,
    waitingMails,
  }
}

import type { AccountType } from '#/domain/access/account-type.ts'

/** Likes that were given and matches that were made within some days. */
export type Answers = { likes: number; matches: number }

export type NewUser = { id: string; name: string; image: string | null; type: AccountType; joinedAt: string }
export type NewJob = { id: string; title: string; company: string; publishedAt: string | null }

/**
 * What an admin sees first. `waitingMails` are queued and not sent yet; `failedMails` are those among them that were tried
 * in vain. Moments are ISO 8601.
 */
export type AdminOverview = {
  usersByType: Record<AccountType, number>
  organizations: number
  liveJobs: number
  week: Answers
  month: Answers
  /** From the contact form, and not answered. */
  openMessages: number
  failedMails: number
  waitingMails: number
  newUsers: NewUser[]
  newJobs: NewJob[]
}

type StoredNewUser = Omit<NewUser, 'joinedAt'> & { joinedAt: Date }
type StoredNewJob = Omit<NewJob, 'publishedAt'> & { publishedAt: Date | null }

export const toNewUser = ({ id, name, image, type, joinedAt }: StoredNewUser): NewUser => ({
  ...{ id, name, image, type },
  joinedAt: joinedAt.toISOString(),
})

export const toNewJob = ({ id, title, company, publishedAt }: StoredNewJob): NewJob => ({
  ...{ id, title, company },
  publishedAt: publishedAt?.toISOString() ?? null,
})

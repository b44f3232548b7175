import { db, type Transaction } from '#/db/client.server.ts'
import { baseUrl } from '#/platform/env/env.server.ts'
import { recipientSpeech } from '#/platform/mailer/recipient-speech.server.ts'
import { requireTimeLeft } from '#/platform/tasks/tasks.server.ts'
import { listMembersToTell, queueLikeMail } from './like-mails.server.ts'
import { findNextWithNews, holdJobs, listNews, noteTold, type JobNews } from './member-news.server.ts'

/** A mail names so many jobs at most, and how many more there are. */
const NAMED_JOBS = 10

type Company = { id: string; name: string }
type Member = Awaited<ReturnType<typeof listMembersToTell>>[number]

/** One job leads to its candidates, several to the list of jobs. */
function urlOf([first, ...others]: readonly JobNews[]): string {
  const path = first && others.length === 0 ? `/app/employer/jobs/match/${first.jobId}` : '/app/employer'
  return `${baseUrl()}${path}`
}

/** What both mails say of some jobs: each with its number, in the reader's language. */
async function jobsInWords(
  tx: Transaction,
  { id: userId, email: recipient }: Member,
  counted: readonly { title: string; count: number }[],
) {
  const { locale, say } = await recipientSpeech(tx, { recipient, userId })
  const named = counted.slice(0, NAMED_JOBS).map((one) => say('mail.countedJob', one))
  const more = counted.length - named.length
  const parts = more > 0 ? [...named, say('mail.moreJobs', { count: more })] : named
  return {
    count: counted.reduce((sum, { count }) => sum + count, 0),
    jobs: new Intl.ListFormat(locale, { type: 'conjunction' }).format(parts),
  }
}

/** The moment of the latest like that is told: news are mailed once, and later ones have another key. */
const latestOf = (news: readonly JobNews[]) => Math.max(...news.map(({ until }) => until))

async function mailNewLikes(tx: Transaction, company: Company, member: Member, news: readonly JobNews[]) {
  const found = news.filter(({ newLikes }) => newLikes > 0)
  if (found.length === 0) return
  const counted = found.map(({ title, newLikes }) => ({ title, count: newLikes }))
  await queueLikeMail(tx, {
    kind: 'newLikes',
    key: `new-likes:${company.id}:${latestOf(news)}:${member.id}`,
    recipient: member.email,
    userId: member.id,
    url: urlOf(found),
    values: {
      ...(await jobsInWords(tx, member, counted)),
      ...{ name: member.firstName, organization: company.name },
    },
  })
}

async function mailAnswersDue(tx: Transaction, company: Company, member: Member, news: readonly JobNews[]) {
  const found = news.filter(({ due }) => due > 0)
  const [dueOn] = found.flatMap((one) => one.dueOn ?? []).toSorted()
  if (dueOn === undefined) return
  const counted = found.map(({ title, due }) => ({ title, count: due }))
  await queueLikeMail(tx, {
    kind: 'answersDue',
    key: `answers-due:${company.id}:${latestOf(news)}:${member.id}`,
    recipient: member.email,
    userId: member.id,
    url: urlOf(found),
    dueOn,
    values: {
      ...(await jobsInWords(tx, member, counted)),
      ...{ name: member.firstName, organization: company.name },
    },
  })
}

async function tellCompany(company: Company): Promise<void> {
  await db().transaction(async (tx) => {
    // People before jobs, as everybody holds them.
    const members = await listMembersToTell(tx, company.id)
    await holdJobs(tx, company.id)
    const news = await listNews(tx, company.id)
    for (const member of members) {
      await mailNewLikes(tx, company, member, news)
      await mailAnswersDue(tx, company, member, news)
    }
    await noteTold(tx, news)
  })
}

/**
 * Tells the members of every company, once a day, which jobs were liked since they were last told, and two days before a
 * promise ends which answers are due. Nothing is told twice, and nothing that is over; running it again changes nothing.
 */
export async function mailMemberNews(): Promise<void> {
  let company = await findNextWithNews('')
  while (company) {
    requireTimeLeft()
    await tellCompany(company)
    company = await findNextWithNews(company.id)
  }
}

import { readPledgeClock, type PledgeClock } from '#/domain/job/pledge.ts'
import type { JobStatus, ReplyPledgeDays } from '#/domain/job/vocabulary.ts'
import { toIsoDate } from '#/domain/time/iso-date.ts'

/** One of the employer's jobs, as far as this asks. `oldestUnanswered` is an ISO moment. */
export type JobWithLikes = {
  id: string
  title: string
  status: JobStatus
  likesNew: number
  oldestUnanswered: string | null
  replyPledgeDays: ReplyPledgeDays | null
}

/** A job at which people wait; `clock` is the promise to the one who waits longest. */
export type WaitingJob = {
  id: string
  title: string
  likesNew: number
  since: string
  clock: PledgeClock | null
}

/** Dates sort as text; a job without a promise comes after every one that has made one. */
const urgency = ({ clock, since }: WaitingJob) => clock?.dueOn ?? `9999 ${since}`

/** The jobs at which people wait for an answer, the one whose promise runs out first on top. `today` is `YYYY-MM-DD`. */
export function waitingJobs(jobs: readonly JobWithLikes[], today: string): WaitingJob[] {
  return jobs
    .flatMap(({ id, title, likesNew, oldestUnanswered, replyPledgeDays }) => {
      if (likesNew === 0 || oldestUnanswered === null) return []
      const likedOn = toIsoDate(new Date(oldestUnanswered))
      const clock = replyPledgeDays === null ? null : readPledgeClock({ likedOn, replyPledgeDays, today })
      return [{ id, title, likesNew, since: oldestUnanswered, clock }]
    })
    .toSorted((a, b) => urgency(a).localeCompare(urgency(b)))
}

/** The draft to go on with, of a company that nobody can like yet because none of its jobs was ever published; or null. */
export function findFirstDraft(jobs: readonly JobWithLikes[]): JobWithLikes | null {
  const [first = null] = jobs
  return first !== null && jobs.every(({ status }) => status === 'Draft') ? first : null
}

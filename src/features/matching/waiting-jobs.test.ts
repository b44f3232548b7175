import { expect, test } from 'vitest'
import { waitingJobs, type JobWithLikes } from './waiting-jobs.ts'

function buildJob(id: string, changes: Partial<JobWithLikes> = {}): JobWithLikes {
  const oldestUnanswered = '2026-11-12T09:00:00.000Z'
  return {
    id,
    title: id,
    status: 'Published',
    likesNew: 1,
    oldestUnanswered,
    replyPledgeDays: 14,
    ...changes,
  }
}

test('the job whose promise runs out first is on top, not the one that waits longest', () => {
  const jobs = [
    buildJob('fortnight'),
    buildJob('week', { replyPledgeDays: 7, oldestUnanswered: '2026-11-15T09:00:00.000Z' }),
    buildJob('without a promise', { replyPledgeDays: null, oldestUnanswered: '2026-10-01T09:00:00.000Z' }),
  ]
  const waiting = waitingJobs(jobs, '2026-11-21')
  expect(waiting.map(({ id }) => id)).toEqual(['week', 'fortnight', 'without a promise'])
  expect(waiting[0]?.clock).toMatchObject({ dueOn: '2026-11-22', state: 'dueSoon' })
  expect(waiting[2]?.clock).toBeNull()
})

test('jobs at which nobody waits are left out', () => {
  expect(waitingJobs([buildJob('quiet', { likesNew: 0, oldestUnanswered: null })], '2026-11-21')).toEqual([])
})

import { buildAsked } from './build-asked.ts'
import { computeFit } from '#/domain/matching/fit.ts'
import { toMatchJob } from '#/domain/matching/match-job.ts'
import { toMatchPerson } from '#/domain/matching/match-person.ts'
import type { CandidateView, JobCandidates } from '#/features/matching/candidates.view.ts'
import { buildJobDetails } from './build-job-details.ts'
import { buildProfileDocument } from './build-profile-document.ts'

const TODAY = '2026-11-21'

/** A candidate who liked a job nine days before 21 November 2026, as its company sees them. */
export function buildCandidate(changes: Partial<CandidateView> = {}): CandidateView {
  const job = toMatchJob(buildJobDetails(), { organizationId: 'org-1', status: 'Published', today: TODAY })
  return {
    candidateId: 'candidate-1',
    label: '7F3',
    name: 'Dara Olaniyan',
    image: null,
    headline: 'Drainage engineer',
    town: 'Bath',
    state: 'liked',
    since: '2026-11-12T09:00:00.000Z',
    passed: false,
    pledge: { day: 9, ofDays: 14, daysLeft: 5, dueOn: '2026-11-26', state: 'running' },
    contact: null,
    hasProfile: true,
    fit: computeFit(toMatchPerson(buildProfileDocument(), TODAY), job, {
      profileOpened: true,
      detail: 'score',
    }),
    ...changes,
  }
}

/** The page of candidates of an open job. */
export function buildCandidates(changes: Partial<JobCandidates> = {}): JobCandidates {
  return {
    job: {
      id: 'job-1',
      title: 'Civil Engineer, Flood Defences',
      status: 'Published',
      isTakenDown: false,
      location: 'Bristol, UK',
      closingDate: '2026-12-12',
      replyPledgeDays: 14,
      organizationName: 'Tidewall Engineering',
      today: TODAY,
    },
    liked: [],
    matched: [],
    suggested: [],
    closedLikes: 0,
    asked: buildAsked(),
    ...changes,
  }
}

import type { RecommendedJob } from '#/features/matching/fits.server.ts'
import type { MyLikeView } from '#/features/matching/my-likes.view.ts'
import { buildFit } from './build-fit.ts'

const TIDEWALL = { id: 'org-1', name: 'Tidewall Engineering', logo: null }

/** A like of nine days before 21 November 2026 that waits for its answer. */
export function buildMyLike(changes: Partial<MyLikeView> = {}): MyLikeView {
  return {
    jobId: 'job-1',
    title: 'Civil Engineer',
    location: 'Bristol, UK',
    isOpen: true,
    endReason: null,
    isSeen: true,
    organization: TIDEWALL,
    state: 'liked',
    since: '2026-11-12T09:00:00.000Z',
    pledge: { day: 9, ofDays: 14, daysLeft: 5, dueOn: '2026-11-26', state: 'running' },
    closeReason: null,
    contact: null,
    fit: null,
    ...changes,
  }
}

/** An employer that made the first move and waits. */
export function buildApproach(changes: Partial<MyLikeView> = {}): MyLikeView {
  return buildMyLike({ state: 'approached', pledge: null, fit: buildFit(), ...changes })
}

/** A job that fits, as the dashboard recommends it. */
export function buildRecommendedJob(changes: Partial<RecommendedJob> = {}): RecommendedJob {
  return {
    id: 'job-7',
    title: 'Drainage Engineer',
    location: 'Bath, UK',
    countries: [],
    workLocation: 'Hybrid',
    closingDate: '2027-01-12',
    pay: { minSalary: 41_000, maxSalary: 48_500, currency: 'GBP', salaryPeriod: 'Year' },
    organization: TIDEWALL,
    fit: buildFit(),
    ...changes,
  }
}

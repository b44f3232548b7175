import { expect, test } from 'vitest'
import type { Band } from '#/domain/matching/types.ts'
import { buildCandidate } from '#tests/factories/build-candidate.ts'
import {
  approachesOf,
  countWaiting,
  dayPart,
  findClosingSoon,
  liveMatchesOf,
  matchesOf,
  orderLikes,
} from './dashboard.ts'
import type { RecommendedJob } from './fits.server.ts'
import type { MyLikeView } from './my-likes.view.ts'

const { fit } = buildCandidate()

function buildRecommended(id: string, closingDate: string | null, band: Band = 'good'): RecommendedJob {
  if (!fit) throw new Error('the factory gives a fit')
  const pay = { minSalary: null, maxSalary: null, currency: null, salaryPeriod: null }
  const organization = { id: 'org', name: 'Tidewall', logo: null }
  const place = { location: 'Bristol', workLocation: null, countries: [] }
  return { id, title: id, ...place, organization, pay, closingDate, fit: { ...fit, band } }
}

function buildLike(state: MyLikeView['state'], changes: Partial<MyLikeView> = {}): MyLikeView {
  return {
    jobId: state,
    title: 'A job',
    location: 'Bath',
    isOpen: true,
    endReason: null,
    isSeen: true,
    state,
    since: '2026-11-20T09:00:00.000Z',
    organization: { id: 'org', name: 'Tidewall', logo: null },
    pledge: null,
    closeReason: null,
    contact: null,
    fit: null,
    ...changes,
  }
}

test('the greeting follows the clock', () => {
  expect([0, 11, 12, 17, 18, 23].map(dayPart)).toEqual([
    'morning',
    'morning',
    'afternoon',
    'afternoon',
    'evening',
    'evening',
  ])
})

test('of the good jobs that close within a week the first to close is shown', () => {
  const jobs = [
    buildRecommended('far', '2026-12-24'),
    buildRecommended('later', '2026-11-27'),
    buildRecommended('soon', '2026-11-24', 'strong'),
    buildRecommended('weak', '2026-11-22', 'partial'),
    buildRecommended('over', '2026-11-20'),
    buildRecommended('open-ended', null),
  ]
  expect(findClosingSoon(jobs, '2026-11-21')).toMatchObject({ id: 'soon', inDays: 3 })
  expect(findClosingSoon([], '2026-11-21')).toBeNull()
})

test('only open approaches and likes wait for anybody', () => {
  const likes = [
    buildLike('approached'),
    buildLike('approached', { isOpen: false }),
    buildLike('liked'),
    buildLike('liked', { isOpen: false }),
    buildLike('matched'),
  ]
  expect(approachesOf(likes)).toHaveLength(1)
  expect(countWaiting(likes)).toBe(1)
})

test('what asks for an answer stands above what waits, and that above what is over', () => {
  const likes = (['closed', 'matched', 'liked', 'declined', 'approached'] as const).map((state) =>
    buildLike(state),
  )
  expect(orderLikes(likes).map(({ state }) => state)).toEqual([
    'approached',
    'liked',
    'matched',
    'closed',
    'declined',
  ])
})

test('of matches whose job has ended otherwise nothing may come any more', () => {
  const likes = [buildLike('matched'), buildLike('matched', { jobId: 'filled', endReason: 'Filled' })]
  expect(matchesOf(likes)).toHaveLength(2)
  expect(liveMatchesOf(likes).map(({ jobId }) => jobId)).toEqual(['matched'])
})

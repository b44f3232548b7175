import { expect, test } from 'vitest'
import { buildCandidate, buildCandidates } from '#tests/factories/build-candidate.ts'
import { candidatesOf, countOf, findCandidate, readPledge } from './candidate-lists.ts'

const clock = (dueOn: string, state: 'running' | 'dueSoon' | 'overdue' = 'running') =>
  ({ day: 5, ofDays: 14, daysLeft: 9, dueOn, state }) as const
const best = buildCandidate({ candidateId: 'best', since: '2026-11-18T09:00:00.000Z' })
const passed = buildCandidate({ candidateId: 'passed', passed: true, pledge: null })
const oldest = buildCandidate({ candidateId: 'oldest', since: '2026-11-08T09:00:00.000Z' })
const page = buildCandidates({
  liked: [best, passed, oldest],
  matched: [
    buildCandidate({ candidateId: 'm', state: 'matched' }),
    buildCandidate({ candidateId: 'w', state: 'withdrawn' }),
  ],
  suggested: [
    buildCandidate({ candidateId: 'a', state: 'approached' }),
    buildCandidate({ candidateId: 'd', state: 'declined' }),
  ],
})
const idsOf = (list: { candidateId: string }[]) => list.map(({ candidateId }) => candidateId)

test('those who wait come first, best fit or longest waiting; the passed stand below either way', () => {
  expect(idsOf(candidatesOf(page, 'liked', 'fit'))).toEqual(['best', 'oldest', 'passed'])
  expect(idsOf(candidatesOf(page, 'liked', 'waiting'))).toEqual(['oldest', 'best', 'passed'])
  expect(idsOf(candidatesOf(page, 'matched', 'waiting'))).toEqual(['m', 'w'])
})

test('who withdrew or declined stands below everybody else', () => {
  const over = buildCandidates({
    matched: [buildCandidate({ candidateId: 'left', state: 'withdrawn' }), ...page.matched],
    suggested: [...page.suggested, buildCandidate({ candidateId: 'new', state: 'none' })],
  })
  expect(idsOf(candidatesOf(over, 'matched', 'fit'))).toEqual(['m', 'left', 'w'])
  expect(idsOf(candidatesOf(over, 'suggested', 'fit'))).toEqual(['a', 'new', 'd'])
})

test('a tab counts who still waits, who is matched, and who may still be won', () => {
  expect(countOf(page, 'liked')).toBe(2)
  expect(countOf(page, 'matched')).toBe(1)
  expect(countOf(page, 'suggested')).toBe(1)
  expect(countOf(buildCandidates(), 'liked')).toBe(0)
})

test('somebody is found under whatever tab they stand, and nobody for an unknown id', () => {
  expect(findCandidate(page, 'w')?.state).toBe('withdrawn')
  expect(findCandidate(page, 'nobody')).toBeNull()
  expect(findCandidate(page, undefined)).toBeNull()
})

test('the promise names the next day and how many reach it, and counts those who waited longer', () => {
  const liked = [
    buildCandidate({ pledge: clock('2026-11-26') }),
    buildCandidate({ pledge: clock('2026-11-23', 'dueSoon') }),
    buildCandidate({ pledge: clock('2026-11-23', 'dueSoon') }),
    buildCandidate({ pledge: clock('2026-11-19', 'overdue') }),
    passed,
  ]
  const next = { count: 2, dueOn: '2026-11-23', inDays: 2 }
  expect(readPledge(liked, '2026-11-21')).toEqual({ overdue: 1, next })
  expect(readPledge([], '2026-11-21')).toEqual({ overdue: 0, next: null })
})

import { expect, test } from 'vitest'
import { buildCandidate, buildCandidates } from '#tests/factories/build-candidate.ts'
import { moveCandidate } from './candidate-moves.ts'

const NOW = '2026-11-21T12:00:00.000Z'
const liked = buildCandidate({ candidateId: 'liked' })
const suggested = buildCandidate({ candidateId: 'suggested', state: 'none', since: null, pledge: null })
const page = buildCandidates({ liked: [liked], suggested: [suggested] })

test('Match moves a like among the matches, without contact data until the server has answered', () => {
  const after = moveCandidate(page, 'liked', { move: 'match', now: NOW })
  expect(after.liked).toEqual([])
  expect(after.matched[0]).toMatchObject({ state: 'matched', since: NOW, pledge: null, contact: null })
})

test('an invitation stays among the suggested, first', () => {
  const other = buildCandidate({ candidateId: 'other', state: 'none' })
  const both = { ...page, suggested: [other, suggested] }
  const after = moveCandidate(both, 'suggested', { move: 'match', now: NOW })
  expect(after.suggested.map(({ candidateId, state }) => [candidateId, state])).toEqual([
    ['suggested', 'approached'],
    ['other', 'none'],
  ])
})

test('a pass stops the clock and leaves the row where it is', () => {
  const after = moveCandidate(page, 'liked', { move: 'pass', now: NOW })
  expect(after.liked[0]).toMatchObject({ state: 'liked', passed: true, pledge: null })
})

test('an answer to somebody who is gone, or a pass on a suggestion, changes nothing', () => {
  expect(moveCandidate(page, 'nobody', { move: 'match', now: NOW })).toBe(page)
  expect(moveCandidate(page, 'suggested', { move: 'pass', now: NOW })).toBe(page)
})

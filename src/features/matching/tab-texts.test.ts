import { expect, test } from 'vitest'
import { buildCandidate, buildCandidates } from '#tests/factories/build-candidate.ts'
import type { CandidateView, JobCandidates } from './candidates.view.ts'
import type { CandidateTab } from './match-search.ts'
import { emptyKindOf, introKindOf, wayOutOf } from './tab-texts.ts'

const inState = (...states: CandidateView['state'][]) => states.map((state) => buildCandidate({ state }))
const page = (changes: Partial<JobCandidates> = {}, status: JobCandidates['job']['status'] = 'Published') =>
  buildCandidates({ ...changes, job: { ...buildCandidates().job, status } })

const MATCHED = { matched: inState('matched') }
const WITHDRAWN = { matched: inState('withdrawn') }

test.each<[string, JobCandidates, CandidateTab, string, string | null]>([
  ['nobody ever liked', page(), 'liked', 'liked', 'suggested'],
  ['the only liker was matched', page(MATCHED), 'liked', 'answered', 'matched'],
  ['the only match was left again', page(WITHDRAWN), 'liked', 'answered', 'matched'],
  ['the only liker was passed until it closed', page({ closedLikes: 1 }), 'liked', 'answered', 'suggested'],
  ['somebody waits', page({ liked: inState('liked') }), 'matched', 'matched', 'liked'],
  ['nobody waits', page(), 'matched', 'matched', 'suggested'],
  ['nobody fits', page(), 'suggested', 'suggested', 'edit'],
  ['nobody fits any more', page(MATCHED), 'suggested', 'suggested', 'edit'],
])('of an open job, when %s, the empty list tells the truth', (_history, candidates, tab, kind, wayOut) => {
  expect(emptyKindOf(candidates, tab)).toBe(kind)
  expect(wayOutOf(candidates, tab)).toBe(wayOut)
})

test.each(['liked', 'matched', 'suggested'] as const)('a draft explains itself under %s', (tab) => {
  expect(emptyKindOf(page({}, 'Draft'), tab)).toBe('draft')
  expect(wayOutOf(page({}, 'Draft'), tab)).toBe('edit')
})

test.each([
  ['liked', 'closedLiked'],
  ['matched', 'closedMatched'],
  ['suggested', 'closedSuggested'],
] as const)(
  'a closed job promises nothing under %s, and leads to its matches if there are any',
  (tab, kind) => {
    expect(emptyKindOf(page({}, 'Archived'), tab)).toBe(kind)
    expect(wayOutOf(page({}, 'Archived'), tab)).toBeNull()
    if (tab !== 'matched') expect(wayOutOf(page(MATCHED, 'Archived'), tab)).toBe('matched')
  },
)

test('the matched are introduced as what they are, also after somebody left', () => {
  const introOf = (...states: CandidateView['state'][]) =>
    introKindOf(page({ matched: inState(...states) }), 'matched')
  expect(introOf('matched', 'matched')).toBe('matched')
  expect(introOf('matched', 'withdrawn')).toBe('matchedSomeLeft')
  expect(introOf('withdrawn')).toBe('matchedAllLeft')
})

test('the suggested are introduced by whether anybody is left to invite', () => {
  const introOf = (states: CandidateView['state'][], status?: 'Archived') =>
    introKindOf(page({ suggested: inState(...states) }, status), 'suggested')
  expect(introOf(['none', 'approached'])).toBe('suggested')
  expect(introOf(['approached', 'declined'])).toBe('invitedOnly')
  expect(introOf(['declined'], 'Archived')).toBe('suggestedClosed')
})

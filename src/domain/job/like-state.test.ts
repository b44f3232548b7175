import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { tries } from '#tests/setup/tries.ts'
import { isLiked, isMatched, LIKE_ACTIONS, LIKE_STATES, nextLikeState, type LikeState } from './like-state.ts'

test.each([
  ['none', 'like', 'liked'],
  ['liked', 'unlike', 'none'],
  ['liked', 'match', 'matched'],
  ['none', 'match', 'approached'],
  ['approached', 'accept', 'matched'],
  ['approached', 'like', 'matched'],
  ['approached', 'decline', 'declined'],
  ['matched', 'unlike', 'withdrawn'],
  ['withdrawn', 'like', 'liked'],
  ['declined', 'like', 'liked'],
  ['liked', 'close', 'closed'],
  ['approached', 'close', 'closed'],
] as const)('%s, then %s, is %s', (state, action, next) => {
  expect(nextLikeState(state, action)).toBe(next)
})

test.each([
  ['liked', 'like'],
  ['none', 'unlike'],
  ['matched', 'like'],
  ['matched', 'match'],
  ['approached', 'match'],
  ['withdrawn', 'unlike'],
  ['closed', 'close'],
] as const)('repeating %s by %s changes nothing', { tags: ['2.6a'] }, (state, action) => {
  expect(nextLikeState(state, action)).toBe(state)
})

test.each([
  ['declined', 'match'],
  ['withdrawn', 'match'],
  ['closed', 'like'],
  ['closed', 'match'],
  ['none', 'accept'],
  ['liked', 'accept'],
  ['none', 'decline'],
  ['matched', 'pass'],
  ['matched', 'decline'],
] as const)('%s refuses %s', { tags: ['2.6a'] }, (state, action) => {
  expect(nextLikeState(state, action)).toBeNull()
})

test('a pass is unseen by the person until the pledge date', { tags: ['2.6c'] }, () => {
  expect(nextLikeState('liked', 'pass')).toBe('liked')
})

test('closing a job leaves nobody waiting and no match broken', () => {
  const closed = LIKE_STATES.map((state) => nextLikeState(state, 'close'))
  expect(closed).not.toContain(null)
  expect(closed).not.toContain('liked')
  expect(closed).not.toContain('approached')
  expect(nextLikeState('matched', 'close')).toBe('matched')
})

test('a match needs a yes of both sides, whatever the order', () => {
  const actions = fc.array(fc.constantFrom(...LIKE_ACTIONS), { maxLength: 12 })
  fc.assert(
    fc.property(actions, (taken) => {
      let state: LikeState = 'none'
      let personYes = false
      let employerYes = false
      for (const action of taken) {
        const next = nextLikeState(state, action)
        if (next === null) continue
        const isNewMatch = next === 'matched' && state !== 'matched'
        const otherSaidYes = action === 'match' ? personYes : employerYes
        expect(isNewMatch && !otherSaidYes).toBe(false)
        if (action === 'like' || action === 'accept') personYes = true
        if (action === 'match') employerYes = true
        state = next
      }
    }),
    { numRuns: tries(1000) },
  )
})

test('the heart is filled exactly while the yes stands', () => {
  expect(LIKE_STATES.filter(isLiked)).toEqual(['liked', 'matched'])
  expect(LIKE_STATES.filter(isMatched)).toEqual(['matched'])
})

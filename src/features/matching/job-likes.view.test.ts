import { expect, test } from 'vitest'
import { LIKE_STATES, type LikeState } from '#/domain/job/like-state.ts'
import { NO_LIKE, toJobLikeStatus } from './job-likes.view.ts'

const likedAt = new Date('2026-11-12T09:00:00Z')
const matchedAt = new Date('2026-11-15T10:30:00Z')
const status = (state: LikeState) => toJobLikeStatus({ state, likedAt, matchedAt })

test('nothing said is all false', () => {
  expect(toJobLikeStatus(null)).toEqual(NO_LIKE)
  expect(NO_LIKE).toEqual({ liked: false, likedAt: null, matched: false, matchedAt: null, state: 'none' })
})

test('a like has its day and no match', () => {
  expect(status('liked')).toEqual({
    liked: true,
    likedAt: '2026-11-12T09:00:00.000Z',
    matched: false,
    matchedAt: null,
    state: 'liked',
  })
})

test('a match is a like that has both days', () => {
  expect(status('matched')).toMatchObject({
    liked: true,
    likedAt: '2026-11-12T09:00:00.000Z',
    matched: true,
    matchedAt: '2026-11-15T10:30:00.000Z',
  })
})

test.each(LIKE_STATES.filter((state) => state !== 'liked' && state !== 'matched'))(
  'the days of an earlier story do not show in the state %s',
  (state) => {
    expect(status(state)).toEqual({ ...NO_LIKE, state })
  },
)

test('an employer’s pass leaves no trace in what the person sees', () => {
  const row = {
    state: 'liked' as const,
    likedAt,
    matchedAt: null,
    passedAt: new Date(),
    closeReason: 'passed',
  }
  const seen = toJobLikeStatus(row)
  expect(seen).toEqual(status('liked'))
  expect(Object.keys(seen)).toEqual(['liked', 'likedAt', 'matched', 'matchedAt', 'state'])
})

test('a like without a date is still a like', () => {
  expect(toJobLikeStatus({ state: 'liked', likedAt: null, matchedAt: null })).toMatchObject({
    liked: true,
    likedAt: null,
  })
})

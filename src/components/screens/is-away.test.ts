import { expect, test } from 'vitest'
import { AppError, notFoundError } from '#/domain/app-error.ts'
import { isAway } from './is-away.ts'

test.each([
  ['a server that fails', new AppError('INTERNAL', 'error.generic'), true],
  ['a server that is busy', new AppError('UNAVAILABLE', 'error.generic'), true],
  ['a reader who asked too often', new AppError('RATE_LIMITED', 'error.generic'), true],
  ['a server that cannot be reached', new TypeError('Failed to fetch'), true],
  ['a thing that is not there', notFoundError(), false],
  ['a thing that is not for this reader', new AppError('FORBIDDEN', 'error.generic'), false],
])('after %s a page says that nobody knows, or that there is nothing', (_what, error, away) => {
  expect(isAway(error)).toBe(away)
})

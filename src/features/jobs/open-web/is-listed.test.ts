import { expect, test } from 'vitest'
import { isListed } from './is-listed.ts'

test.each([
  ['open', '2026-11-22', true],
  ['open', '2026-11-21', false],
  ['open', null, true],
  ['closed', '2026-11-30', false],
  ['draft', '2026-11-30', false],
] as const)('a job that is %s until %s is listed on 22 November: %s', (state, closingDate, expected) => {
  expect(isListed({ state, closingDate }, '2026-11-22')).toBe(expected)
})

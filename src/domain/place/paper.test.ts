import { expect, test } from 'vitest'
import { paperOf } from './paper.ts'

test.each([
  ['US', 'letter'],
  ['CA', 'letter'],
  ['GB', 'a4'],
  ['FR', 'a4'],
  [null, 'a4'],
])('in %s a CV is printed on %s', (country, paper) => {
  expect(paperOf(country)).toBe(paper)
})

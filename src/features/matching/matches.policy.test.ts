import { expect, test } from 'vitest'
import { canBeApproached, canMatch, isExcluded, type Approachable } from './matches.policy.ts'

const VISIBLE: Approachable = {
  type: 'Individual',
  banned: false,
  hasProfile: true,
  visibility: 'SignedIn',
  excludedEmployers: [],
}

test('answers are given while a job is open', () => {
  expect(canMatch({ status: 'Published' })).toBe(true)
  expect(canMatch({ status: 'Draft' })).toBe(false)
  expect(canMatch({ status: 'Archived' })).toBe(false)
})

test('people with a visible profile can be approached', () => {
  expect(canBeApproached(VISIBLE, 'org')).toBe(true)
  expect(canBeApproached({ ...VISIBLE, visibility: 'Public' }, 'org')).toBe(true)
})

const CLOSED: [string, Partial<Approachable>][] = [
  ['a hidden profile', { visibility: 'Hidden' }],
  ['a profile for matched employers', { visibility: 'MatchedEmployers' }],
  ['no profile at all', { hasProfile: false }],
  ['an employer', { type: 'Employer' }],
  ['an admin', { type: 'Admin' }],
  ['a suspended account', { banned: true }],
  ['somebody who excludes the company', { excludedEmployers: ['other', 'org'] }],
]

test.each(CLOSED)('%s cannot be approached', (_, change) => {
  expect(canBeApproached({ ...VISIBLE, ...change }, 'org')).toBe(false)
})

test('excluding one company keeps no other out', () => {
  expect(isExcluded({ excludedEmployers: ['other'] }, 'org')).toBe(false)
})

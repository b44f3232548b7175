import { expect, test } from 'vitest'
import { LIKE_STATES } from '#/domain/job/like-state.ts'
import {
  audienceOf,
  ANONYMOUS_VIEWER,
  canViewProfile,
  profileAccess,
  profileAccessBy,
  type ProfileOwner,
  type ProfileViewer,
} from './visibility.ts'
import { VISIBILITIES } from './vocabulary.ts'

const owner = (changes: Partial<ProfileOwner> = {}): ProfileOwner => ({
  userId: 'dara',
  accountType: 'Individual',
  visibility: 'Public',
  anonymousUntilMatch: false,
  excludedEmployers: [],
  ...changes,
})

const employer = (changes: Partial<ProfileViewer> = {}): ProfileViewer => ({
  userId: 'mina',
  accountType: 'Employer',
  organizationIds: ['hospital'],
  likeStates: [],
  ...changes,
})

const PEER: ProfileViewer = { userId: 'joao', accountType: 'Individual', organizationIds: [], likeStates: [] }

test.each([
  ['Public', true, true],
  ['SignedIn', false, true],
  ['MatchedEmployers', false, false],
  ['Hidden', false, false],
] as const)('%s: a visitor %s, a signed-in person %s', (visibility, visitor, signedIn) => {
  expect(canViewProfile(ANONYMOUS_VIEWER, owner({ visibility }))).toBe(visitor)
  expect(canViewProfile(PEER, owner({ visibility }))).toBe(signedIn)
  expect(canViewProfile(employer(), owner({ visibility }))).toBe(signedIn)
})

test.each(LIKE_STATES)('a hidden profile is open to an employer exactly by a standing like: %s', (state) => {
  const isOpen = state === 'liked' || state === 'matched'
  expect(canViewProfile(employer({ likeStates: [state] }), owner({ visibility: 'Hidden' }))).toBe(isOpen)
})

test('the owner and an admin see everything, whatever the visibility', () => {
  for (const visibility of VISIBILITIES) {
    const hidden = owner({ visibility, anonymousUntilMatch: true })
    expect(profileAccess({ ...PEER, userId: 'dara' }, hidden)).toBe('contact')
    expect(profileAccess({ ...PEER, accountType: 'Admin' }, hidden)).toBe('contact')
  }
})

test('contact data is for a match alone', { tags: ['2.4a'] }, () => {
  expect(profileAccess(employer(), owner())).toBe('profile')
  expect(profileAccess(employer({ likeStates: ['liked'] }), owner())).toBe('profile')
  expect(profileAccess(employer({ likeStates: ['closed', 'matched'] }), owner())).toBe('contact')
  expect(profileAccess(employer({ likeStates: ['withdrawn'] }), owner())).toBe('profile')
})

test('anonymous until match stays anonymous through a like', () => {
  const anonymous = owner({ anonymousUntilMatch: true })
  expect(profileAccess(employer({ likeStates: ['liked'] }), anonymous)).toBe('anonymous')
  expect(profileAccess(ANONYMOUS_VIEWER, anonymous)).toBe('anonymous')
  expect(profileAccess(employer({ likeStates: ['matched'] }), anonymous)).toBe('contact')
})

test('the id of an account opens an anonymous profile to the owner, admins and matched employers alone', () => {
  const anonymous = owner({ anonymousUntilMatch: true })
  const byAccount = (viewer: ProfileViewer) => profileAccessBy('account', viewer, anonymous)
  for (const viewer of [ANONYMOUS_VIEWER, PEER, employer(), employer({ likeStates: ['liked'] })])
    expect(byAccount(viewer)).toBe('none')
  for (const viewer of [{ ...PEER, userId: 'dara' }, employer({ likeStates: ['matched'] })])
    expect(byAccount(viewer)).toBe('contact')
  expect(byAccount({ ...PEER, accountType: 'Admin' })).toBe('contact')
  expect(profileAccessBy('candidate', employer({ likeStates: ['liked'] }), anonymous)).toBe('anonymous')
  expect(profileAccessBy('account', employer(), owner())).toBe('profile')
})

test.each([
  ['Public', false, 'Public'],
  ['Public', true, 'AmongCandidates'],
  ['SignedIn', true, 'AmongCandidates'],
  ['MatchedEmployers', true, 'MatchedEmployers'],
  ['Hidden', true, 'Hidden'],
] as const)('%s, anonymous %s, is said to be %s', (visibility, anonymousUntilMatch, audience) => {
  expect(audienceOf({ visibility, anonymousUntilMatch })).toBe(audience)
})

test('an excluded employer sees nothing, not even after a match', () => {
  const excluding = owner({ excludedEmployers: ['hospital'] })
  expect(profileAccess(employer({ likeStates: ['matched'] }), excluding)).toBe('none')
  expect(profileAccess(employer({ organizationIds: ['other'] }), excluding)).toBe('profile')
})

test('employers and admins have no profile page, not even for themselves', () => {
  for (const accountType of ['Employer', 'Admin'] as const) {
    expect(canViewProfile({ ...PEER, userId: 'dara' }, owner({ accountType }))).toBe(false)
  }
})

test('a visitor is not taken for an owner without an id', () => {
  expect(profileAccess(ANONYMOUS_VIEWER, owner({ visibility: 'Hidden', userId: '' }))).toBe('none')
})

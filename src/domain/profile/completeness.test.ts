import { expect, test } from 'vitest'
import { buildProfileDocument } from '#tests/factories/build-profile-document.ts'
import { completeness } from './completeness.ts'
import { EMPTY_PROFILE_DOCUMENT } from './profile-document.ts'

test('an empty profile is at 0 % and is sent to what brings most', () => {
  expect(completeness(EMPTY_PROFILE_DOCUMENT)).toEqual({
    percent: 0,
    nextStep: { step: 2, message: 'profile.completeness.work' },
  })
})

test('a full profile is at 100 % and is sent nowhere', () => {
  expect(completeness(buildProfileDocument())).toEqual({ percent: 100, nextStep: null })
})

test('each missing part is named by its own step', { tags: ['2.3a'] }, () => {
  expect(completeness(buildProfileDocument({ headline: '  ' }))).toEqual({
    percent: 90,
    nextStep: { step: 1, message: 'profile.completeness.headline' },
  })
  expect(completeness(buildProfileDocument({ preferences: { desiredTitles: [] } })).nextStep?.step).toBe(5)
})

test('one who never studied is complete once they say so', () => {
  const document = buildProfileDocument({ education: [], educationLevelOverride: 'None' })
  expect(completeness(document).percent).toBe(100)
})

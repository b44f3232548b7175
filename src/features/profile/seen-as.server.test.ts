import { expect, test } from 'vitest'
import { VISIBILITIES, type Visibility } from '#/domain/profile/vocabulary.ts'
import { buildProfileDocument } from '#tests/factories/build-profile-document.ts'
import type { MyProfileView } from './profile.view.ts'
import { ONLOOKERS } from './onlookers.ts'
import { seenAs } from './seen-as.server.ts'

function mineWith(visibility: Visibility, anonymousUntilMatch = false): MyProfileView {
  const document = buildProfileDocument({ phone: '+44 7700 900100' })
  return {
    ...{ userId: 'u', firstName: 'Ada', lastName: 'Byron', name: 'Ada Byron', email: 'ada@example.com' },
    ...{ image: null, profileVideo: null, language: 'en' as const, excludedEmployers: [] },
    document: { ...document, preferences: { ...document.preferences, visibility, anonymousUntilMatch } },
  }
}

const seen = (mine: MyProfileView) =>
  ONLOOKERS.map((onlooker) => {
    const view = seenAs(onlooker, mine, '2026-11-01')
    if (!view) return 'nothing'
    return view.contact ? 'contact' : view.name === null ? 'anonymous' : 'profile'
  })

test.each([
  ['Public', ['profile', 'profile', 'profile', 'contact']],
  ['SignedIn', ['nothing', 'profile', 'profile', 'contact']],
  ['MatchedEmployers', ['nothing', 'nothing', 'profile', 'contact']],
  ['Hidden', ['nothing', 'nothing', 'profile', 'contact']],
] as const)('%s: anybody, signed in, liked and matched see %j', (visibility, expected) => {
  expect(seen(mineWith(visibility))).toEqual(expected)
})

test('an anonymous person has no page by its address, and a name for matched employers alone', () => {
  expect(seen(mineWith('Public', true))).toEqual(['nothing', 'nothing', 'anonymous', 'contact'])
})

test('nobody sees what the person wants, whatever they see', () => {
  for (const visibility of VISIBILITIES) {
    for (const onlooker of ONLOOKERS) {
      const written = JSON.stringify(seenAs(onlooker, mineWith(visibility), '2026-11-01'))
      expect(written).not.toMatch(/salary|excluded|50000/i)
    }
  }
})

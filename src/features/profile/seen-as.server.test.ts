import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { db } from '#/db/client.server.ts'
import { rateLimit } from '#/db/schema/index.ts'
import { VISIBILITIES, type Visibility } from '#/domain/profile/vocabulary.ts'
import { buildProfileDocument } from '#tests/factories/build-profile-document.ts'
import { buildUser } from '#tests/factories/build-user.ts'
import { useTestDatabase } from '#tests/setup/database.ts'
import { ONLOOKERS } from './onlookers.ts'
import { getOwnProfileAs, seenAs } from './seen-as.server.ts'

await useTestDatabase()

type Mine = Parameters<typeof seenAs>[1]

function mineWith(visibility: Visibility, anonymousUntilMatch = false): Mine {
  const document = buildProfileDocument({ phone: '+44 7700 900100' })
  return {
    person: {
      ...{ userId: 'u', firstName: 'Ada', lastName: 'Byron', name: 'Ada Byron', email: 'ada@example.com' },
      ...{ image: null, profileVideo: null, language: 'en' },
    },
    document: { ...document, preferences: { ...document.preferences, visibility, anonymousUntilMatch } },
    changedAt: new Date('2026-10-01'),
  }
}

const seen = (mine: Mine) =>
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

test('a preview is at hand until the profile changes, as it is for employers', () => {
  const mine = mineWith('SignedIn', true)
  const document = { ...mine.document, bio: 'I moved on.' }
  const bioOf = (changes: Partial<Mine>) => seenAs('liked', { ...mine, ...changes }, '2026-11-01')?.bio
  expect(bioOf({})).not.toBe('I moved on.')
  expect(bioOf({ document })).toBe(bioOf({}))
  expect(bioOf({ document, changedAt: new Date('2026-10-02') })).toBe('I moved on.')
})

test('a person has 240 previews in an hour', async () => {
  const actor = await buildUser()
  const look = () => getOwnProfileAs(actor, 'matched')
  expect((await look())?.name).toBeTruthy()
  const key = `preview:${actor.userId}`
  await db().update(rateLimit).set({ count: 240 }).where(eq(rateLimit.key, key))
  await expect(look()).rejects.toMatchObject({ code: 'RATE_LIMITED' })
})

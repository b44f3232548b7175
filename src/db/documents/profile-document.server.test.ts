import { eq } from 'drizzle-orm'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { db } from '#/db/client.server.ts'
import { profile } from '#/db/schema/index.ts'
import { EDUCATION_LEVELS, JOB_TYPES, SECTORS } from '#/domain/job/vocabulary.ts'
import { EMPTY_PROFILE_DOCUMENT, type ProfileDocument } from '#/domain/profile/profile-document.ts'
import { VISIBILITIES } from '#/domain/profile/vocabulary.ts'
import { buildUser } from '#tests/factories/build-user.ts'
import { useTestDatabase } from '#tests/setup/database.ts'
import { toProfileColumns, toProfileDocument } from './profile-document.ts'

await useTestDatabase()

// PostgreSQL holds no NUL; lone surrogates do not survive UTF-8.
const text = fc.string({ unit: 'grapheme', maxLength: 30 }).filter((value) => !value.includes('\u0000'))
const month = fc.constantFrom('2019-02', '2024-12')
const workEntry = fc.record({
  ...{ id: text, position: text, organization: text, location: text, summary: text, startDate: month },
  endDate: fc.option(month),
  highlights: fc.array(text, { maxLength: 3 }),
  volunteer: fc.boolean(),
})
const skillEntry = fc.record({
  name: text,
  level: fc.constantFrom(1 as const, 3 as const, null),
  years: fc.option(fc.nat(40)),
  evidenceWorkId: fc.option(text),
})
const place = fc.record({
  label: text,
  countryCode: fc.constantFrom('GB', null),
  lat: fc.option(fc.double({ min: -90, max: 90, noNaN: true }).map((value) => value || 0)),
  lng: fc.constant(null),
})

const document: fc.Arbitrary<ProfileDocument> = fc
  .record({
    headline: text,
    bio: text,
    work: fc.array(workEntry, { maxLength: 3 }),
    skills: fc.array(skillEntry, { maxLength: 3 }),
    sectors: fc.subarray([...SECTORS]),
    experienceYearsOverride: fc.option(fc.nat(60)),
    educationLevelOverride: fc.constantFrom(...EDUCATION_LEVELS, null),
    cvLanguage: fc.constantFrom('en', 'fr', null),
    jobTypes: fc.subarray([...JOB_TYPES]),
    desiredTitles: fc.array(text, { maxLength: 5 }),
    places: fc.array(place, { maxLength: 2 }),
    minSalary: fc.option(fc.nat()),
    visibility: fc.constantFrom(...VISIBILITIES),
    excludedEmployers: fc.array(text, { maxLength: 3 }),
  })
  .map(({ jobTypes, desiredTitles, places, minSalary, visibility, excludedEmployers, ...rest }) => ({
    ...EMPTY_PROFILE_DOCUMENT,
    ...rest,
    preferences: {
      ...EMPTY_PROFILE_DOCUMENT.preferences,
      ...{ jobTypes, desiredTitles, places, minSalary, visibility, excludedEmployers },
    },
  }))

test('a document comes back from the database as it went in', async () => {
  const { userId } = await buildUser()
  await fc.assert(
    fc.asyncProperty(document, async (written) => {
      await db().delete(profile).where(eq(profile.userId, userId))
      await db()
        .insert(profile)
        .values({ ...toProfileColumns(written), userId })
      const [row] = await db().select().from(profile).where(eq(profile.userId, userId))
      expect(row && toProfileDocument(row)).toEqual(written)
    }),
    { numRuns: 40 },
  )
})

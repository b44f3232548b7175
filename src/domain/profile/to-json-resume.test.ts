import { schema, validate, type Part } from '@jsonresume/schema'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { arbitraryProfile } from '#tests/factories/arbitrary-profile.ts'
import { buildProfileDocument, buildWork } from '#tests/factories/build-profile-document.ts'
import { tries } from '#tests/setup/tries.ts'
import type { JsonResume } from './json-resume.ts'
import { EMPTY_PROFILE_DOCUMENT, type ProfileDocument } from './profile-document.ts'
import { toJsonResume, toShownResume } from './to-json-resume.ts'

const PERSON = {
  ...{ name: 'Ada Byron', firstName: 'Ada', lastName: 'Byron', email: 'ada@example.com' },
  image: 'https://flightpath.example/files/profile-pictures/a.webp',
  profileVideo: null,
}
const OPTIONS = { lastModified: '2026-11-22T10:00:00.000Z', sectorLabel: (sector: string) => `~${sector}` }

const resumeOf = (document: ProfileDocument) => toJsonResume(PERSON, document, OPTIONS)

/** What the official validator finds wrong with a résumé as it is written: what is undefined is not there. */
function faultsOf(resume: JsonResume): unknown {
  let faults: unknown = 'not told'
  validate(JSON.parse(JSON.stringify(resume)), (found) => (faults = found))
  return faults
}

/** Names of the official schema, and ours; anything else is a slip. */
function slipsOf(resume: JsonResume): string[] {
  const unknown = (value: unknown, { properties = {} }: Part) =>
    Object.keys(Object(value)).filter((key) => !(key in properties) && !key.startsWith('x-'))
  const { $schema: _, ...parts } = resume
  return Object.entries(parts).flatMap(([name, value]) => {
    const part = schema.properties[name]
    if (!part) return [name]
    return Array.isArray(value)
      ? value.flatMap((item) => unknown(item, part.items ?? {}))
      : unknown(value, part)
  })
}

test('a profile in full is written as the schema names things', () => {
  const resume = resumeOf(
    buildProfileDocument({
      phone: '+44 7700 900100',
      links: {
        website: 'https://ada.example',
        linkedin: 'https://www.linkedin.com/in/ada-byron/',
        github: '',
        portfolio: 'https://work.example',
      },
      work: [
        buildWork({ highlights: ['Kept Bath dry'] }),
        buildWork({ id: 'v', volunteer: true, endDate: '2024-02' }),
      ],
      skills: [{ name: 'NEC4', level: 4, years: 6, evidenceWorkId: 'work-1' }],
      languages: [{ language: 'fr', level: 'B2' }],
    }),
  )
  expect(resume.basics).toEqual({
    ...{ name: 'Ada Byron', label: 'Drainage engineer', email: 'ada@example.com', phone: '+44 7700 900100' },
    ...{ image: PERSON.image, url: 'https://ada.example', summary: 'I keep water where it belongs.' },
    location: { address: 'Bath, UK', city: 'Bath', countryCode: 'GB', 'x-lat': 51.3811, 'x-lng': -2.359 },
    profiles: [
      { network: 'LinkedIn', username: 'ada-byron', url: 'https://www.linkedin.com/in/ada-byron/' },
      { network: 'Portfolio', username: undefined, url: 'https://work.example' },
    ],
    ...{ 'x-firstName': 'Ada', 'x-lastName': 'Byron' },
  })
  expect(resume.work).toEqual([
    {
      ...{ name: 'Harrow & Pike', position: 'Drainage Engineer', location: 'Bristol', startDate: '2021-01' },
      ...{ highlights: ['Kept Bath dry'], 'x-id': 'work-1', 'x-order': 0 },
    },
  ])
  expect(resume.volunteer).toMatchObject([
    { organization: 'Harrow & Pike', endDate: '2024-02', 'x-location': 'Bristol', 'x-order': 1 },
  ])
  expect(resume.education).toMatchObject([
    { institution: 'University of Leeds', studyType: 'MEng', score: 'First', 'x-level': 'Master' },
  ])
  expect(resume.skills).toEqual([
    { name: 'NEC4', level: 'Advanced', 'x-level': 4, 'x-years': 6, 'x-evidenceWorkId': 'work-1' },
  ])
  expect(resume.languages).toEqual([{ language: 'French', fluency: 'B2', 'x-code': 'fr' }])
  expect(resume.interests).toEqual([{ name: '~Engineering', 'x-sector': 'Engineering' }])
  expect(resume.meta).toMatchObject({ version: 'v1.0.0', 'x-preferences': { minSalary: 50_000 } })
})

test('a profile that was never begun is a résumé all the same', () => {
  const person = { ...PERSON, image: null }
  const resume = toJsonResume(person, EMPTY_PROFILE_DOCUMENT, { ...OPTIONS, lastModified: null })
  expect(faultsOf(resume)).toBeNull()
  expect(resume).toMatchObject({ basics: { name: 'Ada Byron' }, work: [] })
  expect(resume.basics).not.toHaveProperty('image')
  expect(resume.meta).not.toHaveProperty('lastModified')
})

const NOBODY = {
  ...{ name: null, firstName: null, lastName: null, email: null },
  ...{ image: null, profileVideo: null },
}

test(
  'whatever a profile holds, the résumé follows the official schema, for its owner and for others',
  { tags: ['2.3b'] },
  () => {
    fc.assert(
      fc.property(arbitraryProfile, fc.constantFrom(PERSON, NOBODY), (document, person) => {
        for (const resume of [resumeOf(document), toShownResume(person, document, OPTIONS)]) {
          expect(faultsOf(resume)).toBeNull()
          expect(slipsOf(resume)).toEqual([])
        }
      }),
      { numRuns: tries(500) },
    )
  },
)

test('what is no résumé is found out: the validator is awake', () => {
  const broken = resumeOf(buildProfileDocument({ work: [buildWork({ startDate: 'last year' })] }))
  expect(faultsOf(broken)).toMatchObject([{ property: 'instance.work[0].startDate' }])
  expect(slipsOf({ ...broken, basics: { ...broken.basics, ...{ wages: 1 } } })).toEqual(['wages'])
})

test('what a résumé says to others holds no wish and no figure of its owner', () => {
  fc.assert(
    fc.property(arbitraryProfile, (document) => {
      expect(Object.keys(toShownResume(PERSON, document, OPTIONS).meta)).toEqual(['version', 'lastModified'])
    }),
    { numRuns: 100 },
  )
})

test('an address in other letters is written as browsers send it', () => {
  const links = { website: 'https://ada.example/œuvre', linkedin: '', github: '', portfolio: '' }
  const { basics } = resumeOf(buildProfileDocument({ links }))
  expect(basics.url).toBe('https://ada.example/%C5%93uvre')
})

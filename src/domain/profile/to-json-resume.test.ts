import fc from 'fast-check'
import { expect, test } from 'vitest'
import * as z from 'zod'
import { arbitraryProfile } from '#tests/factories/arbitrary-profile.ts'
import { buildProfileDocument, buildWork } from '#tests/factories/build-profile-document.ts'
import { EMPTY_PROFILE_DOCUMENT, type ProfileDocument } from './profile-document.ts'
import { toJsonResume } from './to-json-resume.ts'

const PERSON = {
  ...{ name: 'Ada Byron', firstName: 'Ada', lastName: 'Byron', email: 'ada@example.com' },
  image: 'https://flightpath.example/files/profile-pictures/a.webp',
  profileVideo: null,
}
const OPTIONS = { lastModified: '2026-11-22T10:00:00.000Z', sectorLabel: (sector: string) => `~${sector}` }

const resumeOf = (document: ProfileDocument) => toJsonResume(PERSON, document, OPTIONS)

// The schema of https://jsonresume.org, version 1.0.0, as far as it says anything: dates, addresses, and no other lists.
const date = z
  .string()
  .regex(/^([1-2]\d{3}-[0-1]\d-[0-3]\d|[1-2]\d{3}-[0-1]\d|[1-2]\d{3})$/)
  .optional()
const text = z.string().optional()
const uri = z.url().optional()
/** Names of the schema, and ours; anything else is a slip. */
const item = (shape: z.ZodRawShape) =>
  z
    .looseObject(shape)
    .refine((value) => Object.keys(value).every((key) => key in shape || key.startsWith('x-')))
const span = { startDate: date, endDate: date, url: uri, summary: text }
const highlights = z.array(z.string()).optional()
const jsonResumeSchema = z.strictObject({
  $schema: z.url(),
  basics: item({
    ...{ name: text, label: text, image: text, email: z.email(), phone: text, url: uri, summary: text },
    location: item({ address: text, postalCode: text, city: text, countryCode: text, region: text }),
    profiles: z.array(z.strictObject({ network: text, username: text, url: uri })),
  }),
  work: z.array(item({ name: text, position: text, location: text, description: text, highlights, ...span })),
  volunteer: z.array(item({ organization: text, position: text, highlights, ...span })),
  education: z.array(
    item({ institution: text, area: text, studyType: text, score: text, startDate: date, endDate: date }),
  ),
  certificates: z.array(item({ name: text, date, url: uri, issuer: text })),
  publications: z.array(item({ name: text, publisher: text, releaseDate: date, url: uri, summary: text })),
  skills: z.array(item({ name: text, level: text })),
  languages: z.array(item({ language: text, fluency: text })),
  interests: z.array(item({ name: text })),
  projects: z.array(item({ name: text, description: text, url: uri, startDate: date, endDate: date })),
  meta: item({ canonical: uri, version: text, lastModified: text }),
})

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
  expect(jsonResumeSchema.parse(resume)).toMatchObject({ basics: { name: 'Ada Byron' }, work: [] })
  expect(resume.basics).not.toHaveProperty('image')
  expect(resume.meta).not.toHaveProperty('lastModified')
})

test('whatever a profile holds, the résumé follows the schema', () => {
  fc.assert(
    fc.property(arbitraryProfile, (document) => {
      // As it is written: what is undefined is not there.
      const written: unknown = JSON.parse(JSON.stringify(resumeOf(document)))
      expect(jsonResumeSchema.safeParse(written).error).toBeUndefined()
    }),
    { numRuns: 100 },
  )
})

import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { sectorsNamed } from '#/domain/job/sectors-named.ts'
import { arbitraryProfile } from '#tests/factories/arbitrary-profile.ts'
import { DEAR, dearness } from '#tests/setup/dearness.ts'
import { tries } from '#tests/setup/tries.ts'
import { completeness } from './completeness.ts'
import { fromJsonResume } from './from-json-resume.ts'
import { EMPTY_PROFILE_DOCUMENT } from './profile-document.ts'
import { toJsonResume } from './to-json-resume.ts'

const PERSON = {
  ...{ name: 'Ada de Byron', firstName: 'Ada', lastName: 'de Byron', email: 'ada@example.com' },
  ...{ image: null, profileVideo: null },
}
const LABELS = { lastModified: null, sectorLabel: (sector: string) => `~${sector}` }

function read(file: unknown) {
  let ids = 0
  const newId = () => `new-${(ids += 1)}`
  return fromJsonResume(file, {
    newId,
    sectorNamed: (name) => sectorsNamed(name, (sector) => sector)[0] ?? null,
  })
}

test(
  'what is read from an exported profile is that profile, every list in its order',
  { tags: ['2.3b'] },
  () => {
    fc.assert(
      fc.property(arbitraryProfile, (document) => {
        const written: unknown = JSON.parse(JSON.stringify(toJsonResume(PERSON, document, LABELS)))
        const { names, document: found, unplaced } = read(written)
        expect(found).toEqual(document)
        expect(names).toEqual({ firstName: 'Ada', lastName: 'de Byron' })
        expect(unplaced).toEqual([])
      }),
      { numRuns: tries(500) },
    )
  },
)

test.each<[object, string, string[]]>([
  [{ address: '14 Green Street', city: 'Bath' }, 'Bath', ['14 Green Street']],
  [{ address: '14 Green Street' }, '', ['14 Green Street']],
  [{ address: 'Hauptstraße 5, 10115 Berlin' }, '', ['Hauptstraße 5, 10115 Berlin']],
  [{ address: 'Bath, UK' }, 'Bath, UK', []],
  [{ region: 'Bayern', countryCode: 'DE' }, 'Bayern', []],
])('of %j the town is %j, and the street is nobody’s business', (location, town, unplaced) => {
  const found = read({ basics: { location } })
  expect([found.document.location, found.unplaced]).toEqual([town, unplaced])
})

test('a long text is taken apart no longer than so many short ones', async () => {
  const take = (length: number) => {
    const name = `x${' '.repeat(length)}b\nc d`
    return read({
      basics: { name, label: name, location: { address: name } },
      languages: [{ language: name }],
    })
  }
  expect(await dearness(take, 1_000)).toBeLessThan(DEAR)
})

test('any JSON at all is read without a fault', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (file) => {
      expect(() => read(file)).not.toThrow()
    }),
    { numRuns: tries(500) },
  )
  expect(read(null).document).toEqual(EMPTY_PROFILE_DOCUMENT)
  expect(read({ work: [null, {}, []], skills: [7.5, null], basics: 7 }).document.work).toHaveLength(1)
})

test('a résumé by another program is read as its owner meant it', () => {
  const { names, document, unplaced } = read({
    basics: {
      ...{
        name: 'Jean Luc Martin',
        label: 'Ingénieur',
        website: 'https://martin.example',
        summary: 'Bonjour',
      },
      location: { city: 'Lyon', region: 'Rhône', countryCode: 'FR' },
      profiles: [
        { network: 'linkedin', url: 'https://www.linkedin.com/in/martin' },
        { network: 'Mastodon', url: 'https://social.example/@martin' },
      ],
    },
    work: [
      {
        company: 'Pont & Fils',
        position: 'Ingénieur',
        startDate: '2019',
        endDate: '2021',
        highlights: ['Ponts'],
      },
    ],
    volunteer: [{ organization: 'Les Restos', position: 'Bénévole', startDate: '2016-03-01' }],
    education: [
      { institution: 'INSA', studyType: 'M.Sc.', gpa: '15/20', startDate: '2014-09', courses: ['Béton'] },
    ],
    skills: [
      { name: 'Calcul', level: 'Expert', keywords: ['Béton armé', 'Acier'] },
      { name: 'Python', level: 'Débutant' },
    ],
    languages: [
      { language: 'Français', fluency: 'Langue maternelle' },
      { language: 'English', fluency: 'Professional working proficiency' },
      { language: 'Klingon', fluency: 'Fluent' },
    ],
    interests: [{ name: 'Engineering' }, { name: 'Voile', keywords: ['régate'] }],
    awards: [{ title: 'Prix du pont', awarder: 'SNCF', date: '2020-06-01', summary: '' }],
    projects: [
      { name: 'Passerelle', description: 'Un pont de bois', highlights: ['12 m'], startDate: '2022-01-15' },
    ],
  })
  expect(names).toEqual({ firstName: 'Jean Luc', lastName: 'Martin' })
  expect(document).toMatchObject({
    ...{
      headline: 'Ingénieur',
      bio: 'Bonjour',
      location: 'Lyon, Rhône',
      countryCode: 'FR',
      sectors: ['Engineering'],
    },
    links: { website: 'https://martin.example', linkedin: 'https://www.linkedin.com/in/martin' },
    work: [
      {
        id: 'new-1',
        organization: 'Pont & Fils',
        startDate: '2019-01',
        endDate: '2021-12',
        volunteer: false,
      },
      { organization: 'Les Restos', startDate: '2016-03', endDate: null, volunteer: true },
    ],
    education: [
      { institution: 'INSA', level: 'Master', score: '15/20', startDate: '2014-09', endDate: null },
    ],
    skills: [
      { name: 'Béton armé', level: 5 },
      { name: 'Acier', level: 5 },
      { name: 'Python', level: 1 },
    ],
    languages: [
      { language: 'fr', level: 'Native' },
      { language: 'en', level: 'B2' },
    ],
    projects: [{ name: 'Passerelle', description: 'Un pont de bois\n12 m', startDate: '2022-01' }],
  })
  expect(unplaced).toEqual([
    'Mastodon, https://social.example/@martin',
    'Béton',
    'Prix du pont, SNCF, 2020-06-01',
    'Klingon',
    'Voile, régate',
  ])
})

const EXAMPLES = join(import.meta.dirname, '../../../../shared/data/resumes')
const examples = existsSync(EXAMPLES)
  ? readdirSync(EXAMPLES).filter((name) => name.endsWith('.resume.json'))
  : []

test.skipIf(examples.length === 0)('published examples are read, and come back as they were read', () => {
  for (const name of examples) {
    const file: unknown = JSON.parse(readFileSync(join(EXAMPLES, name), 'utf8'))
    const { document, names } = read(file)
    expect(names, name).not.toBeNull()
    expect(document.work.length, name).toBeGreaterThan(0)
    expect(
      document.work.every((role) => role.position && role.startDate),
      name,
    ).toBe(true)
    expect(completeness(document).percent, name).toBeGreaterThanOrEqual(60)
    const again: unknown = JSON.parse(JSON.stringify(toJsonResume(PERSON, document, LABELS)))
    expect(read(again).document, name).toEqual(document)
  }
})

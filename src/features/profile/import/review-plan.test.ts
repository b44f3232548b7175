import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { fromJsonResume } from '#/domain/profile/from-json-resume.ts'
import {
  EMPTY_PREFERENCES,
  EMPTY_PROFILE_DOCUMENT,
  type ProfileDocument,
} from '#/domain/profile/profile-document.ts'
import { toJsonResume } from '#/domain/profile/to-json-resume.ts'
import { arbitraryProfile } from '#tests/factories/arbitrary-profile.ts'
import { buildProfileDocument, buildWork } from '#tests/factories/build-profile-document.ts'
import { tries } from '#tests/setup/tries.ts'
import { withFields } from '../profile-steps.ts'
import type { MyProfileView } from '../profile.view.ts'
import { STEP_SCHEMAS } from '../profile.schema.ts'
import type { CvReading } from './cv-reading.ts'
import { toReviewDraft } from './review-draft.ts'
import { ENTRY_LISTS, newEntries, type EntryList } from './review-entries.ts'
import { isUnsaid, planReview } from './review-plan.ts'
import { findOverfull, toSteps } from './review-steps.ts'

const mineWith = (document = EMPTY_PROFILE_DOCUMENT): MyProfileView => ({
  ...{ userId: 'u', firstName: 'Ada', lastName: 'Byron', name: 'Ada Byron', email: 'ada@example.com' },
  ...{ image: null, profileVideo: null, language: 'en' as const, document, excludedEmployers: [] },
})

const RESUME = {
  basics: { name: 'Ada King', label: 'Engineer', location: { city: 'Bath', countryCode: 'GB' } },
  work: [
    { name: 'Harrow & Pike', position: 'Drainage engineer', startDate: '2021-01' },
    { name: 'Ponte Norte', position: 'Trainee', startDate: '2018-06', endDate: '2018-09', 'x-id': 'trainee' },
  ],
  skills: [
    { name: 'Water', keywords: ['NEC4', 'nec4', 'GIS'] },
    { name: 'Python', 'x-evidenceWorkId': 'trainee' },
  ],
  languages: [{ language: 'French', fluency: 'B2' }],
  interests: [{ name: 'Engineering', 'x-sector': 'Engineering' }],
}
let ids = 0
const read = (resume: unknown) =>
  fromJsonResume(resume, { newId: () => `id-${(ids += 1)}`, sectorNamed: () => null })
const proposal = read(RESUME)

test('for an empty profile everything is new, each skill once', () => {
  const { values, about, known } = planReview(mineWith(), proposal)
  expect(about).toEqual(['names', 'headline', 'location'])
  expect(values[2].work.map(({ position }) => position)).toEqual(['Drainage engineer', 'Trainee'])
  expect(values[4].skills.map(({ name }) => name)).toEqual(['NEC4', 'GIS', 'Python'])
  expect(known).toBe(0)
})

test('what the profile has already is not offered again', () => {
  const own = buildProfileDocument({
    work: [buildWork({ position: 'Drainage Engineer', organization: 'HARROW & PIKE', startDate: '2021-01' })],
    languages: [{ language: 'fr', level: 'A2' }],
    ...{ headline: 'Engineer', sectors: ['Engineering'] },
  })
  const { values, about } = planReview(mineWith(own), proposal)
  expect(about).not.toContain('headline')
  expect(values[2].work.map(({ position }) => position)).toEqual(['Trainee'])
  expect(values[3].languages).toEqual([])
  expect(values[4].sectors).toEqual([])
})

test('a part counts as unsaid where the profile says nothing', () => {
  expect(isUnsaid('headline', mineWith())).toBe(true)
  expect(isUnsaid('links', mineWith())).toBe(true)
  expect(isUnsaid('names', mineWith())).toBe(false)
})

test('what is chosen is saved behind what was there, and follows the rules of the steps', () => {
  const mine = mineWith(buildProfileDocument({ work: [buildWork({ id: 'own' })], skills: [] }))
  const { values } = planReview(mine, proposal)
  const everything = { has: () => true }
  const steps = toSteps(mine, values, everything)
  expect(steps.map(({ step }) => step)).toEqual([1, 2, 3, 4, 5])
  for (const { step, values: fields } of steps)
    expect(STEP_SCHEMAS[step].partial().safeParse(fields).error, `step ${step}`).toBeUndefined()
  expect(steps[0]?.values).toMatchObject({
    firstName: 'Ada',
    lastName: 'King',
    location: 'Bath',
    countryCode: 'GB',
  })
  expect(steps[1]?.values).toMatchObject({ work: [{ id: 'own' }, { id: 'trainee' }] })
})

test('what is skipped is not saved, and a skill does not point at a role that was', () => {
  const { values } = planReview(mineWith(), proposal)
  const python = values[4].skills.find(({ name }) => name === 'Python')
  const steps = toSteps(mineWith(), values, new Set(['headline', python?.id ?? '']))
  expect(steps).toEqual([
    { step: 1, values: { headline: 'Engineer' } },
    { step: 4, values: { skills: [{ name: 'Python', level: null, years: null, evidenceWorkId: null }] } },
  ])
  expect(toSteps(mineWith(), values, new Set())).toEqual([])
})

test('an entry that was edited since its export is another one, and keeps what proves it', () => {
  const document = buildProfileDocument({
    work: [buildWork({ id: 'role', position: 'Senior Engineer' })],
    skills: [],
  })
  const mine = mineWith(document)
  const old = read({
    work: [
      { name: 'Harrow & Pike', position: 'Engineer', startDate: '2021-01', 'x-id': 'role' },
      { name: 'Harrow & Pike', position: 'Trainee', startDate: '2020-01', 'x-id': 'role' },
    ],
    skills: [{ name: 'QGIS', 'x-evidenceWorkId': 'role' }],
  })
  const { values } = planReview(mine, old)
  const steps = toSteps(mine, values, { has: () => true })
  const work = steps.find(({ step }) => step === 2)?.values.work as { id: string; position: string }[]
  expect(work.map(({ position }) => position)).toEqual(['Senior Engineer', 'Engineer', 'Trainee'])
  expect(new Set(work.map(({ id }) => id)).size).toBe(3)
  expect(STEP_SCHEMAS[2].partial().safeParse({ work }).error).toBeUndefined()
  expect(values[4].skills).toMatchObject([{ name: 'QGIS', evidenceWorkId: work[1]?.id }])
})

test('what a file says twice is two things when its dates or names differ', () => {
  const { values, known } = planReview(
    mineWith(),
    read({
      certificates: [
        { name: 'First aid', date: '2020-01' },
        { name: 'First aid', date: '2023-01' },
        { name: 'First aid', date: '2023-01' },
      ],
      projects: [{ description: 'A bridge' }, { description: 'A weir' }],
      skills: [{ name: 'Straße' }, { name: 'Strasse' }],
    }),
  )
  expect(values[3].certificates).toHaveLength(2)
  expect(values[4].projects).toHaveLength(2)
  expect(values[4].skills).toHaveLength(1)
  expect(known).toBe(0)
})

test('an entry that says nothing is none', () => {
  const { values, known } = planReview(
    mineWith(),
    read({ work: [{ position: '', name: '' }], projects: [{}] }),
  )
  expect([values[2].work, values[4].projects, known]).toEqual([[], [], 0])
})

test('what no field of a skill can hold is left out of it, or named beside', () => {
  const long = 'statistics '.repeat(20)
  const { values, unplaced } = planReview(
    mineWith(),
    read({ skills: [{ name: 'GIS', 'x-years': 99 }, { name: long }] }),
  )
  expect(values[4].skills).toMatchObject([{ name: 'GIS', years: null }])
  expect(unplaced).toEqual([long])
})

test('more than a profile holds is told, and not chosen by itself', () => {
  const skills = Array.from({ length: 63 }, (_, nth) => ({ name: `Skill ${nth}` }))
  const reading: CvReading = { from: 'json', proposal: read({ skills }), faults: [] }
  const { values, chosen } = toReviewDraft(mineWith(), reading)
  expect(chosen).toHaveLength(60)
  expect(findOverfull(mineWith(), values, new Set(chosen))).toEqual({})
  expect(findOverfull(mineWith(), values, { has: () => true })).toEqual({ skills: 3 })
})

test('a level that the file does not say is not taken by itself', () => {
  const languages = [{ language: 'German' }, { language: 'French', fluency: 'C1' }]
  const reading: CvReading = { from: 'json', proposal: read({ languages }), faults: [] }
  const { values, chosen } = toReviewDraft(mineWith(), reading)
  expect(values[3].languages.map(({ id }) => chosen.includes(id))).toEqual([false, true])
})

test('a country without a town is taken where nothing is said', () => {
  const abroad = read({ basics: { location: { countryCode: 'DE' } } })
  expect(planReview(mineWith(), abroad)).toMatchObject({
    about: ['location'],
    values: { 1: { countryCode: 'DE' } },
  })
  expect(planReview(mineWith(buildProfileDocument()), abroad).about).toEqual([])
})

test('an export that is brought to an empty profile makes it what it was, but for who sees it and the CV’s language', () => {
  const each = <Name extends EntryList>(name: Name, document: ProfileDocument) =>
    newEntries(name, document[name] as ProfileDocument[Name][number][], []).entries
  fc.assert(
    fc.property(arbitraryProfile, (document) => {
      const lists = ENTRY_LISTS.map((name) => [name, each(name, document)])
      const distinct: ProfileDocument = { ...document, ...Object.fromEntries(lists) }
      const proved = (id: string | null) => (distinct.work.some((role) => role.id === id) ? id : null)
      const skills = distinct.skills.map((skill) => ({
        ...skill,
        evidenceWorkId: proved(skill.evidenceWorkId),
      }))
      // A point belongs to a town.
      const point = distinct.location === '' ? { lat: null, lng: null } : {}
      const exported = { ...distinct, ...point, skills, cvLanguage: null }
      const file = toJsonResume(mineWith(), exported, {
        lastModified: null,
        sectorLabel: (sector) => sector,
      })
      const { values } = planReview(mineWith(), read(JSON.parse(JSON.stringify(file))))
      const saved = toSteps(mineWith(), values, { has: () => true }).reduce(
        (known, { step, values: fields }) => withFields(known, step, fields),
        EMPTY_PROFILE_DOCUMENT,
      )
      const { visibility, searchEngines, anonymousUntilMatch, excludedEmployers } = EMPTY_PREFERENCES
      const unsaid = { visibility, searchEngines, anonymousUntilMatch, excludedEmployers }
      expect(saved).toEqual({ ...exported, preferences: { ...exported.preferences, ...unsaid } })
    }),
    { numRuns: tries(200) },
  )
})

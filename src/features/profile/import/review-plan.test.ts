import { expect, test } from 'vitest'
import { fromJsonResume } from '#/domain/profile/from-json-resume.ts'
import { EMPTY_PROFILE_DOCUMENT } from '#/domain/profile/profile-document.ts'
import { buildProfileDocument, buildWork } from '#tests/factories/build-profile-document.ts'
import type { MyProfileView } from '../profile.view.ts'
import { STEP_SCHEMAS } from '../profile.schema.ts'
import { isUnsaid, planReview, toSteps } from './review-plan.ts'

const mineWith = (document = EMPTY_PROFILE_DOCUMENT): MyProfileView => ({
  ...{ userId: 'u', firstName: 'Ada', lastName: 'Byron', name: 'Ada Byron', email: 'ada@example.com' },
  ...{ image: null, profileVideo: null, document, excludedEmployers: [] },
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
const proposal = fromJsonResume(RESUME, { newId: () => `id-${(ids += 1)}`, sectorNamed: () => null })

test('for an empty profile everything is new, each skill once', () => {
  const { values, about, known } = planReview(mineWith(), proposal)
  expect(about).toEqual(['names', 'headline', 'location'])
  expect(values[2].work.map(({ position }) => position)).toEqual(['Drainage engineer', 'Trainee'])
  expect(values[4].skills.map(({ name }) => name)).toEqual(['NEC4', 'GIS', 'Python'])
  expect(known).toBe(1)
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

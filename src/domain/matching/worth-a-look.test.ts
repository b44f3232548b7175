import { expect, test } from 'vitest'
import type { JobDetails } from '#/domain/job/job-details.ts'
import { buildMatchJob, buildMatchPerson } from '#tests/factories/build-match.ts'
import { computeFit } from './fit.ts'
import { isWorthALook } from './worth-a-look.ts'

type Profile = Parameters<typeof buildMatchPerson>[0]

const isSuggested = (profile: Profile = {}, job: Partial<JobDetails> = {}) =>
  isWorthALook(computeFit(buildMatchPerson(profile), buildMatchJob(job), { profileOpened: true }))

test('a good fit is worth a look on both sides', () => {
  expect(isSuggested()).toBe(true)
})

test('none of the must-have skills is no suggestion, however well the rest fits', () => {
  expect(isSuggested({}, { mustHaveSkills: ['Keyhole surgery'] })).toBe(false)
  expect(isSuggested({}, { mustHaveSkills: ['Keyhole surgery', 'NEC4'] })).toBe(true)
})

test('somebody who lists no skills is judged by the rest: what is not said never counts as zero', () => {
  expect(isSuggested({ skills: [] })).toBe(true)
})

test('what lies beyond three radii is no suggestion, hybrid as on site; without a radius the distance rules nobody out', () => {
  const far = { location: 'Edinburgh', lat: 55.95, lng: -3.19 }
  expect(isSuggested({}, { ...far, workLocation: 'Hybrid' })).toBe(false)
  expect(isSuggested({ preferences: { radiusKm: null } }, { ...far, workLocation: 'Hybrid' })).toBe(true)
})

test('a partial fit by years, languages and place alone is no suggestion: some of the work must be theirs', () => {
  const asked = ['Hydraulic modelling', 'Keyhole surgery', 'Anaesthesia', 'Suturing', 'Triage']
  const job = { title: 'Surgeon', sector: 'HealthCare', mustHaveSkills: asked } as const
  expect(isSuggested({}, job)).toBe(false)
  expect(isSuggested({}, { ...job, title: 'Software Engineer' })).toBe(false)
  expect(isSuggested({}, { ...job, title: 'Civil Engineer' })).toBe(true)
  expect(isSuggested({}, { ...job, mustHaveSkills: asked.slice(0, 2) })).toBe(true)
})

test('a hard requirement that is not met is no suggestion', () => {
  expect(isSuggested({ educationLevelOverride: 'Secondary' }, { educationRequirement: 'Required' })).toBe(
    false,
  )
})

test('the three bands above weak are suggested; a weak fit and no score are not', () => {
  const { gates, factors } = computeFit(buildMatchPerson(), buildMatchJob())
  const verdicts = (['strong', 'good', 'partial', 'weak', null] as const).map((band) =>
    isWorthALook({ band, gates, factors }),
  )
  expect(verdicts).toEqual([true, true, true, false, false])
})

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

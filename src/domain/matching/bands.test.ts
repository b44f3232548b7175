import { expect, test } from 'vitest'
import { bandOf } from './bands.ts'
import { JOB_WEIGHTS, PERSON_WEIGHTS, sideOf } from './weights.ts'

test.each([
  [100, 'strong'],
  [75, 'strong'],
  [74, 'good'],
  [55, 'good'],
  [54, 'partial'],
  [35, 'partial'],
  [34, 'weak'],
  [0, 'weak'],
  [null, null],
] as const)('a fit of %s is %s', (score, band) => {
  expect(bandOf(score)).toBe(band)
})

test('the weights are the published ones and sum to a hundred on each side', { tags: ['2.12b'] }, () => {
  expect(PERSON_WEIGHTS).toEqual({
    mustHaveSkills: 35,
    recentRoles: 20,
    experience: 15,
    niceToHaveSkills: 10,
    education: 10,
    languages: 10,
  })
  expect(JOB_WEIGHTS).toEqual({
    titleAndSector: 25,
    placeAndDistance: 25,
    salary: 25,
    typeAndDuration: 15,
    notice: 10,
  })
  for (const weights of [PERSON_WEIGHTS, JOB_WEIGHTS]) {
    expect(Object.values(weights).reduce((sum, weight) => sum + weight, 0)).toBe(100)
  }
  expect(sideOf('education')).toBe('person')
  expect(sideOf('notice')).toBe('job')
})

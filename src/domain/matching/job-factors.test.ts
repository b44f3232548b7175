import { expect, test } from 'vitest'
import type { JobDetails } from '#/domain/job/job-details.ts'
import type { Preferences } from '#/domain/profile/profile-document.ts'
import { buildMatchJob, buildMatchPerson } from '#tests/factories/build-match.ts'
import { computeScore } from './score.ts'
import type { FactorKey, FactorResult } from './types.ts'

type Profile = Parameters<typeof buildMatchPerson>[0]

function findFactor(key: FactorKey, profile: Profile, job: Partial<JobDetails>): FactorResult {
  const { factors } = computeScore(buildMatchPerson(profile), buildMatchJob(job))
  const factor = factors.find((it) => it.key === key)
  if (!factor) throw new Error(`no factor ${key}`)
  return factor
}

const wishing = (preferences: Partial<Preferences>): Profile => ({ preferences })

test('title and sector: the first wish in a wished sector is full', () => {
  const factor = findFactor('titleAndSector', {}, { title: 'Civil Engineer' })
  expect(factor).toMatchObject({ credit: 1, reason: { key: 'titleAndSector.firstWish' } })
})

test('title and sector count seven to three, or alone when one is not said', () => {
  const sales = { title: 'Civil Engineer', sector: 'Sales' } as const
  expect(findFactor('titleAndSector', {}, sales).credit).toBeCloseTo(0.7)
  expect(findFactor('titleAndSector', { sectors: [] }, sales).credit).toBe(1)
  expect(findFactor('titleAndSector', wishing({ desiredTitles: [] }), sales)).toMatchObject({
    credit: 0,
    reason: { key: 'titleAndSector.sectorOut' },
  })
  expect(
    findFactor('titleAndSector', { sectors: [], ...wishing({ desiredTitles: [] }) }, {}).credit,
  ).toBeNull()
})

const AT_30_KM = { lat: 51.3811 + 30 / 111.195, lng: -2.359 }

test.each([
  [40, 1],
  [30.1, 1],
  [20, 0.75],
  [15, 0.5],
  [10, 0],
  [5, 0],
])('place: 30 km with a radius of %s km is a credit of about %s', (radiusKm, credit) => {
  expect(findFactor('placeAndDistance', wishing({ radiusKm }), AT_30_KM).credit).toBeCloseTo(credit, 1)
})

test('place: remote is near for everybody it is open to', () => {
  const remote = { workLocation: 'Remote', lat: null, lng: null, location: '' } as const
  const profile = wishing({ workLocations: ['Remote'] })
  expect(findFactor('placeAndDistance', profile, remote).credit).toBe(1)
  expect(findFactor('placeAndDistance', profile, { ...remote, countries: ['GB', 'IE'] }).credit).toBe(1)
  expect(findFactor('placeAndDistance', profile, { ...remote, countries: ['FR'] })).toMatchObject({
    credit: 0,
    reason: { key: 'placeAndDistance.remoteElsewhere' },
  })
})

test('place: a way of working that is not on the list fits nowhere', () => {
  expect(findFactor('placeAndDistance', wishing({ workLocations: ['Remote'] }), {})).toMatchObject({
    credit: 0,
    reason: { key: 'placeAndDistance.unwished' },
  })
})

test('place: without a radius only the way of working is compared, without both nothing', () => {
  expect(findFactor('placeAndDistance', wishing({ radiusKm: null }), AT_30_KM)).toMatchObject({
    credit: 1,
    share: 0.5,
    reason: { key: 'placeAndDistance.inside' },
    leftOut: { key: 'placeAndDistance.distance.personSilent' },
  })
  const silent = findFactor('placeAndDistance', wishing({ radiusKm: null, workLocations: [] }), {})
  expect(silent).toMatchObject({ credit: null, short: { key: 'placeAndDistance.shortKm' } })
})

test('place: the same town is near by its name when coordinates are missing', () => {
  const bath = { location: 'Bath, Somerset', lat: null, lng: null }
  expect(findFactor('placeAndDistance', {}, bath).reason.key).toBe('placeAndDistance.near')
  expect(findFactor('placeAndDistance', {}, { ...bath, countryCode: 'US' })).toMatchObject({
    credit: 1,
    share: 0.5,
    reason: { key: 'placeAndDistance.way' },
    leftOut: { key: 'placeAndDistance.distance.jobSilent' },
  })
})

test('place: an unwished way of working counts against, even where the distance is not known', () => {
  const nowhere = { location: 'Springfield', lat: null, lng: null }
  expect(findFactor('placeAndDistance', wishing({ workLocations: ['Remote'] }), nowhere)).toMatchObject({
    credit: 0,
    share: 0.5,
    reason: { key: 'placeAndDistance.unwished' },
    leftOut: { key: 'placeAndDistance.distance.jobSilent' },
  })
})

test('place: the distance alone weighs half, and says that the way of working is missing', () => {
  expect(
    findFactor('placeAndDistance', wishing({ workLocations: [], radiusKm: 20 }), AT_30_KM),
  ).toMatchObject({
    credit: expect.closeTo(0.75, 1),
    share: 0.5,
    leftOut: { key: 'placeAndDistance.ways.personSilent' },
  })
})

test('place: a remote job is nothing to compare for somebody who said neither where nor how', () => {
  const silent = wishing({ workLocations: [], places: [], radiusKm: null })
  const remote = { workLocation: 'Remote', lat: null, lng: null, location: '' } as const
  const home = { location: '', countryCode: null, lat: null, lng: null }
  expect(findFactor('placeAndDistance', { ...silent, ...home }, remote)).toMatchObject({
    credit: null,
    reason: { key: 'placeAndDistance.personSilent' },
  })
})

test('place: the nearest of several wished places counts', () => {
  const places = [
    { label: 'Lyon', countryCode: 'FR', lat: 45.764, lng: 4.8357 },
    { label: 'Bristol', countryCode: 'GB', lat: 51.4545, lng: -2.5879 },
  ]
  expect(findFactor('placeAndDistance', wishing({ places }), {}).credit).toBe(1)
})

test.each([
  [30_000, 1, 'salary.fits'],
  [40_000, 1, 'salary.fits'],
  [40_001, 0.5, 'salary.close'],
  [50_000, 0.5, 'salary.close'],
  [60_001, 0, 'salary.below'],
  [90_000, 0, 'salary.below'],
])('salary: a floor of %s under a top of 48,500 is a credit of %s', (minSalary, credit, key) => {
  expect(findFactor('salary', wishing({ minSalary }), {})).toMatchObject({
    credit,
    reason: { key, values: {} },
  })
})

test('salary: periods are compared by the year', () => {
  const hourly = { minSalary: 20, maxSalary: 30, salaryPeriod: 'Hour' } as const
  expect(findFactor('salary', wishing({ minSalary: 3400, salaryPeriod: 'Month' }), hourly).credit).toBe(1)
})

test('salary: another currency, or half a salary, is not compared and says why', () => {
  expect(findFactor('salary', {}, { currency: 'EUR' })).toMatchObject({
    credit: null,
    reason: { key: 'salary.otherCurrency', values: { currency: 'EUR' } },
  })
  expect(findFactor('salary', {}, { salaryPeriod: null }).reason.key).toBe('salary.jobSilent')
  expect(findFactor('salary', wishing({ currency: null }), {}).reason.key).toBe('salary.personSilent')
  expect(findFactor('salary', wishing({ minSalary: 75_000 }), { maxSalary: null }).credit).toBe(0)
})

test('type and duration count half each', () => {
  expect(findFactor('typeAndDuration', {}, {}).credit).toBe(1)
  expect(findFactor('typeAndDuration', {}, { jobDuration: 'FixedTerm' })).toMatchObject({
    credit: 0.5,
    reason: { key: 'typeAndDuration.some', values: { offered: ['FullTime'], wished: ['Permanent'] } },
  })
  expect(findFactor('typeAndDuration', {}, { jobType: 'PartTime', jobDuration: null }).credit).toBe(0)
  expect(findFactor('typeAndDuration', wishing({ jobTypes: [], jobDurations: [] }), {}).credit).toBeNull()
})

test.each([
  [6, 1],
  [0, 1],
  [8, 0.8],
  [16, 0],
  [26, 0],
])('notice: %s weeks for a start in 6 is a credit of %s', (noticePeriodWeeks, credit) => {
  expect(findFactor('notice', wishing({ noticePeriodWeeks }), {}).credit).toBeCloseTo(credit)
})

test('notice: a start that has passed is a start now', () => {
  const factor = findFactor('notice', wishing({ noticePeriodWeeks: 0 }), { startDate: '2026-01-01' })
  expect(factor).toMatchObject({ credit: 1, reason: { values: { startsInWeeks: 0 } } })
})

import { expect, test } from 'vitest'
import { EMPTY_PREFERENCES, type Preferences } from '#/domain/profile/profile-document.ts'
import { STEP_SCHEMAS } from '../profile.schema.ts'
import { listWishParts, wishesOf, wishesWith, wishPartOf } from './review-wishes.ts'

const BATH = { label: 'Bath', countryCode: 'GB', lat: 51.38, lng: -2.36 }
const FOUND: Preferences = {
  ...EMPTY_PREFERENCES,
  ...{ desiredTitles: ['Lock Keeper'], places: [BATH], radiusKm: 20 },
  ...{ minSalary: 30_000, currency: 'GBP', salaryPeriod: 'Year' },
  ...{ visibility: 'Public', searchEngines: true, excludedEmployers: ['acme'] },
}

test('wishes are offered where the file has others than the profile', () => {
  expect(listWishParts(EMPTY_PREFERENCES, FOUND)).toEqual(['wishedWork', 'wishedPlaces', 'wishedPay'])
  expect(listWishParts(FOUND, FOUND)).toEqual([])
  expect(listWishParts(FOUND, EMPTY_PREFERENCES)).toEqual([])
  expect(listWishParts({ ...FOUND, radiusKm: 5 }, FOUND)).toEqual(['wishedPlaces'])
})

test('what is taken follows the rules of the step, and who sees the profile stays', () => {
  const values = wishesWith(EMPTY_PREFERENCES, FOUND, ['wishedWork', 'wishedPlaces', 'wishedPay'])
  expect(values).toMatchObject({ visibility: 'SignedIn', searchEngines: false, excludedEmployers: [] })
  const saved = { ...wishesOf('wishedPlaces', values), ...wishesOf('wishedPay', values) }
  expect(STEP_SCHEMAS[5].partial().parse(saved)).toEqual({
    ...{ places: [BATH], radiusKm: 20 },
    ...{ minSalary: 30_000, currency: 'GBP', salaryPeriod: 'Year' },
  })
})

test('a field belongs to its part, or to none', () => {
  const fields = ['desiredTitles[0]', 'places[1].label', 'currency', 'visibility']
  expect(fields.map(wishPartOf)).toEqual(['wishedWork', 'wishedPlaces', 'wishedPay', null])
})

import { expect, test } from 'vitest'
import { findKnownCity, KNOWN_CITIES } from './known-cities.ts'
import { distanceKm, isCountryCode } from './place.ts'

test('every known city has a country that exists and a place on Earth', () => {
  expect(KNOWN_CITIES.length).toBeGreaterThan(150)
  for (const city of KNOWN_CITIES) {
    expect(isCountryCode(city.countryCode)).toBe(true)
    expect(Math.abs(city.lat)).toBeLessThan(70)
    expect(Math.abs(city.lng)).toBeLessThan(180)
  }
})

test('a city is named once in its country', () => {
  const names = KNOWN_CITIES.map((city) => `${city.countryCode} ${city.name}`)
  expect(new Set(names).size).toBe(names.length)
})

test('a city is found in any case, without its accents and with what follows it', () => {
  expect(findKnownCity('são paulo', null)?.countryCode).toBe('BR')
  expect(findKnownCity('Montreal, Quebec', 'CA')?.name).toBe('Montréal')
})

test('a city of another country is not taken', () => {
  expect(findKnownCity('Paris', 'US')).toBeNull()
})

test('an empty or unknown place is no city', () => {
  expect(findKnownCity('', null)).toBeNull()
  expect(findKnownCity('Little Snoring', 'GB')).toBeNull()
})

test('distances between known cities are about right', () => {
  const [bath, bristol] = [findKnownCity('Bath', 'GB'), findKnownCity('Bristol', 'GB')]
  if (!bath || !bristol) throw new Error('both are known')
  expect(Math.round(distanceKm(bath, bristol))).toBe(18)
})
